import { withStatus } from '#app/content/event-status.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/home.route.ts'
import { copy } from './copy.ts'
import { shownEvent } from './events-part.tsx'
import { HomePage } from './home-page.tsx'
import { marketBoard } from './market-board.server.ts'
import { planExample } from './plan-example.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, content, market, orNull, now } = context.get(siteContext)
  const [home, snapshot] = await Promise.all([content.home(), orNull(market.snapshot())])
  const words = copy[locale]
  const head = pageHead({ page: 'home', title: words.headTitle, description: words.lead })
  const events = withStatus(home.events, now).map(shownEvent)
  return {
    head,
    locale,
    home: { ...home, events },
    board: snapshot && marketBoard(snapshot),
    plan: planExample(),
  }
}

export const meta = pageMeta

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
