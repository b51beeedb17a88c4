import { bankFilings, bankProfits } from './bank-filings.ts'
import type { DemoCompany } from './companies.ts'
import { cashCallsOf, type DemoDividend, dividendsOf } from './dividends.ts'
import type { Filing } from './filings.ts'
import { generalFilings } from './general-filings.ts'
import { quarterProfits } from './profits.ts'

export interface Financials {
  readonly filings: readonly Filing[]
  readonly dividends: readonly DemoDividend[]
}

export function financialsOf(company: DemoCompany): Financials {
  const isBank = company.layout === 'bank' || company.layout === 'shariaBank'
  const bank = isBank ? bankProfits(company) : null
  const general = isBank ? [] : quarterProfits(company.ticker)
  const parentProfits = bank ? bank.netProfit : general.map(({ parentProfit }) => parentProfit)
  const dividends = dividendsOf(company, (year) => yearProfit(parentProfits, year, company.profile.growth))
  const calls = cashCallsOf(company, dividends)
  return {
    filings: bank ? bankFilings(company, bank, calls) : generalFilings(company, general, calls),
    dividends,
  }
}

/** 2021 precedes the statements and 2026 is incomplete: both are extrapolated from the adjacent year. */
function yearProfit(quarterly: readonly number[], year: number, growth: number): number | null {
  const sum = (from: number, count: number) => {
    const part = quarterly.slice(from, from + count)
    return part.length === count ? part.reduce((total, value) => total + value, 0) : null
  }
  if (year === 2021) {
    const next = sum(0, 4)
    return next === null ? null : next / (1 + growth / 100)
  }
  if (year === 2026) {
    const soFar = sum(16, 3)
    return soFar === null ? null : (soFar * 4) / 3
  }
  return sum((year - 2022) * 4, 4)
}
