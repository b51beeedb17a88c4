import type { DemoCompany } from './companies.ts'

/** A balance sheet without its totals, in millions of the reporting currency. */
export interface Balance {
  cash: number
  receivables: number
  inventories: number
  otherCurrentAssets: number
  fixedAssets: number
  intangibles: number
  otherNonCurrentAssets: number
  payables: number
  shortTermDebt: number
  otherCurrentLiabilities: number
  longTermDebt: number
  otherNonCurrentLiabilities: number
  paidInCapital: number
  retainedEarnings: number
  otherEquity: number
  nonControlling: number
}

type Shares = Readonly<
  Record<
    | 'receivables'
    | 'inventories'
    | 'otherCurrentAssets'
    | 'fixedAssets'
    | 'intangibles'
    | 'otherNonCurrentAssets'
    | 'cash',
    number
  >
>

const assetMixes: Readonly<Record<string, Shares>> = {
  heavy: {
    cash: 0.08,
    receivables: 0.07,
    inventories: 0.06,
    otherCurrentAssets: 0.03,
    fixedAssets: 0.6,
    intangibles: 0.06,
    otherNonCurrentAssets: 0.1,
  },
  trade: {
    cash: 0.1,
    receivables: 0.18,
    inventories: 0.24,
    otherCurrentAssets: 0.05,
    fixedAssets: 0.31,
    intangibles: 0.03,
    otherNonCurrentAssets: 0.09,
  },
  light: {
    cash: 0.2,
    receivables: 0.16,
    inventories: 0.03,
    otherCurrentAssets: 0.08,
    fixedAssets: 0.3,
    intangibles: 0.14,
    otherNonCurrentAssets: 0.09,
  },
  property: {
    cash: 0.09,
    receivables: 0.05,
    inventories: 0.34,
    otherCurrentAssets: 0.05,
    fixedAssets: 0.2,
    intangibles: 0.01,
    otherNonCurrentAssets: 0.26,
  },
  insurer: {
    cash: 0.11,
    receivables: 0.18,
    inventories: 0.5,
    otherCurrentAssets: 0.06,
    fixedAssets: 0.05,
    intangibles: 0.02,
    otherNonCurrentAssets: 0.08,
  },
  multifinance: {
    cash: 0.06,
    receivables: 0.8,
    inventories: 0.03,
    otherCurrentAssets: 0.02,
    fixedAssets: 0.04,
    intangibles: 0.01,
    otherNonCurrentAssets: 0.04,
  },
}

function selectAssetMix({ layout, sectorCode }: DemoCompany): Shares {
  const name =
    layout === 'insurer' || layout === 'multifinance'
      ? layout
      : 'AJK'.includes(sectorCode)
        ? 'heavy'
        : 'FI'.includes(sectorCode)
          ? 'light'
          : sectorCode === 'H'
            ? 'property'
            : 'trade'
  const mix = assetMixes[name]
  if (!mix) throw new Error(`no asset mix ${name}`)
  return mix
}

/** Targeted equity and liabilities, and assets by the typical mix of the sector. */
export function openingBalance(
  company: DemoCompany,
  equity: number,
  round: (amount: number) => number,
): Balance {
  const liabilities = Math.abs(equity) * Math.abs(company.profile.debtToEquity)
  const assets = equity + liabilities
  const mix = selectAssetMix(company)
  const isFinancial = company.layout !== 'general'
  const part = (amount: number) => round(amount)
  const balance: Balance = {
    cash: part(assets * mix.cash),
    receivables: part(assets * mix.receivables),
    inventories: part(assets * mix.inventories),
    otherCurrentAssets: part(assets * mix.otherCurrentAssets),
    fixedAssets: part(assets * mix.fixedAssets),
    intangibles: part(assets * mix.intangibles),
    otherNonCurrentAssets: part(assets * mix.otherNonCurrentAssets),
    payables: part(liabilities * (isFinancial ? 0.12 : 0.27)),
    shortTermDebt: part(liabilities * (company.layout === 'insurer' ? 0 : 0.17)),
    otherCurrentLiabilities: part(liabilities * (company.layout === 'insurer' ? 0.5 : 0.13)),
    longTermDebt: part(liabilities * (company.layout === 'insurer' ? 0.03 : 0.34)),
    otherNonCurrentLiabilities: part(liabilities * (company.layout === 'insurer' ? 0.35 : 0.09)),
    paidInCapital: part(Math.abs(equity) * 0.38),
    retainedEarnings: 0,
    otherEquity: part(equity * 0.03),
    nonControlling: company.layout === 'general' ? part(Math.abs(equity) * 0.025) : 0,
  }
  balance.retainedEarnings = round(
    computeAssets(balance) -
      computeLiabilities(balance) -
      balance.paidInCapital -
      balance.otherEquity -
      balance.nonControlling,
  )
  return balance
}

export function computeCash(balance: Balance, round: (amount: number) => number): number {
  return round(computeLiabilities(balance) + computeEquity(balance) - (computeAssets(balance) - balance.cash))
}

export function computeAssets(balance: Balance): number {
  return (
    computeCurrentAssets(balance) + balance.fixedAssets + balance.intangibles + balance.otherNonCurrentAssets
  )
}

export function computeCurrentAssets(balance: Balance): number {
  return balance.cash + balance.receivables + balance.inventories + balance.otherCurrentAssets
}

export function computeCurrentLiabilities(balance: Balance): number {
  return balance.payables + balance.shortTermDebt + balance.otherCurrentLiabilities
}

export function computeLiabilities(balance: Balance): number {
  return computeCurrentLiabilities(balance) + balance.longTermDebt + balance.otherNonCurrentLiabilities
}

export function computeEquity(balance: Balance): number {
  return balance.paidInCapital + balance.retainedEarnings + balance.otherEquity + balance.nonControlling
}
