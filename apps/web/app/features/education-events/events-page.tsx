import type { EventWithStatus } from '#app/content/event-status.ts'
import { LinkTabs } from '#app/design/link-tabs.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { Pagination } from '#app/design/pagination.tsx'
import type { PageHead } from '#app/head/page-head-data.ts'
import { formatMonth } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo, type Query } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { copy } from './copy.ts'
import { EventRow } from './event-row.tsx'
import { monthsOfEvents } from './months-of-events.ts'

interface EventsPageProps {
  head: PageHead
  locale: Locale
  events: readonly EventWithStatus[]
  page: number
  pageCount: number
  /** undefined: unknown tab. */
  when: 'upcoming' | 'past' | undefined
  /** The query has a tab or page that does not exist. */
  isUnknown: boolean
}

export function EventsPage({ head, locale, events, page, pageCount, when, isUnknown }: EventsPageProps) {
  const words = copy[locale]
  const isPast = when === 'past'
  const toPath = (query: Query) => pathTo('events', locale, undefined, query)
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.listLead} page="events" title={head.title} />
      <LinkTabs
        label={words.when}
        tabs={[
          { to: toPath({}), label: words.upcoming, isCurrent: when === 'upcoming' },
          { to: toPath({ when: 'past' }), label: words.past, isCurrent: isPast },
        ]}
      />
      {events.length === 0 ? (
        <div className="mt-8">
          <EmptyState text={isUnknown ? words.empty : isPast ? words.noPast : words.noUpcoming}>
            <a className="text-link" href={toPath({ when: isPast || isUnknown ? null : 'past' })}>
              {isPast || isUnknown ? words.seeUpcoming : words.seePast}
            </a>
          </EmptyState>
        </div>
      ) : (
        monthsOfEvents(events).map(({ month, events: ofMonth }) => (
          <section
            key={month}
            aria-labelledby={`month-${month}`}
            className="grid gap-x-12 gap-y-2 pt-10 lg:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <h2 className="pt-6 text-lg" id={`month-${month}`}>
              {formatMonth(locale, month)}
            </h2>
            <ul>
              {ofMonth.map((event) => (
                <EventRow key={event.id} event={event} headingLevel={3} locale={locale} />
              ))}
            </ul>
          </section>
        ))
      )}
      <Pagination
        locale={locale}
        page={page}
        pageCount={pageCount}
        pathOfPage={(target) => toPath({ when: isPast ? when : null, page: target })}
      />
    </div>
  )
}
