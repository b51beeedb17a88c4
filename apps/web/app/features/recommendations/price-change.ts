/**
 * The change of a price as a fraction (0.15 = 15 % up); null if the second price is missing or the first one is zero.
 * Excludes dividends.
 */
export function priceChange(from: number, to: number | null): number | null {
  return to === null || from <= 0 ? null : (to - from) / from
}
