import type { EventSummary } from '@site/contracts/content/education.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { seatsText } from './seats-text.ts'

export function SeatsBar({
  event,
  locale,
}: {
  event: Pick<EventSummary, 'capacity' | 'seatsTaken'>
  locale: Locale
}) {
  const { capacity, seatsTaken } = event
  const taken = capacity > 0 ? Math.min(1, seatsTaken / capacity) : 1
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-3">
      <svg
        aria-hidden="true"
        className="h-1.5 w-24 max-w-full rounded-full"
        preserveAspectRatio="none"
        viewBox="0 0 100 4"
      >
        <rect className="fill-line" height="4" width="100" />
        <rect className="fill-action" height="4" width={taken * 100} />
      </svg>
      <span>{seatsText(locale, event)}</span>
    </span>
  )
}
