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
  /** Living costs that the fund paid in this year. */
  readonly spent: number
  /** What is left at the end of the year. */
  readonly left: number
}

export interface RetirementCourse {
  readonly years: readonly RetirementYear[]
  /** For how many months the fund pays the whole living cost. */
  readonly monthsPaid: number
}

/**
 * A month is paid that lacks less than this part of its cost: a plan may miss its fund by half a rupiah, which grows
 * until the last month.
 */
const NOISE: Fixed = ONE / 1000n

/**
 * How a fund (whole rupiah) is spent: the living cost is taken at the start of each month and grows with inflation,
 * the rest grows with the return after retirement. Rates are fractions a year; amounts of the years are whole rupiah.
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

/** What an amount (whole rupiah) after some years buys in money of today. */
export function inMoneyOfToday(rupiah: number, yearlyInflation: number, years: number): number {
  return toNearestRupiah(over(fixed(rupiah), power(yearFactor(yearlyInflation), years)))
}
