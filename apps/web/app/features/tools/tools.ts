import type { ToolPageName } from '@site/contracts/content/site-pages.ts'
import type { Tool } from './engine/tool.ts'

/**
 * The calculators, in the order of the overview: for the server, and for browsers while somebody types.
 */
export const tools: Readonly<Record<ToolPageName, () => Promise<Tool>>> = {
  orderLimits: () =>
    import('./order-limits/order-limits-tool.ts').then(({ orderLimitsTool }) => orderLimitsTool),
  transactionCost: () =>
    import('./transaction-cost/transaction-tool.ts').then(({ transactionTool }) => transactionTool),
  averagePrice: () =>
    import('./average-price/average-price-tool.ts').then(({ averagePriceTool }) => averagePriceTool),
  marginSimulator: () => import('./margin/margin-tool.ts').then(({ marginTool }) => marginTool),
  dividendCalculator: () => import('./dividend/dividend-tool.ts').then(({ dividendTool }) => dividendTool),
  corporateActionCalculator: () =>
    import('./corporate-action/corporate-action-tool.ts').then(
      ({ corporateActionTool }) => corporateActionTool,
    ),
  // Its page calculates with its own modules; an entry for browsers would split them into more files.
  investmentCalculator: () =>
    import.meta.env.SSR
      ? import('./investment/investment-tool.ts').then(({ investmentTool }) => investmentTool)
      : Promise.reject(new Error('Only its page calculates plans in browsers.')),
  bondCalculator: () => import('./bond/bond-tool.ts').then(({ bondTool }) => bondTool),
}
