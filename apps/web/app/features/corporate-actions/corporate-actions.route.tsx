import { data } from 'react-router'
import { pageNumber } from '#app/i18n/page-number.ts'
import { corporateActionNames } from '#app/market/corporate-action-names.ts'
import { pageHead, pageMeta } from '#app/shell/page-head.ts'
import { siteContext } from '#app/shell/site-context.ts'
import type { Route } from './+types/corporate-actions.route.ts'
import { actionListOf } from './action-list.server.ts'
import { actionsQueryOf } from './actions-query.server.ts'
import { copy } from './copy.ts'
import { CorporateActionsPage } from './corporate-actions-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, market } = context.get(siteContext)
  const page = pageNumber(url)
  const query = actionsQueryOf(url.searchParams)
  if (query === null) {
    throw data(null, { status: 404 })
  }
  const { kind, ticker, isTicker } = query
  // The market service refuses what cannot be a ticker; the form then says so.
  const list = isTicker ? actionListOf(locale, await market.corporateActions({ kind, ticker, page })) : null
  if (page > (list?.pageCount ?? 1)) {
    throw data(null, { status: 404 })
  }
  const words = copy[locale]
  const head = pageHead({
    page: 'corporateAction',
    title: words.titleOf(corporateActionNames[locale].kinds[kind], ticker),
    description: words.lead,
    query: { tab: kind === 'dividend' ? null : kind, ticker, page: page === 1 ? null : page },
  })
  return { head, locale, kind, ticker, list }
}

export const meta = pageMeta

export default function CorporateActionsRoute({ loaderData }: Route.ComponentProps) {
  return <CorporateActionsPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
