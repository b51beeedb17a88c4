import { data } from 'react-router'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/market.route.ts'
import { copy } from './copy.ts'
import { MarketPage } from './market-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, market, orNull } = context.get(siteContext)
  const day = await orNull(market.marketDay())
  const words = copy[locale]
  const head = pageHead({ page: 'market', title: words.title, description: words.lead })
  return data({ head, locale, day }, { status: day === null ? 503 : 200 })
}

export const meta = pageMeta

export default function MarketRoute({ loaderData }: Route.ComponentProps) {
  return <MarketPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
