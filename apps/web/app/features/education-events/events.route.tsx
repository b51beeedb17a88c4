import { data } from 'react-router'
import { withStatus } from '#app/content/event-status.ts'
import { pageNumber } from '#app/i18n/page-number.ts'
import { pageHead, pageMeta } from '#app/shell/page-head.ts'
import { siteContext } from '#app/shell/site-context.ts'
import type { Route } from './+types/events.route.ts'
import { copy } from './copy.ts'
import { EventsPage } from './events-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content, now } = context.get(siteContext)
  const page = pageNumber(url)
  const when = whenOf(url)
  const list = await content.events({ page, when })
  if (page > list.pageCount) {
    throw data(null, { status: 404 })
  }
  const words = copy[locale]
  const head = pageHead({
    page: 'eduvest',
    title: when === 'past' ? words.pastTitle : words.listTitle,
    description: words.listLead,
    query: { when: when === 'past' ? when : null, page: page === 1 ? null : page },
  })
  return { head, locale, events: withStatus(list.items, now), page, pageCount: list.pageCount, when }
}

function whenOf(url: URL): 'upcoming' | 'past' {
  const when = url.searchParams.get('when') ?? 'upcoming'
  if (when !== 'upcoming' && when !== 'past') {
    throw data(null, { status: 404 })
  }
  return when
}

export const meta = pageMeta

export default function EventsRoute({ loaderData }: Route.ComponentProps) {
  return <EventsPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
