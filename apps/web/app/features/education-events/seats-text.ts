import type { EventSummary } from '@site/contracts/content/education.ts'
import { seatsLeft } from '#app/content/event-status.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

export function seatsText(locale: Locale, event: Pick<EventSummary, 'capacity' | 'seatsTaken'>): string {
  const left = seatsLeft(event)
  const capacity = formatNumber(locale, event.capacity)
  return left === 0
    ? copy[locale].noSeats(capacity)
    : copy[locale].seatsLeft(formatNumber(locale, left), capacity)
}
