import { groupByDate } from '../group-by-date.ts'
import type { TradingRates } from '../trading-rates.ts'
import { createOrderCosts } from '../transaction-cost.ts'
import { UnitValue } from './unit-value.ts'
import type { SharePlan, WhatIfAction, WhatIfCompany } from './what-if-input.ts'

export interface Holding {
  readonly ticker: string
  readonly weight: number
  readonly company: WhatIfCompany
  /** Closes by day. */
  readonly closes: ReadonlyMap<string, number>
  readonly actions: ReadonlyMap<string, readonly WhatIfAction[]>
  shares: number
  /** Rupiah that wait for a purchase. */
  pocket: number
  /** The day since which money has not met a trade; null when nothing waits. */
  waitingSince: string | null
  /** The last close, or a theoretical price after an ex date without a trade; null before the first trade. */
  close: number | null
}

/** A dividend between its ex date and its payment. */
export interface DueDividend {
  readonly holding: Holding
  readonly paid: string
  readonly net: number
}

export interface Purchase {
  readonly date: string
  readonly ticker: string
  readonly lots: number
  /** Whole rupiah, with slippage. */
  readonly price: number
  /** Whole rupiah, without stamp duty. */
  readonly costs: number
}

export interface ValuePoint {
  readonly date: string
  /** Rupiah. */
  readonly value: number
  readonly invested: number
}

export interface SimulationState {
  readonly plan: SharePlan
  /** By the value of an order in whole rupiah, without stamp duty. */
  readonly computeBuyCosts: (value: number) => number
  readonly computeSaleCosts: (value: number) => number
  readonly holdings: readonly Holding[]
  readonly unit: UnitValue
  readonly purchases: Purchase[]
  readonly points: ValuePoint[]
  readonly dividends: { gross: number; tax: number }
  /** Ex dates of dividends in dollars without an exchange rate, which are left out. */
  readonly dividendsWithoutRate: { readonly ticker: string; readonly date: string }[]
  /** Ex dates of dividends whose payment day is assumed. */
  readonly dividendsWithoutPayDay: { readonly ticker: string; readonly date: string }[]
  due: DueDividend[]
  /** Dividends that were paid out. */
  kept: number
  invested: number
  stampDuties: number
  isPostponed: boolean
}

export function createState(plan: SharePlan, rates: TradingRates): SimulationState {
  return {
    plan,
    computeBuyCosts: createOrderCosts('buy', plan.fees.buy, rates),
    computeSaleCosts: createOrderCosts('sell', plan.fees.sell, rates),
    holdings: plan.shares.map(({ ticker, weight }) => createHolding(ticker, weight, plan)),
    unit: new UnitValue(),
    purchases: [],
    points: [],
    dividends: { gross: 0, tax: 0 },
    dividendsWithoutRate: [],
    dividendsWithoutPayDay: [],
    due: [],
    kept: 0,
    invested: 0,
    stampDuties: 0,
    isPostponed: false,
  }
}

function createHolding(ticker: string, weight: number, { companies }: SharePlan): Holding {
  const company = companies[ticker] ?? { bars: [] }
  return {
    ticker,
    weight,
    company,
    closes: new Map(company.bars.map(({ date, close }) => [date, close])),
    actions: groupByDate(company.actions ?? []),
    shares: 0,
    pocket: 0,
    waitingSince: null,
    close: null,
  }
}

/** Money that came in waits for the next trade of its share, which is tried once. */
export function addToPocket(holding: Holding, amount: number, date: string): void {
  if (amount <= 0) return
  holding.pocket += amount
  holding.waitingSince ??= date
}

export const sumDue = ({ due }: SimulationState): number => due.reduce((sum, { net }) => sum + net, 0)

export const sumPockets = ({ holdings }: SimulationState): number =>
  holdings.reduce((sum, { pocket }) => sum + pocket, 0)

/** In rupiah; a fraction only while a theoretical price has one. */
export function computeValue(state: SimulationState): number {
  const shares = state.holdings.reduce((sum, holding) => sum + holding.shares * (holding.close ?? 0), 0)
  return shares + sumPockets(state) + state.kept + sumDue(state)
}
