// Exchange rules change by decree: each has its first day and source. Prices in rupiah, days as `2026-11-20`.

import { roundDownToTick, roundUpToTick, tickTableOn } from './lots-and-ticks.ts'

export type BoardCode = 'M' | 'D' | 'A' | 'E' | 'W'

const autoRejection = {
  /** Boards M, D and E; the same in all rules below. `upTo` is inclusive. */
  upperPercent: [
    { upTo: 200, percent: 35 },
    { upTo: 5000, percent: 25 },
    { upTo: null, percent: 20 },
  ],
  floor: 50,
  /**
   * Newest first; `lowerPercent` null: as the upper one. `firstDay` multiplies both on the first trading day of an IPO.
   * Recheck: whether the first day is doubled since 2023, and the reclassification under review in 2026.
   */
  rules: [
    { since: '2025-04-08', lowerPercent: 15, firstDay: 2, source: 'Kep-00003/BEI/04-2025' },
    { since: '2023-09-04', lowerPercent: null, firstDay: 2, source: 'Kep-00055/BEI/03-2023, stage II' },
    { since: '2023-06-05', lowerPercent: 15, firstDay: 2, source: 'Kep-00055/BEI/03-2023, stage I' },
    { since: '2020-03-13', lowerPercent: 7, firstDay: 1, source: 'Kep-00025/BEI/03-2020' },
    { since: '2020-03-10', lowerPercent: 10, firstDay: 2, source: 'Kep-00023/BEI/03-2020' },
    { since: '2017-01-03', lowerPercent: null, firstDay: 2, source: 'Kep-00113/BEI/12-2016' },
    { since: '2015-08-25', lowerPercent: 10, firstDay: 2, source: 'Kep-00096/BEI/08-2015' },
  ],
  checked: '2026-11-26',
  /** Acceleration board and watchlist. Recheck: the review of the watchlist, due in the second quarter of 2026. */
  narrow: {
    percent: 10,
    floor: 1,
    oneRupiahUpTo: 10,
    since: { A: '2019-07-22', W: '2023-06-12' },
    source: { A: 'internationalinvestorclub.com, 2021', W: 'infobanknews.com, March 25, 2024' },
  },
} as const

interface RejectionTable extends DatedRule {
  /** `upTo` is inclusive, null without an upper end. */
  readonly bands: readonly { readonly upTo: number | null; readonly upper: number; readonly lower: number }[]
}

/** The auto-rejection limits of the boards M, D and E in percent; null before the first known rule. */
export function rejectionTableOn(day: string): RejectionTable | null {
  const rule = autoRejection.rules.find(({ since }) => since <= day)
  if (rule === undefined) return null
  const bands = autoRejection.upperPercent.map(({ upTo, percent }) => ({
    upTo,
    upper: percent,
    lower: rule.lowerPercent ?? percent,
  }))
  return { since: rule.since, source: rule.source, bands }
}

export interface DatedRule {
  readonly since: string
  readonly source: string
}

/** The decrees behind the tick and the limits of a board on a day; null before the first known one. */
export function orderRules(board: BoardCode, day: string): { tick: DatedRule; limits: DatedRule } | null {
  const { narrow, rules } = autoRejection
  const tick = tickTableOn(day)
  const usual = rules.find(({ since }) => since <= day)
  if (tick === null || usual === undefined) return null
  return {
    tick,
    limits: isNarrow(board, day) ? { since: narrow.since[board], source: narrow.source[board] } : usual,
  }
}

const isNarrow = (board: BoardCode, day: string): board is 'A' | 'W' =>
  (board === 'W' || board === 'A') && day >= autoRejection.narrow.since[board]

/** The lowest price of a board on a day, below which no order is accepted. */
export function lowestPrice(board: BoardCode, day: string): number {
  return isNarrow(board, day) ? autoRejection.narrow.floor : autoRejection.floor
}

export interface PriceLimits {
  readonly lower: number
  readonly upper: number
}

/** How far a price may move in a day: in percent, or in rupiah for the lowest prices of some boards. */
export interface PriceBand {
  readonly unit: 'percent' | 'rupiah'
  readonly down: number
  readonly up: number
  /** The lowest price of the board. */
  readonly floor: number
}

/** The auto-rejection limits of a day, rounded inward to the tick; null before the first known rule. */
export function autoRejectionLimits(
  reference: number,
  board: BoardCode,
  day: string,
  options: { readonly isFirstTradingDay?: boolean } = {},
): PriceLimits | null {
  const band = autoRejectionBand(reference, board, day, options)
  if (band === null) return null
  const { unit, down, up, floor } = band
  return unit === 'rupiah'
    ? { lower: Math.max(floor, reference - down), upper: reference + up }
    : limits(reference, down, up, floor, day)
}

/** The band behind the limits of a day; null before the first known rule. */
export function autoRejectionBand(
  reference: number,
  board: BoardCode,
  day: string,
  { isFirstTradingDay = false } = {},
): PriceBand | null {
  const { rules, narrow, floor, upperPercent } = autoRejection
  const rule = rules.find(({ since }) => since <= day)
  if (rule === undefined) return null
  const multiple = isFirstTradingDay ? rule.firstDay : 1
  if (isNarrow(board, day)) {
    const isLow = reference <= narrow.oneRupiahUpTo
    const move = (isLow ? 1 : narrow.percent) * multiple
    return { unit: isLow ? 'rupiah' : 'percent', down: move, up: move, floor: narrow.floor }
  }
  const upper = upperPercent.find(({ upTo }) => upTo === null || reference <= upTo)?.percent ?? 0
  return { unit: 'percent', down: (rule.lowerPercent ?? upper) * multiple, up: upper * multiple, floor }
}

function limits(
  reference: number,
  lowerPercent: number,
  upperPercent: number,
  floor: number,
  day: string,
): PriceLimits {
  // Integers until the last division, so that 1000 minus 15% is 850 and not 849.99….
  const lowest = (reference * (100 - lowerPercent)) / 100
  const highest = (reference * (100 + upperPercent)) / 100
  return {
    lower: Math.max(floor, roundUpToTick(lowest, day)),
    upper: roundDownToTick(highest, day),
  }
}
