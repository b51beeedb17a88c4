import type { AmountUnit } from './company-view.ts'

/** Converts an amount in millions, as filed, to the chosen unit. */
export function amountIn(unit: AmountUnit, millions: number): number {
  switch (unit) {
    case 'million':
      return millions
    case 'billion':
      return millions / 1000
    case 'full':
      return Math.round(millions * 1_000_000)
  }
}

/**
 * The decimals of all amounts in a table, so that its columns align. None for single rupiah. In millions only if the
 * filing has fractions (dollars). In billions as many as keep the largest amount readable.
 */
export function amountDecimals(unit: AmountUnit, millions: readonly (number | null)[]): number {
  const amounts = millions.filter((amount) => amount !== null)
  if (unit === 'full') {
    return 0
  }
  if (unit === 'million') {
    return amounts.every(Number.isInteger) ? 0 : 2
  }
  const largest = Math.max(0, ...amounts.map((amount) => Math.abs(amountIn(unit, amount))))
  return largest >= 100 ? 1 : largest >= 1 ? 2 : 3
}
