import { data } from 'react-router'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { productPages } from '#app/i18n/offer-pages.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/product.route.ts'
import { productOfPath } from './offer-of-path.ts'
import { ProductPage } from './product-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const key = productOfPath(url.pathname)
  const product = key === null ? null : await content.product(key)
  if (product === null) {
    throw data(null, { status: 404 })
  }
  const { title, summary } = product
  const head = pageHead({ page: productPages[product.key], title, description: summary })
  return { head, locale, product }
}

export const meta = pageMeta

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
