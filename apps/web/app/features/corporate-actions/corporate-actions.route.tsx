import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { data } from 'react-router'
import { listResponse } from '#app/data/list-response.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { pageNumber } from '#app/i18n/page-number.ts'
import { actionKinds } from '#app/market/action-kinds.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/corporate-actions.route.ts'
import { parseActionsQuery } from './actions-query.server.ts'
import { copy } from './copy.ts'
import { CorporateActionsPage } from './corporate-actions-page.tsx'
import { fetchShownActions } from './shown-actions.server.ts'
import { viewQuery } from './view-path.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale, now } = site
  const page = pageNumber(url)
  const query = parseActionsQuery(url.searchParams)
  const today = dayInJakarta(now)
  const [shown, { siteUrl }] = await Promise.all([
    fetchShownActions({ site, query, today, page }),
    context.get(requestContext).layoutData(locale),
  ])
  const isUnknown = query.isUnknown || page > (shown.as === 'list' ? shown.list.pageCount : 1)
  const words = copy[locale]
  const { kind, view, typed, errors } = query
  const head = pageHead({
    page: 'corporateAction',
    title: words.filteredTitle(kind === null ? words.allKinds : actionKinds[kind].name[locale], typed.ticker),
    description: words.lead,
    query: (language) => viewQuery(language, query, { page: page === 1 ? null : page }),
  })
  const answer = {
    head,
    locale,
    query: { kind, view, typed, errors, isUnknown },
    today,
    siteHost: new URL(siteUrl).host,
    shown,
  }
  return shown.as === 'unavailable'
    ? data(answer, { status: 503 })
    : listResponse(answer, {
        isUnknown,
        isEmpty: (shown.as === 'list' && shown.list.sections.length === 0) || errors.length > 0,
      })
}

export const meta = pageMeta

export default function CorporateActionsRoute({ loaderData }: Route.ComponentProps) {
  return <CorporateActionsPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
