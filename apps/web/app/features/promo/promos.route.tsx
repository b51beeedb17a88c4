import { productKeys } from '@site/contracts/content/products.ts'
import { findPageTitle } from '@site/contracts/content/site-pages.ts'
import { listResponse } from '#app/data/list-response.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { productPages } from '#app/i18n/offer-pages.ts'
import { pageNumber } from '#app/i18n/page-number.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/promos.route.ts'
import { copy } from './copy.ts'
import { promoStatus } from './promo-status.ts'
import { PromosPage } from './promos-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content, now } = context.get(siteContext)
  const page = pageNumber(url)
  const requested = url.searchParams.get('product') || null
  const product = productKeys.find((key) => key === requested) ?? null
  const when = parseWhen(url)
  const { items, pageCount } = await content.promos({ page, product, when: when ?? 'current' })
  const isUnknown = requested !== product || when === undefined || page > pageCount
  // A promotion may have ended since the response was cached.
  const promos = (isUnknown ? [] : items)
    .map((promo) => ({ ...promo, status: promoStatus({ ...promo, now }) }))
    .filter(({ status }) => (status === 'ended') === (when === 'ended'))
  const words = copy[locale]
  const title = product ? words.byProduct(findPageTitle(productPages[product])[locale]) : words.title
  const head = pageHead({
    page: 'promo',
    title: when === 'ended' ? words.endedPageTitle(title) : title,
    description: words.lead,
    query: { product, when: when === 'ended' ? when : null, page: page === 1 ? null : page },
  })
  return listResponse(
    { head, locale, promos, page, pageCount: isUnknown ? 1 : pageCount, product, when, isUnknown },
    { isUnknown, isEmpty: promos.length === 0 },
  )
}

/** undefined: unknown tab. */
function parseWhen(url: URL): 'current' | 'ended' | undefined {
  const requested = url.searchParams.get('when') ?? 'current'
  return (['current', 'ended'] as const).find((when) => when === requested)
}

export const meta = pageMeta

export default function PromosRoute({ loaderData }: Route.ComponentProps) {
  return <PromosPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
