import {
  type Fixed,
  fixed,
  monthFactor,
  ONE,
  over,
  power,
  times,
  toNearestRupiah,
  yearFactor,
} from './fixed-point.ts'

export interface RetirementYear {
  /** 1 is the first year of retirement. */
  readonly year: number
  /** Living costs paid from the fund in this year. */
  readonly spent: number
  /** The balance at the end of the year. */
  readonly left: number
}

export interface RetirementCourse {
  readonly years: readonly RetirementYear[]
  /** How many months the fund pays the full living cost. */
  readonly monthsPaid: number
}

/**
 * A month counts as paid if its shortfall is below this fraction: the rounding of the fund (half a rupiah) grows until
 * the last month.
 */
const NOISE: Fixed = ONE / 1000n

/**
 * The withdrawal phase of a fund (whole rupiah): the living cost is withdrawn at the start of each month and grows with
 * inflation; the balance grows with the post-retirement return. Rates are annual fractions; yearly amounts are whole
 * rupiah.
 */
export function retirementCourse(options: {
  fund: number
  monthlyCostAtRetirement: Fixed
  yearlyInflation: number
  postPensionReturn: number
  retirementMonths: number
}): RetirementCourse {
  const growth = monthFactor(options.postPensionReturn)
  const inflation = monthFactor(options.yearlyInflation)
  let left = fixed(options.fund)
  let cost = options.monthlyCostAtRetirement
  let monthsPaid = 0
  const years: RetirementYear[] = []
  for (let year = 1; year <= options.retirementMonths / 12; year += 1) {
    let spentInYear = 0n
    for (let month = 1; month <= 12; month += 1) {
      const spent = cost < left ? cost : left
      monthsPaid += spent >= times(cost, ONE - NOISE) ? 1 : 0
      spentInYear += spent
      left = times(left - spent, growth)
      cost = times(cost, inflation)
    }
    years.push({ year, spent: toNearestRupiah(spentInYear), left: toNearestRupiah(left) })
  }
  return { years, monthsPaid }
}

/** The present purchasing power of a future amount (whole rupiah). */
export function inMoneyOfToday(rupiah: number, yearlyInflation: number, years: number): number {
  return toNearestRupiah(over(fixed(rupiah), power(yearFactor(yearlyInflation), years)))
}
