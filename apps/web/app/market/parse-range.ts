import { type PriceRange, priceRanges } from '@site/contracts/market/prices.ts'

/** The range of a chart in a URL, in either case; undefined: none of the ranges. */
export function parseRange(text: string | null): PriceRange | undefined {
  return priceRanges.find((range) => range.toUpperCase() === text?.toUpperCase())
}
