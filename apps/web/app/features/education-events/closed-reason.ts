import type { EventSummary } from '@site/contracts/content/education.ts'
import type { EventStatus } from '#app/content/event-status.ts'
import { formatDateTime } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

/** Why registration is closed, with its date, or with what may change it; null while it is open, including the waiting list. */
export function closedReason(
  locale: Locale,
  status: EventStatus,
  event: Pick<EventSummary, 'registrationOpensAt' | 'registrationClosesAt' | 'endsAt' | 'unconfirmedPlaces'>,
): string | null {
  const { reasons } = copy[locale]
  switch (status) {
    case 'open':
    case 'waitingList':
      return null
    case 'full':
      return [reasons.full, findReturn(locale, status, event)].filter(Boolean).join(' ')
    case 'notYetOpen':
      return reasons.notYetOpen(formatDateTime(locale, event.registrationOpensAt))
    case 'closed':
      return reasons.closed(formatDateTime(locale, event.registrationClosesAt))
    case 'canceled':
      return reasons.canceled
    case 'past':
      return reasons.past(formatDateTime(locale, event.endsAt))
  }
}

/** That unconfirmed places of a full event may return; null if it has none, or is not full. */
export function findReturn(
  locale: Locale,
  status: EventStatus,
  { unconfirmedPlaces }: Pick<EventSummary, 'unconfirmedPlaces'>,
): string | null {
  return status === 'full' && unconfirmedPlaces > 0 ? copy[locale].reasons.mayReturn : null
}
