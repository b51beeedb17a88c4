import { theoreticalPrice } from '../adjustment.ts'
import { decimal, fixed, times, toDecimal } from '../calculators/fixed-point.ts'
import { addDays } from '../days.ts'
import { dividendTax } from '../market-calculators/dividend-income.ts'
import { addToPocket, type Holding, type SimulationState } from './simulation-state.ts'
import type { WhatIfAction } from './what-if-input.ts'

/** Payment days that are not delivered are assumed so many days after the ex date. */
const ASSUMED_PAYMENT_DAYS = 30

type ActionKind = WhatIfAction['kind']

/** On one ex date dividends come first, for the shares before the day, and rights last. */
const order: readonly (readonly ActionKind[])[] = [
  ['dividend'],
  ['split', 'reverseSplit', 'bonus', 'stockDividend'],
  ['rights'],
]

export function applyActions(state: SimulationState, date: string): void {
  for (const holding of state.holdings) {
    const actions = holding.actions.get(date) ?? []
    for (const kinds of order) {
      for (const action of actions) {
        if (kinds.includes(action.kind)) applyAction(state, holding, action)
      }
    }
  }
}

function applyAction(state: SimulationState, holding: Holding, action: WhatIfAction): void {
  if (action.kind === 'dividend') applyDividend(state, holding, action)
  else if (action.kind === 'rights') sellRights(holding, action)
  else changeShares(holding, action)
}

function applyDividend(
  state: SimulationState,
  holding: Holding,
  { date, paid, amount, exchangeRate }: WhatIfAction & { kind: 'dividend' },
): void {
  const { ticker, shares } = holding
  if (exchangeRate === null) {
    if (shares > 0) state.dividendsWithoutRate.push({ ticker, date })
    return
  }
  const perShare =
    exchangeRate === undefined ? decimal(amount) : times(decimal(amount), decimal(exchangeRate))
  lowerClose(holding, date, (close) => close - toDecimal(perShare, 6))
  if (shares === 0) return
  if (paid === null) state.dividendsWithoutPayDay.push({ ticker, date })
  const gross = toDecimal(perShare * BigInt(shares), 0)
  const isTaxed = state.plan.dividends === 'paid'
  const tax = isTaxed ? toDecimal((fixed(gross) * BigInt(dividendTax.percent.paid)) / 100n, 0) : 0
  state.dividends.gross += gross
  state.dividends.tax += tax
  state.due.push({ holding, paid: findPayDay({ date, paid }), net: gross - tax })
}

export const findPayDay = ({ date, paid }: { date: string; paid: string | null }): string =>
  paid ?? addDays(date, ASSUMED_PAYMENT_DAYS)

function changeShares(
  holding: Holding,
  action: WhatIfAction & { kind: 'split' | 'reverseSplit' | 'bonus' | 'stockDividend' },
): void {
  const isSplit = action.kind === 'split' || action.kind === 'reverseSplit'
  const multiplied = Math.floor((holding.shares * action.new) / action.old)
  holding.shares = isSplit ? multiplied : holding.shares + multiplied
  lowerClose(holding, action.date, (close) => theoreticalPrice(close, action, action.date)?.exact ?? close)
}

/** The rights are sold on the ex date at their theoretical value. */
function sellRights(holding: Holding, action: WhatIfAction & { kind: 'rights' }): void {
  const { date, old, exercisePrice, cumPrice } = action
  const theoretical = theoreticalPrice(cumPrice, action, date)?.exact ?? exercisePrice
  const rights = Math.floor((holding.shares * action.new) / old)
  addToPocket(holding, Math.floor(Math.max(0, theoretical - exercisePrice) * rights), date)
  lowerClose(holding, date, (close) => (close * theoretical) / cumPrice)
}

/** Without a trade on the ex date, the last close becomes the theoretical price until the next trade. */
function lowerClose(holding: Holding, date: string, toTheoretical: (close: number) => number): void {
  if (holding.close !== null && !holding.closes.has(date)) {
    holding.close = Math.max(0, toTheoretical(holding.close))
  }
}

export function receiveDividends(state: SimulationState, date: string): void {
  const paid = state.due.filter((dividend) => dividend.paid <= date)
  state.due = state.due.filter((dividend) => dividend.paid > date)
  for (const { holding, net } of paid) {
    if (state.plan.dividends === 'paid') state.kept += net
    else addToPocket(holding, net, date)
  }
}
