import { data } from 'react-router'
import { pageNumber } from '#app/i18n/page-number.ts'
import { pageHead, pageMeta } from '#app/shell/page-head.ts'
import { siteContext } from '#app/shell/site-context.ts'
import type { Route } from './+types/recommendations.route.ts'
import { copy } from './copy.ts'
import { RecommendationsPage } from './recommendations-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const page = pageNumber(url)
  const ticker = url.searchParams.get('ticker')?.toUpperCase() || null
  if (ticker !== null && !/^[A-Z]{4}$/.test(ticker)) {
    throw data(null, { status: 404 })
  }
  const list = await content.recommendations({ page, ticker })
  if (page > list.pageCount) {
    throw data(null, { status: 404 })
  }
  const words = copy[locale]
  const head = pageHead({
    page: 'recommendation',
    title: words.titleOf(ticker),
    description: words.lead,
    query: { ticker, page: page === 1 ? null : page },
  })
  return { head, locale, ticker, list }
}

export const meta = pageMeta

export default function RecommendationsRoute({ loaderData }: Route.ComponentProps) {
  return <RecommendationsPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
