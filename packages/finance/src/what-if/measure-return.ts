import { roundHalfUp } from '../rounding.ts'
import type { Contribution } from './what-if-input.ts'
import { yearlyRatePercent } from './yearly-rate.ts'

/** What contributions have gained. Whole rupiah, percentages with two decimals. */
export interface PlanReturn {
  readonly invested: number
  readonly gain: number
  readonly returnPercent: number
  /** null below a year. */
  readonly yearlyPercent: number | null
}

export function measureReturn(
  contributions: readonly Contribution[],
  endValue: number,
  to: string,
): PlanReturn {
  const invested = contributions.reduce((sum, { amount }) => sum + amount, 0)
  const gain = endValue - invested
  return {
    invested,
    gain,
    returnPercent: roundHalfUp((gain / invested) * 100, 2),
    yearlyPercent: yearlyRatePercent(contributions, endValue, to),
  }
}
