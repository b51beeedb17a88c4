import { isBankLayout } from '@site/finance/statement-layouts.ts'
import { bankFilings, bankProfits } from './bank-filings.ts'
import { type DemoCompany, traits } from './companies.ts'
import { baseDay, type DemoDates } from './demo-dates.ts'
import { createDividends, type DemoDividend, listCashCalls } from './dividends.ts'
import { type Filing, filedOn } from './filings.ts'
import { generalFilings } from './general-filings.ts'
import { quarterProfits } from './profits.ts'
import { addDays } from './trading-days.ts'

export interface Financials {
  /** Oldest first. */
  readonly filings: readonly Filing[]
  /** The announced ones. */
  readonly dividends: readonly DemoDividend[]
  /** Includes dividends that a meeting has yet to decide. */
  readonly allDividends: readonly DemoDividend[]
}

const interimAheadDays = 30

/** What the company has published; the amounts do not depend on the dates. */
export function createFinancials(company: DemoCompany, { today, lastTradingDay }: DemoDates): Financials {
  const isBank = isBankLayout(company.layout)
  const bank = isBank ? bankProfits(company) : null
  const general = isBank ? [] : quarterProfits(company.ticker)
  const parentProfits = bank ? bank.netProfit : general.map(({ parentProfit }) => parentProfit)
  const dividends = createDividends(company, (year, type) =>
    yearProfit(parentProfits, { year, type, growth: company.profile.growth }),
  )
  const calls = listCashCalls(company, dividends)
  const filings = bank ? bankFilings(company, bank, calls) : generalFilings(company, general, calls)
  // A suspended company files nothing more.
  const lastFiling = traits.suspended.includes(company.ticker) ? baseDay : lastTradingDay
  return {
    filings: filings.filter((filing) => filedOn(filing) <= lastFiling),
    dividends: dividends.filter(({ type, cum, announcement }) =>
      type === 'interim' ? cum <= addDays(today, interimAheadDays) : announcement <= lastTradingDay,
    ),
    allDividends: dividends,
  }
}

/** 2021 precedes the statements; an interim dividend since 2026 is paid from nine months. */
function yearProfit(
  quarterly: readonly number[],
  { year, type, growth }: { year: number; type: DemoDividend['type']; growth: number },
): number | null {
  const sum = (from: number, count: number) => {
    const part = quarterly.slice(from, from + count)
    return part.length === count ? part.reduce((total, value) => total + value, 0) : null
  }
  if (year === 2021) {
    const next = sum(0, 4)
    return next === null ? null : next / (1 + growth / 100)
  }
  const first = (year - 2022) * 4
  if (type === 'interim' && year >= 2026) {
    const soFar = sum(first, 3)
    return soFar === null ? null : (soFar * 4) / 3
  }
  return sum(first, 4)
}
