import type { ToolPageName } from '@site/contracts/content/site-pages.ts'
import type { Tool } from './engine/tool.ts'

/** The calculators that browsers run, too, while somebody types; in the order of the overview. */
export const tools = {
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
  bondCalculator: () => import('./bond/bond-tool.ts').then(({ bondTool }) => bondTool),
} as const satisfies Partial<Record<ToolPageName, () => Promise<Tool>>>

export type LiveToolPage = keyof typeof tools
