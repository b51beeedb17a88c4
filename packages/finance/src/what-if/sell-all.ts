import { findTickSize, roundToTick } from '../lots-and-ticks.ts'
import { stampDuty } from '../stamp-duty.ts'
import { type SimulationState, sumDue, sumPockets } from './simulation-state.ts'

/**
 * What is left after everything is sold at the last close less slippage, odd lots included, in whole rupiah; null while
 * a held share cannot be sold.
 */
export function sellAll(state: SimulationState): number | null {
  const { plan } = state
  const { to } = plan
  const held = state.holdings.filter(({ shares }) => shares > 0)
  const isUnsalable = held.some(
    ({ company }) =>
      (company.suspendedSince && company.suspendedSince <= to) ||
      (company.delistedOn && company.delistedOn <= to),
  )
  if (isUnsalable) return null
  const values = held.map(({ shares, close }) => shares * subtractTicks(close ?? 0, plan.slippageTicks, to))
  const value = values.reduce((sum, one) => sum + one, 0)
  const costs = values.reduce((sum, one) => sum + state.computeSaleCosts(one), 0)
  const duty = stampDuty({ kind: 'trades', value, day: to }) ?? 0
  return value - costs - duty + sumPockets(state) + state.kept + sumDue(state)
}

/** The close and so many price steps below it; a theoretical price is rounded to the tick first. */
function subtractTicks(close: number, ticks: number, day: string): number {
  let price = roundToTick(close, day)
  for (let step = 0; step < ticks && price > 1; step += 1) price -= findTickSize(price - 1, day)
  return price
}
