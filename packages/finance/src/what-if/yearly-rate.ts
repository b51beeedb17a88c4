import { daysBetween } from '../days.ts'
import { roundHalfUp } from '../rounding.ts'
import type { Contribution } from './what-if-input.ts'

/** A shorter time is not annualized. */
const YEAR_DAYS = 365

/** Searched rates, as fractions. */
const RATES = { from: -0.999_999, to: 1e6 } as const

/**
 * The internal rate of return in percent per year (XIRR, actual/365) with two decimals, by bisection. null below 365
 * days from the first contribution, and when nothing is left.
 */
export function yearlyRatePercent(
  contributions: readonly Contribution[],
  endValue: number,
  to: string,
): number | null {
  const first = contributions[0]
  if (!first || daysBetween(first.date, to) < YEAR_DAYS || endValue <= 0) return null
  const flows = contributions.map(({ date, amount }) => ({
    amount,
    years: daysBetween(date, to) / YEAR_DAYS,
  }))
  const missing = (rate: number) =>
    flows.reduce((sum, { amount, years }) => sum + amount * (1 + rate) ** years, 0) - endValue
  let { from, to: most }: { from: number; to: number } = RATES
  if (missing(from) > 0 || missing(most) < 0) return null
  for (let middle = (from + most) / 2; middle > from && middle < most; middle = (from + most) / 2) {
    if (missing(middle) > 0) most = middle
    else from = middle
  }
  return roundHalfUp(from * 100, 2)
}
