/**
 * How far a price has moved, as a fraction (0.15 = 15 % up); null where there is no second price or the
 * first is none. Dividends do not count.
 */
export function priceChange(from: number, to: number | null): number | null {
  return to === null || from <= 0 ? null : (to - from) / from
}
