import { clockInJakarta, dayInJakarta } from '@site/contracts/jakarta-time.ts'
import {
  dateParts,
  formatDate,
  formatDateShort,
  formatDayAndMonth,
  formatWeekday,
  shorten,
} from './format.ts'
import type { Locale } from './locales.ts'

/** `21 Nov` / `Nov 21` in the year of `today`; with the year otherwise. */
export function formatNearDay(locale: Locale, value: string, today: string): string {
  return value.slice(0, 4) === today.slice(0, 4)
    ? formatDayAndMonth(locale, value)
    : formatDateShort(locale, value)
}

/** `Fri`, for narrow columns. */
export function formatWeekdayShort(locale: Locale, value: string): string {
  return shorten(formatWeekday(locale, value))
}

/** `November 2026`; `month` is `2026-11`. */
export function formatMonth(locale: Locale, month: string): string {
  const parts = dateParts(locale, `${month}-15`)
  return `${parts.month} ${parts.year}`
}

/** `19.00–20.30 WIB` / `19:00–20:30 WIB`; with dates if start and end are on different days. */
export function formatTimeRange(locale: Locale, from: string, to: string): string {
  return dayInJakarta(new Date(from)) === dayInJakarta(new Date(to))
    ? `${formatClock(locale, from)}–${formatTime(locale, to)}`
    : `${formatDateTime(locale, from)} – ${formatDateTime(locale, to)}`
}

/** `3 menit 5 detik` as a clock: `3.05` / `3:05`. */
export function formatDuration(locale: Locale, seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = String(Math.round(seconds % 60)).padStart(2, '0')
  return `${minutes}${locale === 'id' ? '.' : ':'}${rest}`
}

/** `14.05 WIB` / `14:05 WIB`. */
export function formatTime(locale: Locale, instant: string): string {
  return `${formatClock(locale, instant)} WIB`
}

function formatClock(locale: Locale, instant: string): string {
  const time = clockInJakarta(new Date(instant))
  return locale === 'id' ? time.replace(':', '.') : time
}

export function formatDateTime(locale: Locale, instant: string): string {
  return `${formatDate(locale, instant)}, ${formatTime(locale, instant)}`
}
