import type { DemoCompany } from './companies.ts'

/** A filed period; lines by the keys of the layout, in millions (QLBR: of dollars). */
export interface Filing {
  readonly ticker: string
  readonly year: number
  readonly months: 3 | 6 | 9 | 12
  readonly end: string
  readonly lines: Readonly<Record<string, number>>
  readonly isRestated: boolean
}

/** A quarter; number 0 is the first quarter of 2022. */
export interface Quarter {
  readonly number: number
  readonly year: number
  readonly quarter: 1 | 2 | 3 | 4
  readonly end: string
}

const ends = ['03-31', '06-30', '09-30', '12-31'] as const
export const openingDay = '2021-12-31'
/** FY2022 to the first nine months of 2026. */
export const quarters: readonly Quarter[] = Array.from({ length: 19 }, (_, number) => {
  const year = 2022 + Math.floor(number / 4)
  const index = number % 4
  return {
    number,
    year,
    quarter: index === 0 ? 1 : index === 1 ? 2 : index === 2 ? 3 : 4,
    end: `${year}-${ends[index]}`,
  }
})

export function monthsOf(quarter: Quarter): 3 | 6 | 9 | 12 {
  return quarter.quarter === 1 ? 3 : quarter.quarter === 2 ? 6 : quarter.quarter === 3 ? 9 : 12
}

/** Rupiah per dollar at the end of each quarter; fictional. */
const rates = [
  14_350, 14_850, 15_250, 15_600, 15_100, 15_050, 15_450, 15_450, 15_800, 16_350, 15_250, 16_100, 16_450,
  16_250, 16_600, 16_500, 16_350, 16_400, 16_300,
]

export function exchangeRate(company: DemoCompany, quarter: Quarter): number {
  return reportsInDollars(company) ? (rates[quarter.number] ?? 16_300) : 1
}

export function reportsInDollars({ ticker }: DemoCompany): boolean {
  return ticker === 'QLBR'
}

/** Rounds to whole millions of rupiah, or to tenths of a million dollars. */
export function rounder(company: DemoCompany): (amount: number) => number {
  return reportsInDollars(company) ? (amount) => Math.round(amount * 10) / 10 : Math.round
}

/** The cumulative value of the year up to this quarter. */
export function yearToDate(values: readonly number[], { number, quarter }: Quarter): number {
  const sum = values.slice(number - quarter + 1, number + 1).reduce((total, value) => total + value, 0)
  // Avoids floating-point drift of tenths.
  return Math.round(sum * 10) / 10
}
