import type { PriceRange } from '@site/contracts/market/prices.ts'

export const defaultRange: PriceRange = '1Y'
