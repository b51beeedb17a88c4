/** Exchange rules change by decree: each table has its start date and source. Prices in rupiah. */
export type BoardCode = 'M' | 'D' | 'A' | 'E' | 'W'

export const lot = { shares: 100, since: '2014-01-06', checked: '2026-11-21' } as const

export const tickTable = {
  since: '2016-05-02',
  checked: '2026-11-21',
  source: 'II-A Kep-00023/BEI/04-2016',
  bands: [
    { from: 1, tick: 1 },
    { from: 200, tick: 2 },
    { from: 500, tick: 5 },
    { from: 2000, tick: 10 },
    { from: 5000, tick: 25 },
  ],
} as const

export const autoRejection = {
  since: '2025-04-08',
  checked: '2026-11-21',
  source: 'Kep-00003/BEI/04-2025',
  /** Boards M, D and E. `upTo` is inclusive. */
  upperPercent: [
    { upTo: 200, percent: 35 },
    { upTo: 5000, percent: 25 },
    { upTo: null, percent: 20 },
  ],
  lowerPercent: 15,
  floor: 50,
  /** Acceleration board (A) and watchlist (W, since March 25, 2024). */
  narrow: { percent: 10, floor: 1, oneRupiahUpTo: 10 },
} as const

export const settlement = { regularDays: 2, cashDays: 0, since: '2018-11-26', checked: '2026-11-21' } as const

/** The tick size of a price. */
export function tickOf(price: number): number {
  let tick = 1
  for (const band of tickTable.bands) {
    if (price >= band.from) tick = band.tick
  }
  return tick
}

export function isOnTick(price: number): boolean {
  return Number.isInteger(price) && price >= 1 && price % tickOf(price) === 0
}

/** Rounds half up to the nearest tradable price. */
export function roundToTick(price: number): number {
  const tick = tickOf(price)
  // Compensates for floating-point errors (714.9999999999999).
  return Math.max(1, Math.floor(price / tick + 0.5 + 1e-9) * tick)
}

export interface PriceLimits {
  readonly lower: number
  readonly upper: number
}

/** The auto-rejection limits of the exchange, rounded inward to the tick. */
export function autoRejectionLimits(reference: number, board: BoardCode): PriceLimits {
  const { narrow } = autoRejection
  if (board === 'W' || board === 'A') {
    if (reference <= narrow.oneRupiahUpTo) {
      return { lower: Math.max(narrow.floor, reference - 1), upper: reference + 1 }
    }
    return limits(reference, narrow.percent, narrow.percent, narrow.floor)
  }
  const band = autoRejection.upperPercent.find(({ upTo }) => upTo === null || reference <= upTo)
  return limits(reference, autoRejection.lowerPercent, band?.percent ?? 0, autoRejection.floor)
}

function limits(reference: number, lowerPercent: number, upperPercent: number, floor: number): PriceLimits {
  // Integers until the last division, so that 1000 minus 15% is 850 and not 849.99….
  const lowest = (reference * (100 - lowerPercent)) / 100
  const highest = (reference * (100 + upperPercent)) / 100
  const lower = Math.ceil(lowest / tickOf(lowest)) * tickOf(lowest)
  const upper = Math.floor(highest / tickOf(highest)) * tickOf(highest)
  return { lower: Math.max(floor, lower), upper }
}

/** Trading restrictions of a share; days as `2026-11-20`. */
export interface Trading {
  /** The first day without trading. */
  readonly suspendedSince: string | null
  /** The last day on the exchange. */
  readonly delistedOn: string | null
}

/**
 * Whether a share with its last price on `lastDay` was traded on a day. Daily files also contain suspended shares, with
 * a price that nobody paid.
 */
export function isTradedOn(
  day: string | null,
  lastDay: string,
  { suspendedSince, delistedOn }: Trading,
): boolean {
  return (
    lastDay === day &&
    (suspendedSince === null || day < suspendedSince) &&
    (delistedOn === null || day <= delistedOn)
  )
}
