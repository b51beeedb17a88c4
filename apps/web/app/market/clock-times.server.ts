import { clockInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** Times of the exchange in Jakarta, such as `09:00:00`. */
interface ClockSpan {
  readonly from: string
  readonly to: string
}

/** `09.00–12.00` */
export function formatClockSpan(locale: Locale, times: ClockSpan): string {
  return formatClockEnds(locale, times).join('–')
}

/** Both ends have seconds if one needs them. */
export function formatClockEnds(locale: Locale, { from, to }: ClockSpan): [from: string, to: string] {
  const format = from.endsWith(':00') && to.endsWith(':00') ? formatClockTime : written
  return [format(locale, from), format(locale, to)]
}

/** `09.00` / `09:00`; with its seconds unless they are zero. */
export function formatClockTime(locale: Locale, time: string): string {
  return written(locale, time.endsWith(':00') ? time.slice(0, 5) : time)
}

function written(locale: Locale, time: string): string {
  return locale === 'id' ? time.replaceAll(':', '.') : time
}

/** `09:53:20` */
export function secondInJakarta(now: Date): string {
  return `${clockInJakarta(now)}:${String(now.getUTCSeconds()).padStart(2, '0')}`
}
