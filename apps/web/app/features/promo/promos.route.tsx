import { productKeys } from '@site/contracts/content/products.ts'
import { data } from 'react-router'
import { productPages } from '#app/i18n/offer-pages.ts'
import { pageNumber } from '#app/i18n/page-number.ts'
import { pageTitles } from '#app/i18n/page-titles.ts'
import { pageHead, pageMeta } from '#app/shell/page-head.ts'
import { siteContext } from '#app/shell/site-context.ts'
import type { Route } from './+types/promos.route.ts'
import { copy } from './copy.ts'
import { promoStatus } from './promo-status.ts'
import { PromosPage } from './promos-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content, now } = context.get(siteContext)
  const page = pageNumber(url)
  const asked = url.searchParams.get('product') || null
  const product = productKeys.find((key) => key === asked) ?? null
  if (asked !== product) {
    throw data(null, { status: 404 })
  }
  const when = whenOf(url)
  const { items, pageCount } = await content.promos({ page, product, when })
  if (page > pageCount) {
    throw data(null, { status: 404 })
  }
  // One that ended since the list was made is over on the page as well.
  const promos = items
    .map((promo) => ({ ...promo, status: promoStatus({ ...promo, now }) }))
    .filter(({ status }) => (status === 'ended') === (when === 'ended'))
  const words = copy[locale]
  const title = product ? words.byProduct(pageTitles[productPages[product]][locale]) : words.title
  const head = pageHead({
    page: 'promo',
    title: when === 'ended' ? words.endedOf(title) : title,
    description: words.lead,
    query: { product, when: when === 'ended' ? when : null, page: page === 1 ? null : page },
  })
  return { head, locale, promos, page, pageCount, product, when }
}

function whenOf(url: URL): 'current' | 'ended' {
  const when = url.searchParams.get('when') ?? 'current'
  if (when !== 'current' && when !== 'ended') {
    throw data(null, { status: 404 })
  }
  return when
}

export const meta = pageMeta

export default function PromosRoute({ loaderData }: Route.ComponentProps) {
  return <PromosPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
