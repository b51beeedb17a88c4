import { eventStatus, withStatus } from '#app/content/event-status.ts'
import { foundDocument } from '#app/errors/found-document.ts'
import { pageHead, pageMetaWith } from '#app/head/page-head.ts'
import { formatDate } from '#app/i18n/format.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/event.route.ts'
import { eventJsonLd } from './event-json-ld.ts'
import { EventPage } from './event-page.tsx'
import { registrationLink } from './registration-link.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, content, now } = context.get(siteContext)
  const found = await content.event(params.slug)
  const { related, ...event } = foundDocument('eventDetail', locale, params, found)
  const { title, summary, translations, seo } = event
  const status = eventStatus(event, now)
  const head = pageHead({
    page: 'eventDetail',
    // A class often has the same title as its article; the date distinguishes them.
    title: `${title}, ${formatDate(locale, event.startsAt)}`,
    description: summary,
    translations,
    seo,
  })
  return {
    head: { ...head, action: registrationLink(locale, status, event.slug) ?? undefined },
    locale,
    event,
    status,
    related: withStatus(related, now),
  }
}

export const meta = pageMetaWith(
  import.meta.env.SSR &&
    (({ event, status }: Route.ComponentProps['loaderData'], site) => [eventJsonLd(event, status, site)]),
)

export default function EventRoute({ loaderData }: Route.ComponentProps) {
  return <EventPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
