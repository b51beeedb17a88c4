import { type Fixed, fixed, monthFactor, ONE, over, power, times, yearFactor } from './fixed-point.ts'

/**
 * The age up to which a pension is planned where nobody says another: an assumption that the pages state, not an
 * estimate of anyone's life.
 */
export const LIFE_EXPECTANCY = 80

/** Not rounded. */
export interface PensionNeed {
  readonly yearsToRetirement: number
  readonly retirementMonths: number
  /** Rupiah a month. */
  readonly monthlyCostAtRetirement: Fixed
  /** Rupiah at the start of retirement. */
  readonly targetFund: Fixed
}

/**
 * The fund that pays the living cost at the start of every month of retirement while the cost grows with
 * inflation and the rest of the fund with the return after retirement. Rates are fractions a year.
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

/** What one rupiah of today's worth at the start of each month costs at the beginning. */
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
