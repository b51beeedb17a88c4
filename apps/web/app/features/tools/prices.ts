import { isOnTick, tickOf } from '@site/finance/market-rules.ts'

/** The tradable prices around a price that is off the tick; null on the tick, and where there is no price. */
export function nearestPrices(price: number, day: string): readonly [number, number] | null {
  if (!(price >= 1) || isOnTick(price, day)) return null
  const tick = tickOf(price, day)
  const below = Math.floor(price / tick) * tick
  return [below, below + tick]
}
