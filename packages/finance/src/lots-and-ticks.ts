// Exchange rules change by decree: each has its first day and source. Prices in rupiah, days as `2026-11-20`.

import type { RuleSource } from './rule-source.ts'

export const lot = {
  shares: 100,
  source: 'II-A Kep-00071/BEI/11-2013',
  since: '2014-01-06',
  checked: '2026-11-28',
} as const satisfies RuleSource & { shares: number }

interface TickTable extends RuleSource {
  readonly bands: readonly { readonly from: number; readonly tick: number }[]
}

/** Newest first. */
export const tickTables: readonly TickTable[] = [
  {
    since: '2016-05-02',
    checked: '2026-11-28',
    source: 'II-A Kep-00023/BEI/04-2016',
    bands: [
      { from: 1, tick: 1 },
      { from: 200, tick: 2 },
      { from: 500, tick: 5 },
      { from: 2000, tick: 10 },
      { from: 5000, tick: 25 },
    ],
  },
  {
    since: '2014-01-06',
    checked: '2026-11-28',
    source: 'II-A Kep-00071/BEI/11-2013',
    bands: [
      { from: 1, tick: 1 },
      { from: 500, tick: 5 },
      { from: 5000, tick: 25 },
    ],
  },
  {
    since: '2007-01-02',
    checked: '2026-11-28',
    // Recheck: the number of the decree; the steps are the ones that Kep-00071/BEI/11-2013 replaced.
    source: null,
    bands: [
      { from: 1, tick: 1 },
      { from: 200, tick: 5 },
      { from: 500, tick: 10 },
      { from: 2000, tick: 25 },
      { from: 5000, tick: 50 },
    ],
  },
]

/** The tick size of a price on a day; before 2007, whose steps are not settled, every whole rupiah. */
export function findTickSize(price: number, day: string): number {
  return tickTableOn(day)?.bands.findLast(({ from }) => price >= from)?.tick ?? 1
}

export function isOnTick(price: number, day: string): boolean {
  return Number.isInteger(price) && price >= 1 && price % findTickSize(price, day) === 0
}

/** Rounds half up to the nearest tradable price. */
export function roundToTick(price: number, day: string): number {
  const tick = findTickSize(price, day)
  // Compensates for floating-point errors (714.9999999999999).
  return Math.max(1, Math.floor(price / tick + 0.5 + 1e-9) * tick)
}

export function roundUpToTick(price: number, day: string): number {
  const tick = findTickSize(price, day)
  return Math.ceil(price / tick) * tick
}

export function roundDownToTick(price: number, day: string): number {
  const tick = findTickSize(price, day)
  return Math.floor(price / tick) * tick
}

/** The tradable prices next to one that is off the tick. */
export function findNearestPrices(
  price: number,
  day: string,
): { readonly below: number; readonly above: number } {
  const below = roundDownToTick(price, day)
  return { below, above: below + findTickSize(below, day) }
}

/** How many price steps lead from one tradable price up to another, through all bands of the tick table. */
export function ticksBetween(lower: number, upper: number, day: string): number {
  const bands = tickTableOn(day)?.bands ?? [{ from: 1, tick: 1 }]
  return bands.reduce((sum, { from, tick }, index) => {
    const end = Math.min(upper, bands[index + 1]?.from ?? upper)
    return sum + Math.max(0, end - Math.max(lower, from)) / tick
  }, 0)
}

/** The tick table of a day: the price from which each tick applies; null before 2007, whose steps are not settled. */
export function tickTableOn(day: string): TickTable | null {
  return tickTables.find(({ since }) => since <= day) ?? null
}
