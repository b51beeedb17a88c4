import { data } from 'react-router'
import { listResponse, noItems } from '#app/data/list-response.ts'
import { fixedChoices } from '#app/features/companies/list/company-choices.server.ts'
import { isKnownIndex } from '#app/features/companies/list/known-index.server.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { pageNumber } from '#app/i18n/page-number.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/screener.route.ts'
import { copy } from './copy.ts'
import { localizeScreenedList } from './screened-rows.server.ts'
import { ScreenerPage } from './screener-page.tsx'
import {
  activeCount,
  hasRangeErrors,
  parseScreenerRequest,
  toScreenerQuery,
} from './screener-query.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, market, orNull } = context.get(siteContext)
  const page = pageNumber(url)
  const requested = parseScreenerRequest(locale, url.searchParams)
  const request =
    (await orNull(isKnownIndex(market, requested.index))) === false
      ? { ...requested, index: null, isUnknown: true }
      : requested
  const hasErrors = hasRangeErrors(request)
  const query = toScreenerQuery(request)
  // The market service would reject an invalid range; the form shows the errors and still needs its choices.
  const response = await orNull(market.screener(hasErrors ? { pageSize: 1 } : { ...query, page }))
  const found = response && localizeScreenedList(locale, response)
  const isUnknown = request.isUnknown || (!hasErrors && found !== null && page > found.pageCount)
  const list = found && (hasErrors || isUnknown) ? { ...found, ...noItems, rows: [] } : found
  const active = activeCount(request)
  const head = pageHead({
    page: 'stockScreener',
    title: copy[locale].title,
    description: copy[locale].lead,
    query: { ...query, page: page === 1 ? null : page },
    isIndexed: active === 0,
  })
  const { sectors, boards, indices } = list ?? fixedChoices(locale, request)
  const shown = {
    head,
    locale,
    request,
    query,
    list,
    hasErrors,
    active,
    choices: { sectors, boards, indices },
  }
  return list === null
    ? data(shown, { status: 503 })
    : listResponse(shown, { isUnknown, isEmpty: list.rows.length === 0 })
}

export const meta = pageMeta

export default function ScreenerRoute({ loaderData }: Route.ComponentProps) {
  return <ScreenerPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
