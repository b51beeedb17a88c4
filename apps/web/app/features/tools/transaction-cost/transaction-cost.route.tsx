import { data } from 'react-router'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { pageTitles } from '#app/i18n/page-titles.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/transaction-cost.route.ts'
import { copy } from './copy.ts'
import { readTransaction } from './transaction.server.ts'
import { TransactionCostPage } from './transaction-cost-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale, content, orNull } = site
  const fees = await orNull(content.fees())
  const { form, transaction } = await readTransaction(url.searchParams, fees ?? [], site)
  const head = pageHead({
    page: 'transactionCost',
    title: pageTitles.transactionCost[locale],
    description: copy[locale].description,
    isIndexed: !form.isSubmitted,
  })
  const status = form.errors.length > 0 ? 422 : fees === null ? 503 : 200
  return data({ head, locale, form, transaction, isUnavailable: fees === null }, { status })
}

export const meta = pageMeta

export default function TransactionCostRoute({ loaderData }: Route.ComponentProps) {
  return <TransactionCostPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
