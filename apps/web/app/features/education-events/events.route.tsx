import { withStatus } from '#app/content/event-status.ts'
import { listResponse } from '#app/data/list-response.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { pageNumber } from '#app/i18n/page-number.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/events.route.ts'
import { copy } from './copy.ts'
import { EventsPage } from './events-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content, now } = context.get(siteContext)
  const page = pageNumber(url)
  const when = parseWhen(url)
  const list = await content.events({ page, when: when ?? 'upcoming' })
  const isUnknown = when === undefined || page > list.pageCount
  const words = copy[locale]
  const head = pageHead({
    page: 'events',
    title: when === 'past' ? words.pastTitle : words.listTitle,
    description: words.listLead,
    query: { when: when === 'past' ? when : null, page: page === 1 ? null : page },
  })
  const events = isUnknown ? [] : withStatus(list.items, now)
  return listResponse(
    { head, locale, events, page, pageCount: isUnknown ? 1 : list.pageCount, when, isUnknown },
    { isUnknown, isEmpty: events.length === 0 },
  )
}

/** undefined: unknown tab. */
function parseWhen(url: URL): 'upcoming' | 'past' | undefined {
  const requested = url.searchParams.get('when') ?? 'upcoming'
  return (['upcoming', 'past'] as const).find((when) => when === requested)
}

export const meta = pageMeta

export default function EventsRoute({ loaderData }: Route.ComponentProps) {
  return <EventsPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
