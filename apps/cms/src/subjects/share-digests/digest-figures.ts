import type { Locale } from '@site/contracts/locale.ts'
import { dayAfter } from '@site/finance/days.ts'
import { digestCopy } from './digest-copy.ts'

const languageTags = { id: 'id-ID', en: 'en-US' } as const

/** Amounts and days of an email, in its language; `today` is the day in Jakarta on which it is sent. */
export function figuresIn(locale: Locale, today: string) {
  const words = digestCopy[locale]
  const tag = languageTags[locale]
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 6 })
  const formatDay = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options }).format(new Date(day))
  const day = (date: string) => formatDay(date, { dateStyle: 'long' })
  /** `1 Des`, `Dec 1`. */
  const shortDay = (date: string) => formatDay(date, { day: 'numeric', month: 'short' })
  const writeNear = (date: string, text: string, otherwise: string) => {
    if (date === today) return words.today(text)
    return date === dayAfter(today) ? words.tomorrow(text) : otherwise
  }
  return {
    number: (value: number) => number.format(value),
    rupiah: (value: number) => `Rp${number.format(value)}`,
    dollars: (value: number) => `US$${number.format(value)}`,
    day,
    shortDay,
    /** `besok, 1 Desember 2026` on the day before. */
    nearDay: (date: string) => writeNear(date, day(date), day(date)),
    /** `besok, 1 Des` on the day before, else `pada 1 Des`. */
    nearShortDay: (date: string) => writeNear(date, shortDay(date), words.on(shortDay(date))),
  }
}
export type Figures = ReturnType<typeof figuresIn>
