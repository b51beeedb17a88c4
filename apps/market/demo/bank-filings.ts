import type { CashCall } from './cash-calls.ts'
import type { DemoCompany } from './companies.ts'
import {
  baseQuarters,
  countMonths,
  type Filing,
  growthSince,
  type Quarter,
  quarters,
  yearToDate,
} from './filings.ts'
import { marketValue } from './profits.ts'
import { randomFor } from './random.ts'
import { sharesOn } from './share-events.ts'

/** By quarter, in millions of rupiah. */
export interface BankProfits {
  readonly netInterestIncome: readonly number[]
  readonly feeIncome: readonly number[]
  readonly provision: readonly number[]
  readonly netProfit: readonly number[]
}

type Series = keyof BankProfits
/** Full years 2022 to 2025, nine months of 2025 and of 2026, in billions, as in the design of the company page. */
const drawn: Readonly<Record<Series, readonly [number, number, number, number, number, number]>> = {
  netInterestIncome: [8_302, 9_205, 10_344, 11_720, 8_611, 9_482],
  feeIncome: [2_011, 2_190, 2_402, 2_688, 1_954, 2_107],
  provision: [1_984, 1_842, 1_690, 1_765, 1_320, 1_213],
  netProfit: [3_124, 3_701, 4_418, 5_236, 3_804, 4_276],
}

function split(total: number, weights: readonly number[]): number[] {
  const integer = weights.reduce((sum, weight) => sum + weight, 0)
  const parts = weights.slice(1).map((weight) => Math.round((total * weight) / integer))
  return [total - parts.reduce((sum, part) => sum + part, 0), ...parts]
}

function drawnSeries(name: Series): number[] {
  const [y2022, y2023, y2024, y2025, nine2025, nine2026] = drawn[name].map((billions) => billions * 1000)
  const year = (total = 0) => split(total, [0.243, 0.248, 0.252, 0.257])
  const nine = (total = 0) => split(total, [0.327, 0.333, 0.34])
  return [
    ...year(y2022),
    ...year(y2023),
    ...year(y2024),
    ...nine(nine2025),
    (y2025 ?? 0) - (nine2025 ?? 0),
    ...nine(nine2026),
  ]
}

/** Each later quarter is that of the year before, grown; one factor for all lines keeps their proportions. */
function continued({ ticker, profile }: DemoCompany, designed: readonly number[]): number[] {
  const values = [...designed]
  for (const { number } of quarters.slice(baseQuarters)) {
    const factor =
      (1 + profile.laterGrowth / 100) * randomFor('later-bank', ticker, number).between(0.98, 1.02)
    values.push(Math.round((values[number - 4] ?? 0) * factor))
  }
  return values
}

export function bankProfits(company: DemoCompany): BankProfits {
  if (company.ticker === 'BQNS') {
    return {
      netInterestIncome: continued(company, drawnSeries('netInterestIncome')),
      feeIncome: continued(company, drawnSeries('feeIncome')),
      provision: continued(company, drawnSeries('provision')),
      netProfit: continued(company, drawnSeries('netProfit')),
    }
  }
  const random = randomFor('bank-profits', company.ticker)
  const latest = marketValue(company) / (company.profile.per ?? 15) / 4
  const grown = (start: number, spread: number) => {
    const designed = quarters
      .slice(0, baseQuarters)
      .map(({ number }) =>
        Math.round(start * growthSince(company, number) * random.between(1 - spread, 1 + spread)),
      )
    return continued(company, designed)
  }
  const share = random.between(2.1, 2.5)
  return {
    netInterestIncome: grown(latest * share, 0.015),
    feeIncome: grown(latest * share * 0.21, 0.04),
    provision: grown(latest * share * 0.16, 0.08),
    netProfit: grown(latest, 0.03),
  }
}

interface BankBalance {
  readonly lines: Readonly<Record<string, number>>
  readonly equity: number
}

export function bankFilings(
  company: DemoCompany,
  profits: BankProfits,
  cashCalls: readonly CashCall[],
): readonly Filing[] {
  const earned = profits.netProfit.slice(0, baseQuarters).reduce((sum, profit) => sum + profit, 0)
  const moved = cashCalls
    .filter(({ quarterNumber }) => quarterNumber < baseQuarters)
    .reduce((sum, call) => sum + call.amount, 0)
  let equity = Math.round(marketValue(company) / company.profile.pbv - earned - moved)
  const random = randomFor('bank-balance', company.ticker)
  const margins = {
    yield: random.between(0.047, 0.056),
    casa: random.between(0.42, 0.62),
    ldr: random.between(0.84, 0.9),
  }
  const opening = balanceAt(company, -1, profits, equity, margins)
  const balances = quarters.map(({ number }) => {
    const calls = cashCalls.filter(({ quarterNumber }) => quarterNumber === number)
    equity += (profits.netProfit[number] ?? 0) + calls.reduce((sum, call) => sum + call.amount, 0)
    return balanceAt(company, number, profits, equity, margins)
  })
  const dividends = quarters.map(({ number }) =>
    cashCalls
      .filter(({ quarterNumber }) => quarterNumber === number)
      .reduce((sum, call) => sum + call.amount, 0),
  )
  return quarters.map((quarter) => filing(company, quarter, profits, balances, opening, dividends))
}

function balanceAt(
  company: DemoCompany,
  number: number,
  profits: BankProfits,
  equity: number,
  margins: { yield: number; casa: number; ldr: number },
): BankBalance {
  const random = randomFor('bank-quarter', company.ticker, number)
  const { netInterestIncome } = profits
  const last = baseQuarters - 1
  const latest = (netInterestIncome[last] ?? 0) * 4
  const size = (latest / margins.yield) * (growthSince(company, number) / growthSince(company, last))
  const loans = Math.round(size * 0.77 * random.between(0.99, 1.01))
  const ckpn = Math.round(loans * random.between(0.034, 0.039))
  const funds = Math.round(loans / (margins.ldr + random.between(-0.01, 0.01)))
  const isSharia = company.layout === 'shariaBank'
  const mix = depositMixAt(company, number, margins.casa)
  const temporarySyirkah = isSharia ? Math.round(funds * mix.syirkah) : 0
  const deposits = funds - temporarySyirkah
  const [timeDeposits = 0, currentDeposits = 0, savings = 0] = split(deposits, mix.weights)
  const bankDeposits = Math.round(funds * 0.025)
  const borrowings = Math.round(funds * 0.055)
  const otherLiabilities = Math.round(funds * 0.035)
  const totalLiabilities = deposits + bankDeposits + borrowings + otherLiabilities
  const totalAssets = totalLiabilities + temporarySyirkah + equity
  const cash = Math.round(funds * random.between(0.018, 0.023))
  const bankIndonesia = Math.round(funds * random.between(0.06, 0.07))
  const otherBanks = Math.round(funds * random.between(0.04, 0.055))
  const fixedAssets = Math.round(funds * 0.031)
  const otherAssets = Math.round(funds * 0.026)
  const loansNet = loans - ckpn
  const securities = totalAssets - cash - bankIndonesia - otherBanks - loansNet - fixedAssets - otherAssets
  const nonPerformingLoans = computeNonPerforming(loans, Math.max(0, last - number), random)
  const capitalAdequacy = Math.round(((equity * 1.05) / (loans * 0.86)) * 10_000) / 100
  const lines = {
    cash,
    bankIndonesia,
    otherBanks,
    securities,
    loans,
    ckpn,
    loansNet,
    fixedAssets,
    otherAssets,
    totalAssets,
    currentDeposits,
    savings,
    timeDeposits,
    deposits,
    bankDeposits,
    borrowings,
    otherLiabilities,
    totalLiabilities,
    ...(isSharia ? { temporarySyirkah } : {}),
    totalEquity: equity,
    nonPerformingLoans,
    capitalAdequacy,
  }
  return { lines, equity }
}

function computeNonPerforming(
  loans: number,
  quartersAgo: number,
  random: ReturnType<typeof randomFor>,
): number {
  return Math.round(loans * (0.019 + 0.0006 * quartersAgo) * random.between(0.96, 1.04))
}

/** The mix of deposits moves by up to two points in a quarter and becomes a little cheaper every year. */
function depositMixAt({ ticker, layout }: DemoCompany, number: number, casa: number) {
  const random = randomFor('bank-deposits', ticker, number)
  const cheaper = 0.0015 * (Math.min(number, baseQuarters - 1) - (baseQuarters - 1))
  const shift = cheaper + random.between(-0.012, 0.012)
  const current = 0.42 + random.between(-0.012, 0.012)
  if (layout === 'shariaBank') {
    const time = 0.06 + random.between(-0.006, 0.006)
    return {
      syirkah: 0.72 - shift,
      weights: [time, (1 - time) * (current - 0.04), (1 - time) * (1.04 - current)],
    }
  }
  return {
    syirkah: 0,
    weights: [1 - (casa + shift), (casa + shift) * current, (casa + shift) * (1 - current)],
  }
}

function filing(
  company: DemoCompany,
  quarter: Quarter,
  profits: BankProfits,
  balances: readonly BankBalance[],
  opening: BankBalance,
  dividends: readonly number[],
): Filing {
  const now = (balances[quarter.number] ?? opening).lines
  const start = (balances[quarter.number - quarter.quarter] ?? opening).lines
  const changed = (key: string) => (now[key] ?? 0) - (start[key] ?? 0)
  const netInterestIncome = yearToDate(profits.netInterestIncome, quarter)
  const feeIncome = yearToDate(profits.feeIncome, quarter)
  const provision = yearToDate(profits.provision, quarter)
  const netProfit = yearToDate(profits.netProfit, quarter)
  const interestExpense = Math.round(netInterestIncome * 0.46)
  const profitBeforeTax = Math.round(netProfit / 0.78)
  const nonOperating = -Math.round(netProfit * 0.004)
  const operatingProfit = profitBeforeTax - nonOperating
  const shares = sharesOn(company, quarter.end)
  const dividend = yearToDate(dividends, quarter)
  const financing = changed('borrowings') + dividend
  const investing = -changed('securities') - changed('fixedAssets')
  const netChange = changed('cash')
  return {
    ticker: company.ticker,
    year: quarter.year,
    months: countMonths(quarter),
    end: quarter.end,
    isRestated: false,
    lines: {
      ...now,
      interestIncome: netInterestIncome + interestExpense,
      interestExpense,
      netInterestIncome,
      feeIncome,
      provision,
      operatingExpenses: netInterestIncome + feeIncome - provision - operatingProfit,
      operatingProfit,
      nonOperating,
      profitBeforeTax,
      tax: profitBeforeTax - netProfit,
      netProfit,
      parentProfit: netProfit,
      eps: Math.round((netProfit * 100_000_000) / shares) / 100,
      operating: netChange - investing - financing,
      investing,
      financing,
      fx: 0,
      netChange,
      beginning: start.cash ?? 0,
      ending: now.cash ?? 0,
      weightedShares: shares,
      sharesOutstanding: shares,
    },
  }
}
