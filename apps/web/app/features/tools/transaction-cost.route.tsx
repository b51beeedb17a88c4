import { pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/transaction-cost.route.ts'
import { loadToolPage } from './engine/tool.server.ts'
import { ToolPage } from './engine/tool-page.tsx'
import { loadTool } from './load-tool.ts'
import { MissingFees } from './transaction-cost/missing-fees.tsx'
import { pageWords } from './transaction-cost/page-words.ts'
import { ReceiptsOutcome } from './transaction-cost/receipts-outcome.tsx'

const view = { words: pageWords, Outcome: ReceiptsOutcome, Missing: MissingFees }
const load = () => loadTool('transactionCost')

/** A route of its own: no other calculator loads the receipts. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return loadToolPage(await load(), url, context.get(siteContext))
}

export const meta = pageMeta

export default function TransactionCostRoute({ loaderData }: Route.ComponentProps) {
  return <ToolPage {...loaderData} load={load} view={view} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
