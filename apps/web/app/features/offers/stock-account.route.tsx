import { data } from 'react-router'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/stock-account.route.ts'
import { StockAccountPage } from './stock-account-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, content, orNull } = context.get(siteContext)
  const [service, accountTypes] = await Promise.all([
    content.service('stockAccount'),
    orNull(content.accountTypes()),
  ])
  if (service === null) {
    throw data(null, { status: 404 })
  }
  const { title, summary } = service
  const head = pageHead({ page: 'serviceStockAccount', title, description: summary })
  return { head, locale, service, accountTypes }
}

export const meta = pageMeta

export default function StockAccountRoute({ loaderData }: Route.ComponentProps) {
  return <StockAccountPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
