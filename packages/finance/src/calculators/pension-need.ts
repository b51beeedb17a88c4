/**
 * The age up to which a pension is planned where nobody says another: an assumption that the pages state, not an
 * estimate of anyone's life.
 */
export const LIFE_EXPECTANCY = 80

export interface PensionNeed {
  readonly yearsToRetirement: number
  readonly retirementMonths: number
  /** Rupiah a month, not rounded. */
  readonly monthlyCostAtRetirement: number
  /** Rupiah at the start of retirement, not rounded. */
  readonly targetFund: number
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
  const retirementMonths = 12 * (lifeExpectancy - retirementAge)
  const monthlyCostAtRetirement =
    monthlyLivingCost * (1 + Math.expm1(yearsToRetirement * Math.log1p(yearlyInflation)))
  const realReturn = (postPensionReturn - yearlyInflation) / (1 + yearlyInflation)
  return {
    yearsToRetirement,
    retirementMonths,
    monthlyCostAtRetirement,
    targetFund: monthlyCostAtRetirement * annuityDueFactor(realReturn, retirementMonths),
  }
}

/** What one rupiah of today's worth at the start of each month costs at the beginning. */
function annuityDueFactor(annualRealReturn: number, months: number): number {
  if (annualRealReturn === 0) {
    return months
  }
  const monthlyLogarithm = Math.log1p(annualRealReturn) / 12
  const monthlyRate = Math.expm1(monthlyLogarithm)
  return ((1 + monthlyRate) * -Math.expm1(-months * monthlyLogarithm)) / monthlyRate
}
