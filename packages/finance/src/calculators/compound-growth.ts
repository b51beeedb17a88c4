/**
 * Money that is put in and grows: `initialInvestment` at month 0, `monthlyInvestment` at the end of each month.
 * `annualReturn` is an effective rate as a fraction, so that the monthly rate is (1 + r)^(1/12) − 1.
 */
export interface InvestmentPlan {
  readonly initialInvestment: number
  readonly monthlyInvestment: number
  readonly annualReturn: number
  readonly years: number
}

export interface YearEnd {
  readonly year: number
  /** Put in so far. */
  readonly invested: number
  readonly value: number
}

type RateAndTime = Pick<InvestmentPlan, 'annualReturn' | 'years'>

/** What one rupiah becomes. */
export function growthFactor({ annualReturn, years }: RateAndTime): number {
  return 1 + Math.expm1(years * Math.log1p(annualReturn))
}

/**
 * What one rupiah at the end of each month becomes. With expm1 and log1p, because ((1 + r)^n − 1) / i loses
 * whole rupiahs at small rates.
 */
export function contributionFactor({ annualReturn, years }: RateAndTime): number {
  if (annualReturn === 0) {
    return 12 * years
  }
  const logarithm = Math.log1p(annualReturn)
  return Math.expm1(years * logarithm) / Math.expm1(logarithm / 12)
}

/** Worth of the plan at its end, to the nearest rupiah. */
export function finalValue(plan: InvestmentPlan): number {
  return roundProjection(
    plan.initialInvestment * growthFactor(plan) + plan.monthlyInvestment * contributionFactor(plan),
  )
}

export function totalInvested({ initialInvestment, monthlyInvestment, years }: InvestmentPlan): number {
  return initialInvestment + 12 * years * monthlyInvestment
}

/** The plan at the end of each of its years. */
export function yearEnds(plan: InvestmentPlan): readonly YearEnd[] {
  return Array.from({ length: plan.years }, (_, index) => {
    const soFar = { ...plan, years: index + 1 }
    return { year: index + 1, invested: totalInvested(soFar), value: finalValue(soFar) }
  })
}

/** A need goes up to the next rupiah; noise behind the decimal point must not add one. */
export function roundNeed(rupiah: number): number {
  return Math.max(0, Math.ceil(rupiah - 0.001))
}

/** A projection goes to the nearest rupiah, half up. */
export function roundProjection(rupiah: number): number {
  return Math.round(rupiah)
}
