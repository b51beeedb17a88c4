import { daysBetween } from '@site/finance/days.ts'
import type { DemoCompany } from './companies.ts'
import { randomFor } from './random.ts'
import { lastYear } from './share-events.ts'
import { addDays, tradingDayFrom } from './trading-days.ts'

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
/** FY2022 to the first nine months of 2026, the quarters that the profiles describe. */
export const baseQuarters = 19
/** Later quarters continue them; `filedOn` decides which are published. */
export const quarters: readonly Quarter[] = Array.from({ length: (lastYear - 2021) * 4 }, (_, number) => {
  const year = 2022 + Math.floor(number / 4)
  const index = number % 4
  return {
    number,
    year,
    quarter: index === 0 ? 1 : index === 1 ? 2 : index === 2 ? 3 : 4,
    end: quarterEnd(number),
  }
})

function quarterEnd(number: number): string {
  return `${2022 + Math.floor(number / 4)}-${ends[number % 4]}`
}

const deadlines = { 3: '04-24', 6: '07-27', 9: '10-26', 12: '03-16' } as const

/** The day on which a company files a period. */
export function filedOn({ ticker, year, months }: Pick<Filing, 'ticker' | 'year' | 'months'>): string {
  const from = `${months === 12 ? year + 1 : year}-${deadlines[months]}`
  return tradingDayFrom(addDays(from, randomFor('filed', ticker, year, months).integer(0, 9)))
}

export function countMonths(quarter: Quarter): 3 | 6 | 9 | 12 {
  return quarter.quarter === 1 ? 3 : quarter.quarter === 2 ? 6 : quarter.quarter === 3 ? 9 : 12
}

/** Rupiah per dollar at the end of each quarter; fictional. */
const rates = [
  14_350, 14_850, 15_250, 15_600, 15_100, 15_050, 15_450, 15_450, 15_800, 16_350, 15_250, 16_100, 16_450,
  16_250, 16_600, 16_500, 16_350, 16_400, 16_300,
]

function quarterEndRate(number: number): number {
  return rates[number] ?? 16_300 + 50 * randomFor('exchange-rate', number).integer(-8, 8)
}

export function exchangeRate(company: DemoCompany, quarter: Quarter): number {
  return reportsInDollars(company) ? quarterEndRate(quarter.number) : 1
}

/** Rupiah per dollar on a day from April 2022: between the rates of the quarter ends, and a little off that line. */
export function exchangeRateOn(day: string): number {
  const number = (Number(day.slice(0, 4)) - 2022) * 4 + Math.floor((Number(day.slice(5, 7)) - 1) / 3)
  const [before, after] = [quarterEnd(number - 1), quarterEnd(number)]
  const passed = daysBetween(before, day) / daysBetween(before, after)
  const line = quarterEndRate(number - 1) * (1 - passed) + quarterEndRate(number) * passed
  return Math.round(line) + randomFor('exchange-rate-of-day', day).integer(-40, 40)
}

/** The size of a quarter relative to the middle of the last four base quarters. */
export function growthSince({ profile }: DemoCompany, number: number): number {
  const last = baseQuarters - 1
  const designed = (1 + profile.growth / 100) ** ((Math.min(number, last) - 16.5) / 4)
  return designed * (1 + profile.laterGrowth / 100) ** (Math.max(0, number - last) / 4)
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
