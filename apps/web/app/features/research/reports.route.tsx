import { data } from 'react-router'
import { pageNumber } from '#app/i18n/page-number.ts'
import { pageHead, pageMeta } from '#app/shell/page-head.ts'
import { siteContext } from '#app/shell/site-context.ts'
import type { Route } from './+types/reports.route.ts'
import { copy } from './copy.ts'
import { ReportsPage } from './reports-page.tsx'
import { tickerFilter } from './ticker-filter.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const page = pageNumber(url)
  // An empty value is what the filter's form sends for "all".
  const category = url.searchParams.get('category') || null
  const ticker = tickerFilter(url.searchParams.get('ticker'))
  if (ticker === undefined) {
    throw data(null, { status: 404 })
  }
  const list = await content.reports({ page, category, ticker })
  const chosen = list.categories.find(({ slug }) => slug === category) ?? null
  if (page > list.pageCount || (category !== null && chosen === null)) {
    throw data(null, { status: 404 })
  }
  const words = copy[locale]
  const title = chosen ? words.byCategory(chosen.name) : words.listTitle
  const head = pageHead({
    page: 'researchReport',
    title: ticker ? words.byTicker(title, ticker) : title,
    description: words.listLead,
    query: { ticker, page: page === 1 ? null : page },
    localQuery: { locale, query: { category } },
  })
  return { head, locale, list, category, ticker }
}

export const meta = pageMeta

export default function ReportsRoute({ loaderData }: Route.ComponentProps) {
  return <ReportsPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
