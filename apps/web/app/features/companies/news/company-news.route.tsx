import { tickerOfSlug } from '@site/contracts/market/values.ts'
import { data } from 'react-router'
import { listResponse } from '#app/data/list-response.ts'
import { foundDocument } from '#app/errors/found-document.ts'
import { copy } from '#app/features/companies/copy.ts'
import { orNotFound } from '#app/features/companies/or-not-found.server.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { pageNumber } from '#app/i18n/page-number.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/company-news.route.ts'
import { CompanyNewsPage } from './company-news-page.tsx'
import { localizeNewsItems } from './news-items.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale, market } = site
  const page = pageNumber(url)
  const ticker = tickerOfSlug(params.slug)
  if (ticker === null) {
    throw data(null, { status: 404 })
  }
  const response = await orNotFound(site, market.companyNews(ticker, { locale, page }))
  const list = response && foundDocument('companyNews', locale, params, response)
  const isUnknown = list !== null && page > list.pageCount
  const shortName = list?.shortName ?? ticker
  const words = copy[locale]
  const head = pageHead({
    page: 'companyNews',
    title: words.newsTitle(shortName),
    description: words.newsLead(shortName),
    params,
    query: { page: page === 1 ? null : page },
    names: { companyDetail: shortName },
  })
  const shown = {
    head,
    locale,
    slug: params.slug,
    shortName,
    items: list && localizeNewsItems(locale, list.items),
    page,
    pageCount: isUnknown ? 1 : (list?.pageCount ?? 1),
  }
  return list === null
    ? data(shown, { status: 503 })
    : // The site map omits an empty list as well.
      listResponse(shown, { isUnknown, isEmpty: list.items.length === 0 })
}

export const meta = pageMeta

export default function CompanyNewsRoute({ loaderData }: Route.ComponentProps) {
  return <CompanyNewsPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
