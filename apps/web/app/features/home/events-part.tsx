import { type EventWithStatus, seatsLeft } from '#app/content/event-status.ts'
import { DateBlock } from '#app/design/date-block.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { Picture } from '#app/design/picture.tsx'
import { formatDateLong, formatNumber } from '#app/i18n/format.ts'
import { formatTime } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import { PartHead, type PartProps } from './part-head.tsx'
import { Seats } from './seats.tsx'

type ShownField =
  | 'id'
  | 'slug'
  | 'title'
  | 'startsAt'
  | 'mode'
  | 'venue'
  | 'capacity'
  | 'seatsTaken'
  | 'status'
export type ShownEvent = Pick<EventWithStatus, ShownField | 'cover'>

/** The displayed data of an event; only the first one has its picture, to keep the page's data small. */
export function shownEvent(event: EventWithStatus, position: number): ShownEvent {
  const { id, slug, title, startsAt, mode, venue, capacity, seatsTaken, status, cover } = event
  const shown = { id, slug, title, startsAt, mode, venue, capacity, seatsTaken, status }
  return { ...shown, cover: position === 0 ? cover : null }
}

/** The next events by date; the first one with its picture. */
export function EventsPart({ locale, heading, events }: PartProps & { events: readonly ShownEvent[] }) {
  const words = copy[locale]
  const next = events[0]
  return (
    <>
      <PartHead heading={heading} more={{ to: pathTo('events', locale), label: words.allEvents }} />
      {next ? (
        <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          {next.cover ? (
            <Picture
              className="hidden aspect-4/3 h-full w-full rounded-card object-cover lg:block"
              picture={next.cover}
              sizes="22rem"
            />
          ) : null}
          <ol className={next.cover ? 'min-w-0' : 'min-w-0 lg:col-span-2'}>
            {events.map((event) => (
              <EventRow key={event.id} event={event} locale={locale} />
            ))}
          </ol>
        </div>
      ) : (
        <EmptyState hint={words.noEventsHint} text={words.noEvents}>
          <p className="mt-4">
            <a className="text-link" href={pathTo('educationalVideos', locale)}>
              {words.watchVideos}
            </a>
          </p>
        </EmptyState>
      )}
    </>
  )
}

function EventRow({ locale, event }: { locale: Locale; event: ShownEvent }) {
  const words = copy[locale]
  const { slug, title, startsAt, mode, venue, capacity, seatsTaken, status } = event
  const left = seatsLeft(event)
  return (
    <li className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-t border-line py-4 first:border-t-0 first:pt-0 max-sm:nth-[n+3]:hidden sm:grid-cols-[4.5rem_minmax(0,1fr)_10rem] sm:gap-x-6 sm:py-5 [&>p]:max-sm:col-start-2">
      <DateBlock date={startsAt} locale={locale} />
      <div className="min-w-0">
        <h3 className="leading-snug wrap-anywhere sm:text-lg">
          <a
            className="after:absolute after:inset-0 hover:text-action"
            href={pathTo('eventDetail', locale, { slug })}
          >
            {title}
          </a>
        </h3>
        <p className="mt-1 text-soft max-sm:text-sm">
          <span className="max-sm:hidden">{`${formatDateLong(locale, startsAt)}, `}</span>
          {`${formatTime(locale, startsAt)} · ${mode === 'online' ? words.online : venue}`}
        </p>
      </div>
      <Seats
        capacity={capacity}
        taken={seatsTaken}
        text={
          left > 0
            ? words.seatsLeft(formatNumber(locale, left), formatNumber(locale, capacity))
            : status === 'waitingList'
              ? words.waitingList
              : words.full
        }
      />
    </li>
  )
}
