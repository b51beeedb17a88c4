import { maxSearchLength } from '@site/contracts/market/companies.ts'
import { data } from 'react-router'
import { listResponse, noItems } from '#app/data/list-response.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { pageNumber } from '#app/i18n/page-number.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/companies.route.ts'
import { defaultSort } from './column-sort.ts'
import { companiesCopy } from './companies-copy.ts'
import { CompaniesPage } from './companies-page.tsx'
import { fixedChoices } from './company-choices.server.ts'
import { parseCompanyFilter } from './company-filter.server.ts'
import { localizeCompanyList } from './company-rows.server.ts'
import { isKnownIndex } from './known-index.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, market, orNull } = context.get(siteContext)
  const page = pageNumber(url)
  const { filter: requested, isUnknown: isUnknownFilter } = parseCompanyFilter(url.searchParams)
  const filter =
    (await orNull(isKnownIndex(market, requested.index))) === false
      ? { ...requested, index: null }
      : requested
  const response = await orNull(market.companies({ ...filter, page, pageSize: 20 }))
  const found = response && localizeCompanyList(locale, response)
  const isUnknown = isUnknownFilter || filter !== requested || (found !== null && page > found.pageCount)
  const list = found && isUnknown ? { ...found, ...noItems, rows: [] } : found
  const { sectors, boards, indices } = list ?? fixedChoices(locale, filter)
  const words = companiesCopy[locale]
  const { q, sort } = filter
  const sector = sectors.find(({ code }) => code === filter.sector)?.name ?? filter.sector
  const board = boards.find(({ code }) => code === filter.board)?.name ?? filter.board
  const index = indices.find(({ code }) => code === filter.index)?.name ?? filter.index
  const chosen = [sector, board, index, q && words.searchPhrase(q)].filter(Boolean).join(', ')
  const head = pageHead({
    page: 'companyList',
    title: chosen ? words.filteredTitle(chosen) : words.listTitle,
    description: words.listLead,
    query: { ...filter, sort: sort === defaultSort ? null : sort, page: page === 1 ? null : page },
  })
  const shown = { head, locale, list, choices: { sectors, boards, indices }, filter, maxSearchLength }
  return list === null
    ? data(shown, { status: 503 })
    : listResponse(shown, { isUnknown, isEmpty: list.rows.length === 0 })
}

export const meta = pageMeta

export default function CompaniesRoute({ loaderData }: Route.ComponentProps) {
  return <CompaniesPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
