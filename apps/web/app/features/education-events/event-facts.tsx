import type { Event } from '@site/contracts/content/education.ts'
import { seatsLeft } from '#app/content/event-status.ts'
import { Facts } from '#app/design/facts.tsx'
import { formatDateLong, formatNumber } from '#app/i18n/format.ts'
import { formatDateTime, formatTimeRange } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

export function EventFacts({ event, locale }: { event: Omit<Event, 'related'>; locale: Locale }) {
  const words = copy[locale]
  const { startsAt, endsAt, mode, venue, speakerRole, capacity } = event
  const { registrationOpensAt, registrationClosesAt, movedFrom } = event
  const moment = (instant: string) => <time dateTime={instant}>{formatDateTime(locale, instant)}</time>
  return (
    <Facts
      facts={[
        {
          label: words.date,
          value: <time dateTime={startsAt}>{formatDateLong(locale, startsAt)}</time>,
        },
        { label: words.time, value: formatTimeRange(locale, startsAt, endsAt) },
        ...(movedFrom ? [{ label: words.movedFrom, value: moment(movedFrom) }] : []),
        { label: words.format, value: words.mode[mode] },
        { label: words.venue, value: venue },
        ...(speakerRole ? [{ label: words.speaker, value: speakerRole }] : []),
        { label: words.capacity, value: words.seatCount(formatNumber(locale, capacity)) },
        { label: words.seats, value: formatNumber(locale, seatsLeft(event)) },
        { label: words.registrationOpens, value: moment(registrationOpensAt) },
        { label: words.registrationCloses, value: moment(registrationClosesAt) },
      ]}
    />
  )
}
