import { groupByDate } from '../group-by-date.ts'
import { lot } from '../lots-and-ticks.ts'
import type { TradingRates } from '../trading-rates.ts'
import { applyActions, findPayDay, receiveDividends } from './apply-actions.ts'
import { buyShares } from './buy-shares.ts'
import { measureReturn, type PlanReturn } from './measure-return.ts'
import { sellAll } from './sell-all.ts'
import {
  addToPocket,
  computeValue,
  createState,
  type Purchase,
  type SimulationState,
  sumDue,
  sumPockets,
  type ValuePoint,
} from './simulation-state.ts'
import type { DeepestFall } from './unit-value.ts'
import type { Contribution, SharePlan } from './what-if-input.ts'

/** `postponed`: bought more than 7 days after its day. `notInvested`: money never met a trade. */
export type WhatIfNote = 'notInvested' | 'oddLot' | 'postponed' | 'suspended'

/** Whole rupiah, percentages with two decimals. */
export interface PlanResult extends PlanReturn {
  readonly purchases: readonly Purchase[]
  readonly shares: Readonly<Record<string, number>>
  readonly buyCosts: number
  readonly stampDuties: number
  /** `waiting` for a purchase; `kept` dividends that were paid out; `due` ones past their ex date. */
  readonly cash: { readonly waiting: number; readonly kept: number; readonly due: number }
  readonly dividends: { readonly gross: number; readonly tax: number; readonly net: number }
  readonly endValue: number
  /** null while a held share cannot be sold. */
  readonly sale: (PlanReturn & { readonly value: number }) | null
  readonly worstFall: DeepestFall
  readonly notes: readonly WhatIfNote[]
  readonly dividendsWithoutRate: SimulationState['dividendsWithoutRate']
  readonly dividendsWithoutPayDay: SimulationState['dividendsWithoutPayDay']
  readonly points: readonly ValuePoint[]
}

/** What a plan has become on its last day, with prices as they were traded and the costs of `rates`. */
export function simulatePlan(plan: SharePlan, rates: TradingRates): PlanResult {
  const state = createState(plan, rates)
  const contributions = groupByDate(plan.contributions)
  for (const date of listDays(plan)) runDay(state, date, contributions.get(date) ?? [])
  return summarize(state)
}

function runDay(state: SimulationState, date: string, contributions: readonly Contribution[]): void {
  applyActions(state, date)
  receiveDividends(state, date)
  for (const holding of state.holdings) holding.close = holding.closes.get(date) ?? holding.close
  for (const { amount } of contributions) contribute(state, amount, date)
  buyShares(state, date)
  const value = computeValue(state)
  state.unit.record(date, value)
  state.points.push({ date, value, invested: state.invested })
}

/** The rest of the division goes to the first share. */
function contribute(state: SimulationState, amount: number, date: string): void {
  state.unit.contribute(amount, computeValue(state))
  state.invested += amount
  const parts = state.holdings.map(({ weight }) => Math.floor((amount * weight) / 100))
  const rest = amount - parts.reduce((sum, part) => sum + part, 0)
  for (const [index, holding] of state.holdings.entries()) {
    addToPocket(holding, (parts[index] ?? 0) + (index === 0 ? rest : 0), date)
  }
}

function summarize(state: SimulationState): PlanResult {
  const { plan, purchases, dividends } = state
  const endValue = Math.floor(computeValue(state) + 0.5)
  const afterSale = sellAll(state)
  return {
    ...measureReturn(plan.contributions, endValue, plan.to),
    purchases,
    shares: Object.fromEntries(state.holdings.map(({ ticker, shares }) => [ticker, shares])),
    buyCosts: purchases.reduce((sum, { costs }) => sum + costs, 0),
    stampDuties: state.stampDuties,
    cash: { waiting: sumPockets(state), kept: state.kept, due: sumDue(state) },
    dividends: { ...dividends, net: dividends.gross - dividends.tax },
    endValue,
    sale:
      afterSale === null
        ? null
        : { value: afterSale, ...measureReturn(plan.contributions, afterSale, plan.to) },
    worstFall: state.unit.findDeepestFall(),
    notes: listNotes(state),
    dividendsWithoutRate: state.dividendsWithoutRate,
    dividendsWithoutPayDay: state.dividendsWithoutPayDay,
    points: state.points,
  }
}

function listNotes({ plan, holdings, isPostponed }: SimulationState): WhatIfNote[] {
  const isSuspended = holdings.some(
    ({ shares, company }) => shares > 0 && company.suspendedSince && company.suspendedSince <= plan.to,
  )
  const notes: { note: WhatIfNote; applies: boolean }[] = [
    { note: 'notInvested', applies: holdings.some(({ waitingSince }) => waitingSince !== null) },
    { note: 'oddLot', applies: holdings.some(({ shares }) => shares % lot.shares !== 0) },
    { note: 'postponed', applies: isPostponed },
    { note: 'suspended', applies: isSuspended },
  ]
  return notes.filter(({ applies }) => applies).map(({ note }) => note)
}

/** All days on which something happens, from the first contribution to the last day, in order. */
function listDays({ contributions, companies, shares, to }: SharePlan): string[] {
  const first = contributions[0]?.date ?? to
  const days = shares.flatMap(({ ticker }) => {
    const company = companies[ticker]
    const actions = company?.actions ?? []
    return [
      ...(company?.bars ?? []).map(({ date }) => date),
      ...actions.map(({ date }) => date),
      ...actions.flatMap((action) => (action.kind === 'dividend' ? [findPayDay(action)] : [])),
    ]
  })
  const all = [...days, ...contributions.map(({ date }) => date)]
  return [...new Set(all)].filter((day) => day >= first && day <= to).sort()
}
