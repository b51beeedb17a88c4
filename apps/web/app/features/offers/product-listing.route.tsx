import { sitePages } from '@site/contracts/content/site-pages.ts'
import { data } from 'react-router'
import { listResponse, noItems } from '#app/data/list-response.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { pageNumber } from '#app/i18n/page-number.ts'
import { productOfSegment } from '#app/i18n/product-segments.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/product-listing.route.ts'
import { listingCopy } from './listing-copy.ts'
import { offerLinks } from './offer-links.server.ts'
import { ProductListingPage } from './product-listing-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content, orNull } = context.get(siteContext)
  const page = pageNumber(url)
  const key = productOfSegment(locale, url.pathname.split('/').at(-1) ?? '')
  if (key === null) {
    throw data(null, { status: 404 })
  }
  const [found, promos, articles] = await Promise.all([
    content.product(key),
    orNull(content.promos({ page, product: key })),
    orNull(content.articles({ page: 1 })),
  ])
  if (found === null) {
    throw data(null, { status: 404 })
  }
  const isUnknown = promos !== null && page > promos.pageCount
  const { title, tagline, summary, instruments, notice } = found
  const { values } = sitePages.productListing
  const head = pageHead({
    page: 'productListing',
    title: listingCopy[locale].listingTitle(title),
    description: summary,
    translations: { id: values.id[key], en: values.en[key] },
    slugParam: 'product',
    query: { page: page === 1 ? null : page },
  })
  const product = { key, title, tagline, instruments, notice, ...offerLinks(key, locale) }
  return listResponse(
    {
      head,
      locale,
      product,
      promos: promos && isUnknown ? { ...promos, ...noItems } : promos,
      articles: articles?.items.slice(0, ARTICLES_SHOWN) ?? null,
      isUnknown,
    },
    { isUnknown },
  )
}

const ARTICLES_SHOWN = 6

export const meta = pageMeta

export default function ProductListingRoute({ loaderData }: Route.ComponentProps) {
  return <ProductListingPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
