import type { Locale } from '@site/contracts/locale.ts'
import { dayAfter } from '@site/finance/days.ts'
import { digestCopy } from './digest-copy.ts'

function createFormats(tag: string) {
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 6 })
  const day = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'long' })
  const shortDay = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', day: 'numeric', month: 'short' })
  return { number, day, shortDay }
}

/** Created once: thousands of emails would fill hundreds of megabytes with formats. */
const formats = { id: createFormats('id-ID'), en: createFormats('en-US') }

/** Amounts and days of an email, in its language; `today` is the day in Jakarta on which it is sent. */
export function figuresIn(locale: Locale, today: string) {
  const words = digestCopy[locale]
  const { number, ...dates } = formats[locale]
  const day = (date: string) => dates.day.format(new Date(date))
  /** `1 Des`, `Dec 1`. */
  const shortDay = (date: string) => dates.shortDay.format(new Date(date))
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
