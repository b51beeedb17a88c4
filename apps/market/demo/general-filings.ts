import {
  type Balance,
  computeAssets,
  computeCash,
  computeCurrentAssets,
  computeCurrentLiabilities,
  computeEquity,
  computeLiabilities,
  openingBalance,
} from './balance.ts'
import type { CashCall } from './cash-calls.ts'
import type { DemoCompany } from './companies.ts'
import {
  baseQuarters,
  countMonths,
  exchangeRate,
  type Filing,
  type Quarter,
  quarters,
  rounder,
  yearToDate,
} from './filings.ts'
import { marketValue, type QuarterProfit } from './profits.ts'
import { randomFor } from './random.ts'
import { sharesOn } from './share-events.ts'

interface Flows {
  readonly operating: number
  readonly investing: number
  readonly financing: number
  readonly fx: number
}

/** Balance sheets derived from the profits, and the cash flows between them. */
export function generalFilings(
  company: DemoCompany,
  profits: readonly QuarterProfit[],
  cashCalls: readonly CashCall[],
): readonly Filing[] {
  const random = randomFor('balance', company.ticker)
  const round = rounder(company)
  const earned = profits.slice(0, baseQuarters).reduce((sum, profit) => sum + profit.parentProfit, 0)
  const moved = cashCalls
    .filter(({ quarterNumber }) => quarterNumber < baseQuarters)
    .reduce((sum, call) => sum + call.amount, 0)
  const aim = marketValue(company) / company.profile.pbv
  const openingEquity =
    company.profile.pbv < 0 ? 0.25 * Math.abs(aim) : Math.max(aim - earned - moved, 0.35 * Math.abs(aim))
  let balance = openingBalance(company, openingEquity, round)
  const cashShare = balance.cash / computeAssets(balance)
  const balances: Balance[] = []
  const flows: Flows[] = []
  for (const quarter of quarters) {
    const profit = profits[quarter.number]
    if (!profit) break
    const before = profits[quarter.number - 1] ?? profit
    const call = cashCalls.filter(({ quarterNumber }) => quarterNumber === quarter.number)
    const next = movedBalance(balance, profit, before, random, round)
    const flow = settle(company, balance, next, profit, call, cashShare, round)
    balances.push(next)
    flows.push(flow)
    balance = next
  }
  const opening = openingBalance(company, openingEquity, round)
  return quarters.map((quarter) => filing(company, quarter, profits, balances, flows, opening))
}

function movedBalance(
  before: Balance,
  profit: QuarterProfit,
  last: QuarterProfit,
  random: ReturnType<typeof randomFor>,
  round: (amount: number) => number,
): Balance {
  const pace = Math.min(1.25, Math.max(0.8, profit.revenue / Math.max(1, last.revenue)))
  const moving = (amount: number) => round(amount * (1 + (pace - 1) * 0.6) * random.between(0.98, 1.02))
  return {
    ...before,
    receivables: moving(before.receivables),
    inventories: moving(before.inventories),
    otherCurrentAssets: moving(before.otherCurrentAssets),
    fixedAssets: round(before.fixedAssets * random.between(0.998, 1.016)),
    intangibles: round(before.intangibles * random.between(0.985, 1.005)),
    otherNonCurrentAssets: round(before.otherNonCurrentAssets * random.between(0.99, 1.015)),
    payables: moving(before.payables),
    shortTermDebt: round(before.shortTermDebt * random.between(0.96, 1.04)),
    otherCurrentLiabilities: moving(before.otherCurrentLiabilities),
    longTermDebt: round(before.longTermDebt * random.between(0.975, 1.02)),
    otherNonCurrentLiabilities: round(before.otherNonCurrentLiabilities * random.between(0.995, 1.02)),
  }
}

/** Books the quarter: profit and dividends in equity, the rest in cash; mutates `next`. */
function settle(
  company: DemoCompany,
  before: Balance,
  next: Balance,
  profit: QuarterProfit,
  calls: readonly CashCall[],
  cashShare: number,
  round: (amount: number) => number,
): Flows {
  const dividends = calls
    .filter(({ kind }) => kind === 'dividend')
    .reduce((sum, { amount }) => sum + amount, 0)
  const issued = calls.filter(({ kind }) => kind === 'issue').reduce((sum, { amount }) => sum + amount, 0)
  const fx =
    company.sectorCode === 'A' || company.sectorCode === 'K'
      ? round(before.cash * 0.004 * (profit.revenue % 2 === 0 ? 1 : -1))
      : 0
  next.retainedEarnings = round(before.retainedEarnings + profit.parentProfit + dividends)
  next.nonControlling = round(before.nonControlling + profit.netProfit - profit.parentProfit)
  next.paidInCapital = round(before.paidInCapital + issued)
  next.otherEquity = round(before.otherEquity + fx)
  next.cash = computeCash(next, round)
  const comfortable = computeAssets(next) * cashShare
  if (next.cash < comfortable * 0.6) {
    const borrowed = round(comfortable * 0.8 - next.cash)
    const key = company.layout === 'insurer' ? 'otherNonCurrentLiabilities' : 'longTermDebt'
    next[key] = round(next[key] + borrowed)
  } else if (next.cash > comfortable * 1.5) {
    const surplus = next.cash - comfortable * 1.2
    const repaid = round(Math.min(surplus, next.longTermDebt * 0.4))
    next.longTermDebt = round(next.longTermDebt - repaid)
    const key =
      company.layout === 'multifinance'
        ? 'receivables'
        : company.layout === 'insurer'
          ? 'inventories'
          : 'fixedAssets'
    next[key] = round(next[key] + round(surplus - repaid))
  }
  next.cash = computeCash(next, round)
  const debt = next.shortTermDebt + next.longTermDebt - before.shortTermDebt - before.longTermDebt
  const financing = round(debt + dividends + issued)
  const invested =
    next.fixedAssets +
    next.intangibles +
    next.otherNonCurrentAssets -
    before.fixedAssets -
    before.intangibles -
    before.otherNonCurrentAssets
  // Depreciated assets are replaced: affects operating and investing cash flow.
  const depreciation = round(before.fixedAssets * 0.018)
  const investing = round(-invested - depreciation)
  return { operating: round(next.cash - before.cash - financing - investing - fx), investing, financing, fx }
}

function filing(
  company: DemoCompany,
  quarter: Quarter,
  profits: readonly QuarterProfit[],
  balances: readonly Balance[],
  flows: readonly Flows[],
  opening: Balance,
): Filing {
  const tenth = (amount: number) => Math.round(amount * 10) / 10
  const balance = balances[quarter.number] ?? opening
  const yearStart = balances[quarter.number - quarter.quarter] ?? opening
  const soFar = createSum(profits, quarter)
  const flow = createSum(flows, quarter)
  const shares = sharesOn(company, quarter.end)
  const isGeneral = company.layout === 'general'
  const costOfRevenue = soFar('costOfRevenue')
  const operatingProfit = tenth(soFar('revenue') - costOfRevenue - soFar('operatingExpenses'))
  const profitBeforeTax = tenth(operatingProfit - soFar('financeCosts') + soFar('otherIncome'))
  const netChange = tenth(flow('operating') + flow('investing') + flow('financing') + flow('fx'))
  const eps = (soFar('parentProfit') * 1_000_000) / shares
  const lines: Record<string, number> = {
    ...(isGeneral ? generalLines(balance, tenth) : financialLines(company, balance, tenth)),
    ...totalLines(balance, tenth),
    revenue: soFar('revenue'),
    ...(isGeneral ? { costOfRevenue, grossProfit: tenth(soFar('revenue') - costOfRevenue) } : {}),
    operatingExpenses: soFar('operatingExpenses'),
    operatingProfit,
    financeCosts: soFar('financeCosts'),
    otherIncome: soFar('otherIncome'),
    profitBeforeTax,
    tax: soFar('tax'),
    netProfit: soFar('netProfit'),
    parentProfit: soFar('parentProfit'),
    eps: Math.round(eps * (isDollar(company) ? 1_000_000 : 100)) / (isDollar(company) ? 1_000_000 : 100),
    operating: flow('operating'),
    investing: flow('investing'),
    financing: flow('financing'),
    fx: flow('fx'),
    netChange,
    beginning: yearStart.cash,
    ending: balance.cash,
    weightedShares: shares,
    sharesOutstanding: shares,
    ...(isDollar(company) ? { exchangeRate: exchangeRate(company, quarter) } : {}),
  }
  return {
    ticker: company.ticker,
    year: quarter.year,
    months: countMonths(quarter),
    end: quarter.end,
    lines,
    isRestated:
      quarter.year === 2023 && quarter.quarter === 4 && ['NKLV', 'TOLQ', 'PLSV'].includes(company.ticker),
  }
}

/** Sums a figure of the quarters of the year until this one. */
function createSum<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], quarter: Quarter) {
  return (key: Key) =>
    yearToDate(
      rows.map((row) => row[key]),
      quarter,
    )
}

function totalLines(balance: Balance, tenth: (amount: number) => number): Record<string, number> {
  return {
    totalAssets: tenth(computeAssets(balance)),
    totalLiabilities: tenth(computeLiabilities(balance)),
    paidInCapital: balance.paidInCapital,
    retainedEarnings: balance.retainedEarnings,
    otherEquity: balance.otherEquity,
    parentEquity: tenth(computeEquity(balance) - balance.nonControlling),
    nonControlling: balance.nonControlling,
    totalEquity: tenth(computeEquity(balance)),
  }
}

function isDollar(company: DemoCompany): boolean {
  return company.ticker === 'QLBR'
}

function generalLines(balance: Balance, tenth: (amount: number) => number): Record<string, number> {
  const {
    cash,
    receivables,
    inventories,
    otherCurrentAssets,
    fixedAssets,
    intangibles,
    otherNonCurrentAssets,
  } = balance
  const { payables, shortTermDebt, otherCurrentLiabilities, longTermDebt, otherNonCurrentLiabilities } =
    balance
  return {
    cash,
    receivables,
    inventories,
    otherCurrentAssets,
    currentAssets: tenth(computeCurrentAssets(balance)),
    fixedAssets,
    intangibles,
    otherNonCurrentAssets,
    payables,
    shortTermDebt,
    otherCurrentLiabilities,
    currentLiabilities: tenth(computeCurrentLiabilities(balance)),
    longTermDebt,
    otherNonCurrentLiabilities,
  }
}

function financialLines(
  company: DemoCompany,
  balance: Balance,
  tenth: (amount: number) => number,
): Record<string, number> {
  const { cash, receivables, fixedAssets, intangibles, payables, shortTermDebt, longTermDebt } = balance
  const rest = tenth(balance.otherCurrentLiabilities + balance.otherNonCurrentLiabilities)
  const isInsurer = company.layout === 'insurer'
  const technicalReserves = isInsurer ? Math.round(rest * 0.86) : 0
  return {
    cash,
    receivables,
    investments: tenth(balance.inventories + balance.otherCurrentAssets),
    fixedAssets,
    intangibles,
    otherAssets: balance.otherNonCurrentAssets,
    payables,
    ...(isInsurer ? { technicalReserves } : {}),
    borrowings: tenth(shortTermDebt + longTermDebt),
    otherLiabilities: tenth(rest - technicalReserves),
  }
}
