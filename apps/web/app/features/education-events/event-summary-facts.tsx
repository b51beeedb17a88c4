import type { EventSummary } from '@site/contracts/content/education.ts'
import { Facts } from '#app/design/facts.tsx'
import { formatDateLong } from '#app/i18n/format.ts'
import { formatTimeRange } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

/** Time and place, next to the registration form. */
export function EventSummaryFacts({ event, locale }: { event: EventSummary; locale: Locale }) {
  const words = copy[locale]
  const { startsAt, endsAt, mode, venue } = event
  return (
    <Facts
      facts={[
        {
          label: words.date,
          value: <time dateTime={startsAt}>{formatDateLong(locale, startsAt)}</time>,
        },
        { label: words.time, value: formatTimeRange(locale, startsAt, endsAt) },
        { label: words.format, value: words.mode[mode] },
        { label: words.venue, value: venue },
      ]}
    />
  )
}
