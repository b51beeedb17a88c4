import { daysBetween } from '../days.ts'
import { findTickSize, lot } from '../lots-and-ticks.ts'
import { stampDuty } from '../stamp-duty.ts'
import type { Holding, SimulationState } from './simulation-state.ts'

/** A purchase later than this is named as postponed. */
const PUNCTUAL_DAYS = 7

interface Order {
  readonly holding: Holding
  readonly price: number
  lots: number
}

/** The close and so many price steps above it. */
export function addTicks(close: number, ticks: number, day: string): number {
  let price = close
  for (let step = 0; step < ticks; step += 1) price += findTickSize(price, day)
  return price
}

/** Buys whole lots from each pocket that waits and whose share was traded on that day. */
export function buyShares(state: SimulationState, date: string): void {
  const { slippageTicks } = state.plan
  const orders = state.holdings.flatMap((holding): Order[] => {
    const close = holding.closes.get(date)
    if (close === undefined || holding.waitingSince === null) return []
    const price = addTicks(close, slippageTicks, date)
    const isLate = daysBetween(holding.waitingSince, date) > PUNCTUAL_DAYS
    holding.waitingSince = null
    const lots = findMostLots(state, price, holding.pocket)
    if (lots > 0 && isLate) state.isPostponed = true
    return lots > 0 ? [{ holding, price, lots }] : []
  })
  const duty = settleStampDuty(state, orders, date)
  for (const { holding, price, lots } of orders) {
    if (lots === 0) continue
    holding.pocket -= computeTotal(state, price, lots)
    holding.shares += lots * lot.shares
    const costs = computeCosts(state, price, lots)
    state.purchases.push({ date, ticker: holding.ticker, lots, price, costs })
  }
  payStampDuty(state, orders, duty)
}

const computeCosts = ({ computeBuyCosts }: SimulationState, price: number, lots: number): number =>
  computeBuyCosts(price * lots * lot.shares)

/** What so many lots cost with their fee, in whole rupiah. */
export function computeTotal(state: SimulationState, price: number, lots: number): number {
  return price * lots * lot.shares + computeCosts(state, price, lots)
}

function findMostLots(state: SimulationState, price: number, pocket: number): number {
  let lots = Math.floor(pocket / (price * lot.shares))
  // The fee grows with the order, so a few steps suffice.
  while (lots > 0 && computeTotal(state, price, lots) > pocket) {
    const excess = computeTotal(state, price, lots) - pocket
    lots -= Math.max(1, Math.floor(excess / (2 * price * lot.shares)))
  }
  return Math.max(0, lots)
}

const computeRest = (state: SimulationState, { holding, price, lots }: Order): number =>
  holding.pocket - computeTotal(state, price, lots)

/** The duty of the day, in whole rupiah; takes lots away until the pockets can pay it. */
function settleStampDuty(state: SimulationState, orders: readonly Order[], date: string): number {
  for (;;) {
    const bought = orders.filter(({ lots }) => lots > 0)
    const value = bought.reduce((sum, { price, lots }) => sum + price * lots * lot.shares, 0)
    const duty = stampDuty({ kind: 'trades', value, day: date }) ?? 0
    const rest = bought.reduce((sum, order) => sum + computeRest(state, order), 0)
    const largest = bought.toSorted((one, other) => other.lots - one.lots)[0]
    if (rest >= duty || !largest) return duty
    largest.lots -= 1
  }
}

/** The fullest pocket pays first. */
function payStampDuty(state: SimulationState, orders: readonly Order[], duty: number): void {
  state.stampDuties += duty
  const payers = orders
    .filter(({ lots }) => lots > 0)
    .map(({ holding }) => holding)
    .toSorted((one, other) => other.pocket - one.pocket)
  let unpaid = duty
  for (const holding of payers) {
    const part = Math.min(unpaid, holding.pocket)
    holding.pocket -= part
    unpaid -= part
  }
}
