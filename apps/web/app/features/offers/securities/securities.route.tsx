import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { fetchProduct } from '#app/features/offers/fetch-product.server.ts'
import { pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/securities.route.ts'
import { SecuritiesPage } from './securities-page.tsx'
import { linkToCalculator } from './series-calculator-path.ts'
import { shownSeries } from './series-view.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, content, orNull, now } = context.get(siteContext)
  const [{ product, head }, series] = await Promise.all([
    fetchProduct({ content, locale, orNull }, 'securities'),
    orNull(content.bondSeries()),
  ])
  const shown = series && linkToCalculator(locale, shownSeries(series, dayInJakarta(now)))
  return { head, locale, product, series: shown }
}

export const meta = pageMeta

export default function SecuritiesRoute({ loaderData }: Route.ComponentProps) {
  return <SecuritiesPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
