import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { fetchProduct } from '#app/features/offers/fetch-product.server.ts'
import { pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/stock.route.ts'
import { StockPage } from './stock-page.tsx'
import { stockRules } from './stock-rules.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, content, orNull, now } = context.get(siteContext)
  const [{ product, head }, fees] = await Promise.all([
    fetchProduct({ content, locale, orNull }, 'stock'),
    orNull(content.fees()),
  ])
  return { head, locale, product, rules: stockRules(dayInJakarta(now), fees) }
}

export const meta = pageMeta

export default function StockRoute({ loaderData }: Route.ComponentProps) {
  return <StockPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
