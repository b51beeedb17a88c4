import { clockInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Locale } from '@site/contracts/locale.ts'

const timeZone = 'Asia/Jakarta'
const languageTags = { id: 'id-ID', en: 'en-US' } as const

function formatDate(locale: Locale, instant: Date): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[locale], { timeZone, ...options }).format(instant)
  return `${format({ weekday: 'long' })}, ${writeDay(locale, instant)}`
}

const dayOptions = { timeZone, day: 'numeric', month: 'long', year: 'numeric' } as const
/** Created once, because every email to a subscriber has a day. */
const dayFormats = {
  id: new Intl.DateTimeFormat(languageTags.id, dayOptions),
  en: new Intl.DateTimeFormat(languageTags.en, dayOptions),
}

/** `3 Desember 2026`. */
export const writeDay = (locale: Locale, instant: Date): string => dayFormats[locale].format(instant)

function formatClock(locale: Locale, instant: Date): string {
  const clock = clockInJakarta(instant)
  return locale === 'id' ? clock.replace(':', '.') : clock
}

/** `Kamis, 3 Desember 2026, 19.00–20.30 WIB`; with both dates if they differ. */
export function eventTime(locale: Locale, from: Date, to: Date): string {
  const [first, last] = [formatDate(locale, from), formatDate(locale, to)]
  const [begin, end] = [formatClock(locale, from), formatClock(locale, to)]
  return first === last ? `${first}, ${begin}–${end} WIB` : `${first}, ${begin} WIB – ${last}, ${end} WIB`
}

/** `3 Desember 2026, 19.00 WIB`. */
export function pointOfTime(locale: Locale, instant: Date): string {
  return `${formatDate(locale, instant)}, ${formatClock(locale, instant)} WIB`
}
