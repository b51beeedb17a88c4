/**
 * The change of a price as a fraction (0.15 = 15 % up), excluding dividends. Null if the second price is missing or the
 * first one is zero.
 */
export function priceChange(from: number, to: number | null): number | null {
  return to === null || from <= 0 ? null : (to - from) / from
}
