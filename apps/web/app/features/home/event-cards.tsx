import type { EventSummary } from '@site/contracts/content/education.ts'
import { Card, CardGrid } from '#app/design/card.tsx'
import { formatDateLong, formatNumber, formatTime } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

export function EventCards({ locale, events }: { locale: Locale; events: readonly EventSummary[] }) {
  const words = copy[locale]
  return (
    <CardGrid>
      {events.map((event) => {
        const seatsLeft = Math.max(0, event.capacity - event.seatsTaken)
        return (
          <Card
            key={event.id}
            above={
              <p className="eyebrow">
                {formatDateLong(locale, event.startsAt)}, {formatTime(locale, event.startsAt)}
              </p>
            }
            title={event.title}
            to={pathTo('eduvestDetail', locale, { slug: event.slug })}
          >
            <p className="mt-auto text-sm text-soft">
              {event.mode === 'online' ? words.online : event.venue}
              {' · '}
              {seatsLeft === 0
                ? words.full
                : words.seatsLeft(formatNumber(locale, seatsLeft), formatNumber(locale, event.capacity))}
            </p>
          </Card>
        )
      })}
    </CardGrid>
  )
}
