import { listResponse, noItems } from '#app/data/list-response.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { pageNumber } from '#app/i18n/page-number.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/reports.route.ts'
import { chosenFilters } from './chosen-filters.ts'
import { loadCompanyNames } from './company-names.server.ts'
import { copy } from './copy.ts'
import { ReportsPage } from './reports-page.tsx'
import { parseReportsQuery } from './reports-query.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale, content } = site
  const page = pageNumber(url)
  const query = parseReportsQuery(url.searchParams)
  const { typed, errors } = query
  // Invalid filters are not sent to the CMS: the form shows their errors, and the list has all items.
  const requested = { ...typed, ...Object.fromEntries(errors.map(({ name }) => [name, null])) }
  const { categories: _, isUnknown: isUnknownSlug, ...found } = await content.reports({ ...requested, page })
  const isUnknown = query.isUnknown || isUnknownSlug || page > found.pageCount
  const list = isUnknown ? { ...found, ...noItems } : found
  const words = copy[locale]
  // Unknown values from the URL must not appear in a heading.
  const chosen = isUnknown ? [] : chosenFilters(locale, requested, list.choices)
  const { category, analyst, ...common } = typed
  const head = pageHead({
    page: 'researchReport',
    title: words.filteredTitle(chosen.map(({ value }) => value)),
    description: words.listLead,
    query: { ...common, page: page === 1 ? null : page },
    localQuery: { locale, query: { category, analyst } },
  })
  return listResponse(
    { head, locale, query: { typed, errors }, list, names: await loadCompanyNames(site, list.items) },
    { isUnknown, isEmpty: list.items.length === 0 || errors.length > 0 },
  )
}

export const meta = pageMeta

export default function ReportsRoute({ loaderData }: Route.ComponentProps) {
  return <ReportsPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
