import type { Event } from '@site/contracts/content/education.ts'
import type { EventStatus, EventWithStatus } from '#app/content/event-status.ts'
import { ButtonLink } from '#app/design/button.tsx'
import { Icon } from '#app/design/icon.tsx'
import { Notice } from '#app/design/notice.tsx'
import { Picture } from '#app/design/picture.tsx'
import { pictureSizes } from '#app/design/picture-sizes.ts'
import { Prose } from '#app/design/prose.tsx'
import { Section } from '#app/design/section.tsx'
import { eventCalendarPath } from '#app/i18n/endpoints/event-file.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { UpdatedOn } from '#app/page-parts/document-dates.tsx'
import { SharePage } from '#app/page-parts/share-page.tsx'
import { SubscribeField } from '#app/page-parts/subscribe-field.tsx'
import { closedReason } from './closed-reason.ts'
import { copy } from './copy.ts'
import { EventFacts } from './event-facts.tsx'
import { EventRow } from './event-row.tsx'
import { registrationLink } from './registration-link.ts'
import { StatusBadge } from './status-badge.tsx'

interface EventPageProps {
  locale: Locale
  event: Omit<Event, 'related'>
  status: EventStatus
  related: readonly EventWithStatus[]
}

export function EventPage({ locale, event, status, related }: EventPageProps) {
  const words = copy[locale]
  const { slug, title, summary, cover, body, revisedAt } = event
  const registration = registrationLink(locale, status, slug)
  return (
    <div className="wrap pb-16">
      <article>
        <PageHeading lead={summary} page="eventDetail" title={title}>
          <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
            <StatusBadge locale={locale} status={status} />
            <UpdatedOn locale={locale} revisedAt={revisedAt} />
          </p>
        </PageHeading>
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
          <aside aria-label={words.facts} className="grid min-w-0 gap-6 self-start lg:order-last">
            <EventFacts event={event} locale={locale} />
            {status === 'past' ? null : (
              <p>
                <a className="download-link" download href={eventCalendarPath(locale, slug)}>
                  <Icon name="calendar" />
                  <span className="download-name">
                    {status === 'canceled' ? words.updateCalendar : words.toCalendar}
                  </span>
                </a>
              </p>
            )}
            {registration ? (
              <div className="grid gap-3">
                {status === 'waitingList' ? <p>{words.waitingListText}</p> : null}
                <ButtonLink to={registration.to}>{registration.label}</ButtonLink>
              </div>
            ) : (
              <Notice title={words.statuses[status]}>
                <p>{closedReason(locale, status, event)}</p>
                <p className="mt-2">
                  <a className="font-semibold underline underline-offset-4" href={pathTo('events', locale)}>
                    {words.backToEvents}
                  </a>
                </p>
              </Notice>
            )}
            {status === 'past' || status === 'canceled' ? null : (
              <SubscribeField locale={locale} wanted={{ event: slug }} />
            )}
          </aside>
          <div className="min-w-0">
            {cover ? (
              <Picture
                className="mb-8 w-full rounded-card"
                picture={cover}
                priority
                sizes={pictureSizes.nextToAside}
              />
            ) : null}
            <Prose html={body} />
            <div className="mt-10 max-w-(--measure) border-t border-line pt-6">
              <SharePage title={title} />
            </div>
          </div>
        </div>
      </article>
      {related.length > 0 ? (
        <Section more={{ to: pathTo('events', locale), label: words.allEvents }} title={words.related}>
          <ul>
            {related.map((other) => (
              <EventRow key={other.id} event={other} headingLevel={3} locale={locale} />
            ))}
          </ul>
        </Section>
      ) : null}
    </div>
  )
}
