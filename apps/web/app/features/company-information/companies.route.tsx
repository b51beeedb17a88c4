import { longestSearch } from '@site/contracts/market/companies.ts'
import { data } from 'react-router'
import { pageNumber } from '#app/i18n/page-number.ts'
import type { MarketClient } from '#app/market/market-client.server.ts'
import { pageHead, pageMeta } from '#app/shell/page-head.ts'
import { siteContext } from '#app/shell/site-context.ts'
import type { Route } from './+types/companies.route.ts'
import { usualSort } from './column-sort.ts'
import { companiesCopy } from './companies-copy.ts'
import { CompaniesPage } from './companies-page.tsx'
import { fixedChoices } from './company-choices.server.ts'
import { type CompanyFilter, companyFilterOf } from './company-filter.server.ts'
import { companyListOf } from './company-rows.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, market, orUnavailable } = context.get(siteContext)
  const page = pageNumber(url)
  const filter = companyFilterOf(url.searchParams)
  if (filter === null) {
    throw data(null, { status: 404 })
  }
  const answer = await orUnavailable(askedList(market, filter, page))
  const list = answer && companyListOf(locale, answer)
  if (list !== null && page > list.pageCount) {
    throw data(null, { status: 404 })
  }
  const { sectors, boards, indices } = list ?? fixedChoices(locale, filter)
  const words = companiesCopy[locale]
  const { q, sort } = filter
  const sector = sectors.find(({ code }) => code === filter.sector)?.name ?? filter.sector
  const board = boards.find(({ code }) => code === filter.board)?.name ?? filter.board
  const index = indices.find(({ code }) => code === filter.index)?.name ?? filter.index
  const chosen = [sector, board, index, q && words.searchPhrase(q)].filter(Boolean).join(', ')
  const head = pageHead({
    page: 'companyList',
    title: chosen ? words.listTitleOf(chosen) : words.listTitle,
    description: words.listLead,
    query: { ...filter, sort: sort === usualSort ? null : sort, page: page === 1 ? null : page },
  })
  return data(
    { head, locale, list, choices: { sectors, boards, indices }, filter, longestSearch },
    { status: list === null ? 503 : 200 },
  )
}

/** 404 where there is no such index. */
async function askedList(market: MarketClient, filter: CompanyFilter, page: number) {
  if (filter.index !== null && !(await isKnownIndex(market, filter.index))) {
    throw data(null, { status: 404 })
  }
  return market.companies({ ...filter, page, pageSize: 20 })
}

/** Which indices there are is a matter of the data; the service refuses to be asked for others. */
async function isKnownIndex(market: MarketClient, index: string): Promise<boolean> {
  const { indices } = await market.companies({ pageSize: 1 })
  return indices.some(({ code }) => code === index)
}

export const meta = pageMeta

export default function CompaniesRoute({ loaderData }: Route.ComponentProps) {
  return <CompaniesPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
