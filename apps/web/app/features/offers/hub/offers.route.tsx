import { productKeys } from '@site/contracts/content/products.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/offers.route.ts'
import { offerFigures } from './offer-figures.server.ts'
import { offersCopy } from './offers-copy.ts'
import { OffersPage } from './offers-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, content, orNull, now } = context.get(siteContext)
  const [{ products: offered, services }, fees, funds, series, eba, priority] = await Promise.all([
    content.offers(),
    orNull(content.fees()),
    orNull(content.funds()),
    orNull(content.bondSeries()),
    orNull(content.product('ebaRetail')),
    orNull(content.service('priorityCustomerGate')),
  ])
  const figures = offerFigures(locale, { fees, funds, series, eba, priority }, dayInJakarta(now))
  // Sorted here, because the page shows the first product in large.
  const products = productKeys.flatMap((key) => offered.filter((product) => product.key === key))
  const words = offersCopy[locale]
  const head = pageHead({ page: 'productsAndServices', title: words.title, description: words.lead })
  return { head, locale, products, services, figures }
}

export const meta = pageMeta

export default function OffersRoute({ loaderData }: Route.ComponentProps) {
  return <OffersPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
