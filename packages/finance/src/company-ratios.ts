import {
  capitalAdequacy,
  casaRatio,
  loanToDeposit,
  netInterestMargin,
  nonPerformingLoans,
  operatingCostToIncome,
  total,
} from './bank-ratios.ts'
import type { RatioKey } from './ratio-definitions.ts'
import {
  type Amount,
  annualized,
  annualizedEarningsPerShare,
  assetTurnover,
  bookValuePerShare,
  currentRatio,
  debtToEquity,
  dividendPayout,
  earningsPerShare,
  margin,
  type PeriodMonths,
  priceToBook,
  priceToEarnings,
  quickRatio,
  type Ratio,
  returnOnAssets,
  returnOnEquity,
  trailingTwelveMonths,
} from './ratio-formulas.ts'
import type { ShareChange } from './share-change.ts'
import { isBankLayout, type StatementLayoutName } from './statement-layouts.ts'

/** A period as filed: amounts in millions of the reporting currency, cumulative from the start of the fiscal year. */
export interface FiledPeriod {
  readonly year: number
  readonly months: PeriodMonths
  readonly lines: Readonly<Record<string, number>>
}

export interface CompanyRatioInput {
  readonly layout: StatementLayoutName
  /** ISO 4217; other currencies than rupiah need the exchange rate of the period for ratios with a price. */
  readonly currency: string
  /** Issued shares at the end of the period, by the count of the company and the events since then. */
  readonly issuedShares: Amount
  /**
   * The day of that count, to choose one if it differs from the filing because an event is unknown. `ofPrice`: newer than
   * the period, so that price × count is the market value. `afterPrice`: of a column in the past.
   */
  readonly countDay: 'ofPrice' | 'afterPrice' | 'unknown'
  readonly period: FiledPeriod
  /** All filings of the company, for averages and trailing months. */
  readonly history: readonly FiledPeriod[]
  /** Rupiah per share of the day of the price, or of the end of the period if that is later. */
  readonly price: Amount
  /** The change of one share from the end of the period to that day. */
  readonly shareChange: ShareChange
  /**
   * The product of `computePerShareFactor` from the end of the period, and from the day of the price, to the current
   * shares; null: shares of before and after cannot be compared.
   */
  readonly factorSincePeriod: number | null
  readonly factorSincePrice: number | null
  /** Rupiah per current share: cash dividends for the book year of the period. */
  readonly dividendsForYear: Amount
}

const million = 1_000_000

/** The ratios of `ratio-definitions.ts` that need statements; those that a layout does not have are 'missing'. */
export function companyRatios(input: CompanyRatioInput): Record<Exclude<RatioKey, 'dividendYield'>, Ratio> {
  const { layout, period, history, price, shareChange, factorSincePeriod, factorSincePrice } = input
  const { lines, months, year } = period
  const lastYear = history.find((other) => other.year === year - 1 && other.months === 12)?.lines
  const sameMonths = history.find((other) => other.year === year - 1 && other.months === months)?.lines
  const rate = input.currency === 'IDR' ? 1 : lines.exchangeRate
  const inRupiah = (amount: Amount) => product(amount, million, rate)

  const shares = divideShares(computeAverageShares(input), factorSincePeriod)
  const parentProfit = inRupiah(lines.parentProfit)
  const trailingProfit = trailingTwelveMonths({
    months,
    current: lines.parentProfit,
    lastYear: lastYear?.parentProfit,
    sameMonthsLastYear: sameMonths?.parentProfit,
  })
  const eps = earningsPerShare({ parentProfit, shares })
  // With all shares of the price, price ÷ earnings is market value ÷ profit, also in the year of an issue.
  const outstanding = computeOutstandingShares(input)
  const sharesOfPrice = product(outstanding, shareChange.multiplier)
  // Multiples are of the shares of the price, which later events do not change.
  const earnings = earningsPerShare({ parentProfit: inRupiah(trailingProfit), shares: sharesOfPrice })
  const bookValue = bookValuePerShare({
    // Without a share count, the book value is missing for that reason.
    parentEquity: total(inRupiah(findParentEquity(lines)), product(outstanding ?? 0, shareChange.raised)),
    shares: sharesOfPrice,
  })
  const revenue = computeRevenue(layout, lines)
  const assets = { openingAssets: lastYear?.totalAssets, closingAssets: lines.totalAssets }

  return {
    eps,
    epsAnnualised: annualizedEarningsPerShare({ parentProfit, shares, months }),
    bvps: restate(bookValue, factorSincePrice),
    epsTrailing: restate(earnings, factorSincePrice),
    per: priceToEarnings({ price, earningsPerShare: earnings }),
    pbv: priceToBook({ price, bookValuePerShare: bookValue }),
    payout:
      months === 12
        ? dividendPayout({ dividends: input.dividendsForYear, earningsPerShare: eps })
        : 'missing',
    der: debtToEquity({ totalLiabilities: lines.totalLiabilities, totalEquity: lines.totalEquity }),
    roa: returnOnAssets({ netProfit: lines.netProfit, months, ...assets }),
    roe: returnOnEquity({
      parentProfit: lines.parentProfit,
      months,
      openingEquity: lastYear && findParentEquity(lastYear),
      closingEquity: findParentEquity(lines),
    }),
    gpm: margin({ profit: lines.grossProfit, revenue }),
    opm: margin({ profit: lines.operatingProfit, revenue }),
    npm: margin({ profit: lines.netProfit, revenue }),
    ...computeLiquidity(lines),
    assetTurnover: assetTurnover({ revenue, months, ...assets }),
    ...bankRatios(input, lastYear),
  }
}

function computeLiquidity({ currentAssets, inventories, currentLiabilities }: FiledPeriod['lines']) {
  return {
    currentRatio: currentRatio({ currentAssets, currentLiabilities }),
    quickRatio: quickRatio({ currentAssets, inventories, currentLiabilities }),
  }
}

/** Banks: interest and other operating income. */
function computeRevenue(layout: StatementLayoutName, lines: FiledPeriod['lines']): Amount {
  return isBankLayout(layout) ? total(lines.interestIncome, lines.feeIncome) : lines.revenue
}

/** The revenue and net profit of a period, in millions of its currency, and its net margin in percent. */
export function computePeriodResult(
  layout: StatementLayoutName,
  lines: FiledPeriod['lines'],
): { revenue: number | null; netProfit: number | null; netMargin: Ratio } {
  const revenue = computeRevenue(layout, lines)
  return {
    revenue: revenue ?? null,
    netProfit: lines.netProfit ?? null,
    netMargin: margin({ profit: lines.netProfit, revenue }),
  }
}

/** The growth of a period's revenue and profit against the same months of the previous year, in percent. */
export function companyGrowth({
  layout,
  period,
  history,
}: Pick<CompanyRatioInput, 'layout' | 'period' | 'history'>): { revenueGrowth: Ratio; profitGrowth: Ratio } {
  const before = history.find(({ year, months }) => year === period.year - 1 && months === period.months)
  return {
    revenueGrowth: growthPercent(
      computeRevenue(layout, period.lines),
      before && computeRevenue(layout, before.lines),
    ),
    profitGrowth: growthPercent(period.lines.parentProfit, before?.lines.parentProfit),
  }
}

/** Some filings state earnings per share in another unit: a count this far from the issued shares is not credible. */
const credibleFactor = 10
/** Other units differ by a hundred at least. Below this, an unknown split such as 1:20 is as likely. */
const unitFactor = 50

/**
 * Filed shares are the issued ones less treasury shares (at most 10% of the capital, POJK 29/2023; 20% in a crisis, POJK
 * 13/2023), and may include new ones. Outside this range, a split or another event lies between the two counts.
 */
const smallestPart = 0.8
const greatestPart = 1.5

/** The weighted average shares of the period. */
function computeAverageShares(input: CompanyRatioInput): Amount {
  return input.period.lines.weightedShares ?? sharesOfEarnings(input) ?? issuedAtEnd(input)
}

/** The shares at the end of the period; null if unknown, or if the counts do not belong together. */
function computeOutstandingShares(input: CompanyRatioInput): Amount {
  const { sharesOutstanding, weightedShares } = input.period.lines
  const issued = issuedAtEnd(input)
  if (typeof issued !== 'number') return sharesOutstanding ?? weightedShares
  // The average of a year with new shares is far below their number at its end.
  const counted = sharesOutstanding ?? sharesOfEarnings(input, unitFactor)
  const smallest = sharesOutstanding === undefined ? 1 / greatestPart : smallestPart
  const belongTogether =
    counted === null || (counted >= issued * smallest && counted <= issued * greatestPart)
  if (belongTogether) return sharesOutstanding ?? issued
  if (input.countDay === 'ofPrice') return issued
  return input.countDay === 'afterPrice' ? sharesOutstanding : null
}

/** After a rights issue, a count that is not filed may or may not include the new shares. */
function issuedAtEnd({ issuedShares, shareChange }: CompanyRatioInput): Amount {
  return shareChange.raised > 0 || shareChange.multiplier === null ? null : issuedShares
}

/** The weighted average by the filed earnings per share; null if unknown or not credible. */
function sharesOfEarnings(input: CompanyRatioInput, greatestFactor = credibleFactor): number | null {
  const { parentProfit, eps } = input.period.lines
  const issuedShares = issuedAtEnd(input)
  if (parentProfit === undefined || !eps || typeof issuedShares !== 'number') return null
  const shares = (parentProfit * million) / eps
  return shares > issuedShares / greatestFactor && shares < issuedShares * greatestFactor ? shares : null
}

function divideShares(shares: Amount, factor: number | null): number | null {
  return typeof shares === 'number' && factor !== null ? shares / factor : null
}

/** A figure per share in shares of after later events. */
function restate(perShare: Ratio, factor: number | null): Ratio {
  if (typeof perShare === 'string') return perShare
  return factor === null ? 'sharesUnknown' : perShare * factor
}

/** null if a factor is missing. */
function product(...factors: readonly Amount[]): number | null {
  let result = 1
  for (const factor of factors) {
    if (factor === null || factor === undefined) return null
    result *= factor
  }
  return result
}

type BankRatioKey = 'nim' | 'ldr' | 'npl' | 'car' | 'bopo' | 'casa'

function bankRatios(
  { period, layout }: CompanyRatioInput,
  lastYear: FiledPeriod['lines'] | undefined,
): Record<BankRatioKey, Ratio> {
  const { lines, months } = period
  const { interestExpense, provision, operatingExpenses, interestIncome, feeIncome } = lines
  // Sharia banks take most funds as temporary syirkah funds, outside their liabilities.
  const funds = layout === 'shariaBank' ? total(lines.deposits, lines.temporarySyirkah) : lines.deposits
  return {
    nim: netInterestMargin({
      netInterestIncome: lines.netInterestIncome,
      months,
      openingEarningAssets: lastYear && computeEarningAssets(lastYear),
      closingEarningAssets: computeEarningAssets(lines),
    }),
    ldr: loanToDeposit({ loans: lines.loans, deposits: funds }),
    npl: nonPerformingLoans({ nonPerforming: lines.nonPerformingLoans, loans: lines.loans }),
    car: capitalAdequacy(lines.capitalAdequacy),
    bopo: operatingCostToIncome({ interestExpense, provision, operatingExpenses, interestIncome, feeIncome }),
    casa: casaRatio({ currentDeposits: lines.currentDeposits, savings: lines.savings, deposits: funds }),
  }
}

/** Balance sheets of banks do not have this line. */
function findParentEquity(lines: FiledPeriod['lines']): Amount {
  return lines.parentEquity ?? lines.totalEquity
}

/** Interest-bearing assets: placements with other banks, securities and gross loans. */
function computeEarningAssets(lines: FiledPeriod['lines']): number | null {
  return total(lines.otherBanks, lines.securities, lines.loans)
}

/** The growth of a cumulative figure against the same months of the previous year, in percent. */
export function growthPercent(current: Amount, before: Amount): Ratio {
  const currentAmount = annualized(current, 12)
  const beforeAmount = annualized(before, 12)
  if (currentAmount === null || beforeAmount === null) return 'missing'
  return beforeAmount > 0 ? (currentAmount / beforeAmount - 1) * 100 : 'notMeaningful'
}
