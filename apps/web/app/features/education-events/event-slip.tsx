import type { EventSummary } from '@site/contracts/content/education.ts'
import { eventCalendarPath } from '#app/i18n/endpoints/event-file.ts'
import { dateParts, formatWeekday } from '#app/i18n/format.ts'
import { formatTimeRange } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { Slip } from '#app/page-parts/slip.tsx'
import { copy } from './copy.ts'

/** The seat that is taken, with the calendar file as its one action. */
export function EventSlip({ event, locale }: { event: EventSummary; locale: Locale }) {
  const words = copy[locale]
  const { slug, title, mode, venue, startsAt, endsAt } = event
  const { day, month, year } = dateParts(locale, startsAt)
  return (
    <Slip
      figure={<time dateTime={startsAt}>{day}</time>}
      figureNote={
        <>
          <p className="text-lg font-semibold">{`${month} ${year}`}</p>
          <p className="mt-2 text-sm text-on-board-soft">
            {`${formatWeekday(locale, startsAt)}, ${formatTimeRange(locale, startsAt, endsAt)}`}
          </p>
        </>
      }
    >
      <h2 className="text-lg">{title}</h2>
      <dl className="mt-3 grid gap-x-5 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-soft">{words.format}</dt>
        <dd className="font-semibold">{words.mode[mode]}</dd>
        {venue === '' ? null : (
          <>
            <dt className="text-soft">{words.venue}</dt>
            <dd className="font-semibold">{venue}</dd>
          </>
        )}
      </dl>
      <p className="mt-5">
        <a className="button" download href={eventCalendarPath(locale, slug)}>
          {words.toCalendar}
        </a>
      </p>
      <EventLinks locale={locale} slug={slug} />
    </Slip>
  )
}

export function EventLinks({ locale, slug }: { locale: Locale; slug: string }) {
  const words = copy[locale]
  return (
    <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
      <a className="text-link" href={pathTo('eventDetail', locale, { slug })}>
        {words.backToEvent}
      </a>
      <a className="text-link" href={pathTo('events', locale)}>
        {words.backToEvents}
      </a>
    </p>
  )
}
