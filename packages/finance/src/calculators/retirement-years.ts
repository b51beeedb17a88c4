import { roundProjection } from './compound-growth.ts'

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

/** Less than this part of a month's cost is noise of the calculation, not a month that is not paid. */
const NOISE = 1e-6

/**
 * How a fund is spent: the living cost is taken at the start of each month and grows with inflation, the rest
 * grows with the return after retirement. Rates are fractions a year; amounts of the years are whole rupiah.
 */
export function retirementCourse(options: {
  fund: number
  monthlyCostAtRetirement: number
  yearlyInflation: number
  postPensionReturn: number
  retirementMonths: number
}): RetirementCourse {
  const growth = Math.exp(Math.log1p(options.postPensionReturn) / 12)
  const inflation = Math.exp(Math.log1p(options.yearlyInflation) / 12)
  let left = options.fund
  let cost = options.monthlyCostAtRetirement
  let monthsPaid = 0
  const years: RetirementYear[] = []
  for (let year = 1; year <= options.retirementMonths / 12; year += 1) {
    let spentInYear = 0
    for (let month = 1; month <= 12; month += 1) {
      const spent = Math.min(cost, left)
      monthsPaid += spent >= cost * (1 - NOISE) ? 1 : 0
      spentInYear += spent
      left = (left - spent) * growth
      cost *= inflation
    }
    years.push({ year, spent: roundProjection(spentInYear), left: roundProjection(left) })
  }
  return { years, monthsPaid }
}

/** What an amount after some years buys in money of today. */
export function inMoneyOfToday(rupiah: number, yearlyInflation: number, years: number): number {
  return roundProjection(rupiah * Math.exp(-years * Math.log1p(yearlyInflation)))
}
