import { decimalsOf, formatDate, formatNumber, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { OutcomeFigure } from './tool-outcome.ts'

/** Formats the figures of a tool in a language. */
export function figuresIn(locale: Locale) {
  const number = (value: number) => formatNumber(locale, value, decimalsOf(value))
  const rupiah = (value: number) => formatRupiah(locale, value, decimalsOf(value))
  const percent = (value: number) => `${number(value)}%`
  const figure = (
    name: string,
    label: string,
    data: number,
    format: (value: number) => string,
  ): OutcomeFigure => ({
    name,
    label,
    value: format(data),
    data,
  })
  return {
    /** With the decimals that a number has. */
    number,
    rupiah,
    /** Of percents: 0.15 is `0,15%`. */
    percent,
    day: (value: string) => formatDate(locale, value),
    figure,
    amount: (name: string, label: string, data: number) => figure(name, label, data, rupiah),
  }
}
