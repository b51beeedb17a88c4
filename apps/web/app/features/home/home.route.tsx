import { withStatus } from '#app/content/event-status.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/home.route.ts'
import { copy } from './copy.ts'
import { shownEvent } from './events-part.tsx'
import { HomePage } from './home-page.tsx'
import { marketBoard } from './market-board.server.ts'
import { planExample } from './plan-example.server.ts'

/** More than the board shows, because canceled and undated ones are left out. */
const actionsRead = 10

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, content, market, orNull, now } = context.get(siteContext)
  const [home, snapshot, day, actions, { siteChrome }] = await Promise.all([
    content.home(),
    orNull(market.snapshot()),
    orNull(market.marketDay()),
    orNull(market.corporateActions({ pageSize: actionsRead })),
    context.get(requestContext).layoutData(locale),
  ])
  const words = copy[locale]
  const tagline = siteChrome.settings.tagline || words.title
  const head = pageHead({ page: 'home', title: tagline.replace(/\.$/, ''), description: words.lead })
  const events = withStatus(home.events, now).map(shownEvent)
  return {
    head,
    locale,
    tagline,
    home: { ...home, events },
    board: snapshot && day && marketBoard(locale, snapshot, day, actions),
    plan: planExample(),
  }
}

export const meta = pageMeta

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
