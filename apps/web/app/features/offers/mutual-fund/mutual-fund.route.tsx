import { listResponse } from '#app/data/list-response.ts'
import { fetchProduct } from '#app/features/offers/fetch-product.server.ts'
import { pageMeta } from '#app/head/page-head.ts'
import { pageNumber } from '#app/i18n/page-number.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/mutual-fund.route.ts'
import { buildFundPage, explainMissingFunds } from './fund-page.server.ts'
import { defaultSort, parseFundView } from './fund-view.ts'
import { MutualFundPage } from './mutual-fund-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content, orNull } = context.get(siteContext)
  const { isUnknown: isUnknownView, ...view } = parseFundView(url.searchParams)
  const page = pageNumber(url)
  const [{ product, head }, funds] = await Promise.all([
    fetchProduct({ content, locale, orNull }, 'mutualFund', {
      kind: view.kind,
      sort: view.sort === defaultSort ? null : view.sort,
      page: page === 1 ? null : page,
    }),
    orNull(content.funds()),
  ])
  const list = funds && buildFundPage(locale, funds, view, page)
  const isUnknown = isUnknownView || (list !== null && page > list.pageCount)
  return listResponse(
    { head, locale, product, list, missing: explainMissingFunds(locale, list), view },
    { isUnknown, isEmpty: list !== null && list.total === 0 && view.kind !== null },
  )
}

export const meta = pageMeta

export default function MutualFundRoute({ loaderData }: Route.ComponentProps) {
  return <MutualFundPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
