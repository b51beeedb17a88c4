import { pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import { loadToolPage } from '../engine/tool.server.ts'
import { ToolPage } from '../engine/tool-page.tsx'
import type { Route } from './+types/transaction-cost.route.ts'
import { MissingFees } from './missing-fees.tsx'
import { pageWords } from './page-words.ts'
import { ReceiptsOutcome } from './receipts-outcome.tsx'
import { transactionTool } from './transaction-tool.ts'

/** A route of its own: no other calculator loads the receipts. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return loadToolPage(transactionTool, url, context.get(siteContext))
}

export const meta = pageMeta

const view = { words: pageWords, Outcome: ReceiptsOutcome, Missing: MissingFees }

export default function TransactionCostRoute({ loaderData }: Route.ComponentProps) {
  return <ToolPage {...loaderData} view={view} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
