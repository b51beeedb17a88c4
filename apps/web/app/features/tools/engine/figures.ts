import { roundHalfUp } from '@site/finance/rounding.ts'
import { countDecimals, formatDate, formatDateShort, formatNumber, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { OutcomeColumn, OutcomeFigure } from './tool-outcome.ts'

/** Decimals of a headline; formulas and tables have all. */
const MAIN_PLACES = 2

/** Formats the figures of a tool in a language. */
export function figuresIn(locale: Locale) {
  const number = (value: number) => formatNumber(locale, value, countDecimals(value))
  const rupiah = (value: number) => formatRupiah(locale, value, countDecimals(value))
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
  const main: typeof figure = (name, label, data, format) =>
    figure(name, label, data, (value) => format(roundHalfUp(value, MAIN_PLACES)))
  return {
    /** With the decimals that a number has. */
    number,
    rupiah,
    /** Of percents: 0.15 is `0,15%`. */
    percent,
    day: (value: string) => formatDate(locale, value),
    figure,
    amount: (name: string, label: string, data: number) => figure(name, label, data, rupiah),
    /** A figure rounded for a headline. */
    main,
    mainAmount: (name: string, label: string, data: number) => main(name, label, data, rupiah),
  }
}

/** A cell of a table. */
export function formatCell(
  locale: Locale,
  kind: OutcomeColumn['kind'],
  value: string | number | null,
): string {
  if (value === null) return '–'
  if (typeof value === 'string') return kind === 'day' ? formatDateShort(locale, value) : value
  const { number, rupiah, percent } = figuresIn(locale)
  return kind === 'rupiah' ? rupiah(value) : kind === 'percent' ? percent(value) : number(value)
}
