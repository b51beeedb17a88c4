import { data } from 'react-router'
import { pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import { toolPage } from '../engine/tool.server.ts'
import type { Route } from './+types/transaction-cost.route.ts'
import { TransactionCostPage } from './transaction-cost-page.tsx'

/** For the server, and for browsers while somebody types. */
const load = () => import('./transaction-tool.ts').then(({ transactionTool }) => transactionTool)

export async function loader({ url, context }: Route.LoaderArgs) {
  const response = await toolPage(await load(), url, context.get(siteContext))
  const isUnavailable = response.data.facts.fees === null
  return isUnavailable && response.init?.status === 200 ? data(response.data, { status: 503 }) : response
}

export const meta = pageMeta

export default function TransactionCostRoute({ loaderData }: Route.ComponentProps) {
  return <TransactionCostPage {...loaderData} load={load} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
