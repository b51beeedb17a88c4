import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { pageTitles } from '#app/i18n/page-titles.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/transaction-cost.route.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext)
  const title = pageTitles.transactionCost[locale]
  return { head: pageHead({ page: 'transactionCost', title, description: title }), title }
}

export const meta = pageMeta

export default function TransactionCostRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHeading page="transactionCost" title={loaderData.title} />
    </div>
  )
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
