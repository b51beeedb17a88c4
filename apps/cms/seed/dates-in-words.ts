import type { Locale } from '@site/contracts/locale.ts'

const listMonthNames = (locale: Locale) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 1)),
  )
const months = { id: listMonthNames('id'), en: listMonthNames('en') }

/** Texts write whole names, and their first three letters in tables. */
const namesIn = (locale: Locale) => months[locale].flatMap((name) => [name, name.slice(0, 3)]).join('|')

/** A day in words, in either language, as part of a pattern; `dayOfWords` reads it. */
export const dayInWords = `(?:\\d{1,2} (?:${namesIn('id')}) \\d{4}|(?:${namesIn('en')}) \\d{1,2}, \\d{4})`

/** `2026-11-01` of `1 November 2026`, `1 Nov 2026` or `November 1, 2026`. */
export function dayOfWords(words: string): string {
  const [name = ''] = words.match(/\p{L}+/u) ?? []
  const monthIn = (names: readonly string[]) => names.findIndex((each) => each.startsWith(name))
  const month = Math.max(monthIn(months.id), monthIn(months.en)) + 1
  const [date = '', year = ''] = words.match(/\d+/g) ?? []
  return `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`
}

/** The days that a text names, with the words directly before each. */
export function daysInText(text: string): { day: string; before: string }[] {
  return [...text.matchAll(new RegExp(`(.{0,60}?)(${dayInWords})`, 'gs'))].map(
    ([, before = '', words = '']) => ({ day: dayOfWords(words), before }),
  )
}
