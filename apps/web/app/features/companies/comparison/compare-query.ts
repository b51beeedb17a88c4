import type { PriceRange } from '@site/contracts/market/prices.ts'
import { queryOfView } from '#app/features/companies/company-view.ts'

/** A company stands beside so many others at most: the market service compares four. */
export const MOST_OTHERS = 3
/** Longer texts are neither a ticker nor the name of a company. */
export const LONGEST_ADDED = 80

/** The query of a comparison. Hyphens stay as they are in an address, where commas would be encoded. */
export function queryOfComparison(range: PriceRange, others: readonly string[]) {
  return { ...queryOfView({ tab: 'comparison', range }), with: others.length > 0 ? others.join('-') : null }
}
