import {
  type Fixed,
  fixed,
  monthFactor,
  ONE,
  over,
  power,
  times,
  toDouble,
  toNearestRupiah,
  yearFactor,
} from './fixed-point.ts'

/**
 * An investment with compound growth: `initialInvestment` at month 0, `monthlyInvestment` at the end of each month,
 * both in whole rupiah. `annualReturn` is an effective rate as a fraction, so the monthly rate is (1 + r)^(1/12) − 1.
 */
export interface InvestmentPlan {
  readonly initialInvestment: number
  readonly monthlyInvestment: number
  readonly annualReturn: number
  readonly years: number
}

export interface YearEnd {
  readonly year: number
  /** The total contributions so far. */
  readonly invested: number
  readonly value: number
}

type RateAndTime = Pick<InvestmentPlan, 'annualReturn' | 'years'>

/** The final value of one rupiah at month 0, and of one rupiah at the end of each month. */
export interface GrowthFactors {
  readonly growth: Fixed
  readonly contributions: Fixed
}

export function growthFactors({ annualReturn, years }: RateAndTime): GrowthFactors {
  const growth = power(yearFactor(annualReturn), years)
  return { growth, contributions: contributionsGrown(growth, monthlyRate(annualReturn), years) }
}

function monthlyRate(annualReturn: number): Fixed {
  return monthFactor(annualReturn) - ONE
}

function contributionsGrown(growth: Fixed, monthly: Fixed, years: number): Fixed {
  return monthly === 0n ? fixed(12 * years) : over(growth - ONE, monthly)
}

/** The factors as doubles, for display. */
export function shownFactors(
  plan: RateAndTime,
): Readonly<Record<'monthlyRate' | 'growth' | 'contributions', number>> {
  const { growth, contributions } = growthFactors(plan)
  return {
    monthlyRate: toDouble(monthlyRate(plan.annualReturn)),
    growth: toDouble(growth),
    contributions: toDouble(contributions),
  }
}

export type Amounts = Pick<InvestmentPlan, 'initialInvestment' | 'monthlyInvestment'>

/** The unrounded final value. */
export function grown({ initialInvestment, monthlyInvestment }: Amounts, factors: GrowthFactors): Fixed {
  return BigInt(initialInvestment) * factors.growth + BigInt(monthlyInvestment) * factors.contributions
}

/** The final value of the plan, rounded to the nearest rupiah. */
export function finalValue(plan: InvestmentPlan): number {
  return toNearestRupiah(grown(plan, growthFactors(plan)))
}

export function totalInvested({ initialInvestment, monthlyInvestment, years }: InvestmentPlan): number {
  return initialInvestment + 12 * years * monthlyInvestment
}

/** The plan at the end of each year. */
export function yearEnds(plan: InvestmentPlan): readonly YearEnd[] {
  const yearly = yearFactor(plan.annualReturn)
  const monthly = monthlyRate(plan.annualReturn)
  let growth = ONE
  return Array.from({ length: plan.years }, (_, index) => {
    const years = index + 1
    growth = times(growth, yearly)
    const contributions = contributionsGrown(growth, monthly, years)
    return {
      year: years,
      invested: totalInvested({ ...plan, years }),
      value: toNearestRupiah(grown(plan, { growth, contributions })),
    }
  })
}
