import type { PriceRange } from '@site/contracts/market/prices.ts'

/** The range of price charts, which URLs omit. */
export const defaultRange = '1Y' satisfies PriceRange
