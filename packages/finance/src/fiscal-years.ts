import type { PeriodMonths } from './ratio-formulas.ts'

export interface FiscalPeriod {
  /** A fiscal year is named after the calendar year of its end. */
  readonly year: number
  /** Since the start of the fiscal year. */
  readonly months: PeriodMonths
}

const interimMonths: Readonly<Record<number, PeriodMonths>> = { 0: 12, 3: 3, 6: 6, 9: 9 }

/**
 * The period since the start of the fiscal year that ends on a day such as `2026-09-30`; null if the day is not the end
 * of 3, 6, 9 or 12 months of a year that ends in the month `fiscalYearEnd` (1–12).
 */
export function findFiscalPeriod(end: string, fiscalYearEnd: number): FiscalPeriod | null {
  const [year = 0, month = 0, day = 0] = end.split('-').map(Number)
  const months = interimMonths[(month - fiscalYearEnd + 12) % 12]
  const isEndOfMonth = day === new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (months === undefined || !isEndOfMonth) return null
  return { year: month <= fiscalYearEnd ? year : year + 1, months }
}

/** The month in which a fiscal year ends whose first `months` end on this day. */
export function computeFiscalYearEnd(end: string, months: PeriodMonths): number {
  return ((Number(end.slice(5, 7)) - months + 11) % 12) + 1
}
