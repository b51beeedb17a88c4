import { type Fixed, fixed, monthFactor, ONE, over, power, times, yearFactor } from './fixed-point.ts'

/** The default planning age: an assumption stated on the pages, not a life expectancy estimate. */
export const LIFE_EXPECTANCY = 80

/** Unrounded. */
export interface PensionNeed {
  readonly yearsToRetirement: number
  readonly retirementMonths: number
  /** Rupiah per month. */
  readonly monthlyCostAtRetirement: Fixed
  /** Rupiah at the start of retirement. */
  readonly targetFund: Fixed
}

/**
 * The fund that pays the living cost at the start of every month of retirement. The cost grows with inflation, the
 * remaining fund with the post-retirement return. Rates are annual fractions.
 */
export function pensionNeed(options: {
  currentAge: number
  retirementAge: number
  monthlyLivingCost: number
  yearlyInflation: number
  postPensionReturn: number
  lifeExpectancy?: number
}): PensionNeed {
  const { currentAge, retirementAge, monthlyLivingCost, yearlyInflation, postPensionReturn } = options
  const { lifeExpectancy = LIFE_EXPECTANCY } = options
  const yearsToRetirement = retirementAge - currentAge
  const yearsOfRetirement = lifeExpectancy - retirementAge
  const monthlyCostAtRetirement =
    BigInt(monthlyLivingCost) * power(yearFactor(yearlyInflation), yearsToRetirement)
  const factor = annuityDueFactor({ yearlyInflation, postPensionReturn, years: yearsOfRetirement })
  return {
    yearsToRetirement,
    retirementMonths: 12 * yearsOfRetirement,
    monthlyCostAtRetirement,
    targetFund: times(monthlyCostAtRetirement, factor),
  }
}

/** The present value of payments of one real rupiah at the start of each month. */
function annuityDueFactor(options: {
  yearlyInflation: number
  postPensionReturn: number
  years: number
}): Fixed {
  const { yearlyInflation, postPensionReturn, years } = options
  const inflation = yearFactor(yearlyInflation)
  const growth = yearFactor(postPensionReturn)
  if (inflation === growth) {
    return fixed(12 * years)
  }
  const realMonth = over(monthFactor(postPensionReturn), monthFactor(yearlyInflation))
  const worthOfTheEnd = power(over(inflation, growth), years)
  return over(times(realMonth, ONE - worthOfTheEnd), realMonth - ONE)
}
