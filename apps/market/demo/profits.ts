import { type DemoCompany, findDemoCompany } from './companies.ts'
import { baseQuarters, growthSince, type Quarter, quarters, reportsInDollars, rounder } from './filings.ts'
import { randomFor } from './random.ts'

/** A quarterly profit and loss statement, in millions of the reporting currency. */
export interface QuarterProfit {
  readonly revenue: number
  readonly costOfRevenue: number
  readonly operatingExpenses: number
  readonly financeCosts: number
  readonly otherIncome: number
  readonly tax: number
  readonly netProfit: number
  readonly parentProfit: number
}

const grossMargins: Readonly<Record<string, number>> = {
  A: 0.34,
  B: 0.28,
  C: 0.24,
  D: 0.29,
  E: 0.27,
  F: 0.41,
  G: 1,
  H: 0.52,
  I: 0.46,
  J: 0.55,
  K: 0.23,
}
const taxRate = 0.22
const recoveredMargin = 0.04

/** The market value in millions of the reporting currency, from which all sizes are derived. */
export function marketValue(company: DemoCompany): number {
  return (company.profile.close * company.profile.shares) / (reportsInDollars(company) ? 16_300 : 1)
}

/** Revenue of the last four quarters, from the target price ratio and margin. */
function yearlyRevenue(company: DemoCompany): number {
  const { per, netMargin } = company.profile
  const profit = per === null ? 0.12 * marketValue(company) : marketValue(company) / per
  return profit / (Math.abs(netMargin) / 100)
}

export function quarterProfits(ticker: string): readonly QuarterProfit[] {
  const company = findDemoCompany(ticker)
  const random = randomFor('profits', ticker)
  const round = rounder(company)
  const { netMargin, per } = company.profile
  const latest = yearlyRevenue(company) / 4
  const minority = company.layout === 'general' && random.next() < 0.55 ? random.between(0.01, 0.06) : 0
  const gross = (grossMargins[company.sectorCode] ?? 0.3) * random.between(0.85, 1.15)
  const interestShare =
    company.layout === 'multifinance' ? 0.24 : Math.min(0.04, 0.012 * company.profile.debtToEquity)
  const seasons = [0.96, 0.99, 1.02, 1.03].map((season) => season * random.between(0.98, 1.02))
  let margin = netMargin / 100 - random.between(-0.2, 0.5) * Math.abs(netMargin / 100)
  return quarters.map((quarter) => {
    const revenue = round(
      latest * growthSince(company, quarter.number) * season(seasons, quarter) * random.between(0.97, 1.03),
    )
    // Losses do not last for decades.
    const target = per === null && quarter.number >= baseQuarters ? recoveredMargin : netMargin / 100
    // The margin approaches its target.
    margin += (target - margin) * 0.12 + (random.normal() * Math.abs(netMargin)) / 100 / 14
    const costOfRevenue =
      company.layout === 'general' ? round(revenue * (1 - gross * random.between(0.97, 1.03))) : 0
    const financeCosts = round(revenue * interestShare * random.between(0.95, 1.05))
    const otherIncome = round(revenue * random.between(-0.004, 0.009))
    const wanted = revenue * margin
    const beforeTax = wanted > 0 ? wanted / (1 - taxRate) : wanted
    const operatingExpenses = round(revenue - costOfRevenue - financeCosts + otherIncome - beforeTax)
    const profitBeforeTax = round(revenue - costOfRevenue - operatingExpenses - financeCosts + otherIncome)
    const tax = profitBeforeTax > 0 ? round(profitBeforeTax * taxRate) : 0
    const netProfit = round(profitBeforeTax - tax)
    const parentProfit = per === null ? netProfit : round(netProfit * (1 - minority))
    return {
      revenue,
      costOfRevenue,
      operatingExpenses,
      financeCosts,
      otherIncome,
      tax,
      netProfit,
      parentProfit,
    }
  })
}

function season(seasons: readonly number[], quarter: Quarter): number {
  return seasons[quarter.quarter - 1] ?? 1
}
