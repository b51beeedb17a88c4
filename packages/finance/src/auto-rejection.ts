// Exchange rules change by decree: each has its first day and source. Prices in rupiah, days as `2026-11-20`.

import { roundDownToTick, roundUpToTick, tickTableOn } from './lots-and-ticks.ts'
import type { RuleSource } from './rule-source.ts'

export type BoardCode = 'M' | 'D' | 'A' | 'E' | 'W'

/** The day on which all rules of this file were compared with their decrees. */
const checked = '2026-11-28'

export const autoRejection = {
  /** Boards M, D and E; the same in all rules below. `upTo` is inclusive. */
  upperPercent: [
    { upTo: 200, percent: 35 },
    { upTo: 5000, percent: 25 },
    { upTo: null, percent: 20 },
  ],
  floor: 50,
  /**
   * Newest first; `lowerPercent` null: as the upper one. `firstDay` multiplies both on the first trading day of an IPO:
   * Rule II-A doubled them until Kep-00025/BEI/03-2020 made the first day a day as any other, and no later decree
   * doubles them again. Recheck: the new price groups, under review at the exchange in 2026.
   */
  rules: [
    { since: '2025-04-08', lowerPercent: 15, firstDay: 1, source: 'Kep-00003/BEI/04-2025', checked },
    // Stage II of the decree.
    { since: '2023-09-04', lowerPercent: null, firstDay: 1, source: 'Kep-00055/BEI/03-2023', checked },
    // Stage I of the decree.
    { since: '2023-06-05', lowerPercent: 15, firstDay: 1, source: 'Kep-00055/BEI/03-2023', checked },
    { since: '2020-03-13', lowerPercent: 7, firstDay: 1, source: 'Kep-00025/BEI/03-2020', checked },
    // Changed the lower limit only, so that the first day stayed doubled for three days.
    { since: '2020-03-10', lowerPercent: 10, firstDay: 2, source: 'Kep-00023/BEI/03-2020', checked },
    { since: '2017-01-03', lowerPercent: null, firstDay: 2, source: 'Kep-00113/BEI/12-2016', checked },
    { since: '2015-08-25', lowerPercent: 10, firstDay: 2, source: 'Kep-00096/BEI/08-2015', checked },
  ],
  /** Acceleration board and watchlist. Recheck: the review of the watchlist, due in the second quarter of 2026. */
  narrow: {
    percent: 10,
    floor: 1,
    oneRupiahUpTo: 10,
    rules: {
      // Recheck: the number of the rule for trading on the acceleration board, and its first trading day before 2020.
      A: { since: '2019-07-22', source: null, checked },
      W: { since: '2023-06-12', source: 'Peraturan II-X', checked },
    },
  },
} as const

interface RejectionTable extends RuleSource {
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
  return { since: rule.since, source: rule.source, checked: rule.checked, bands }
}

/** The decrees behind the tick and the limits of a board on a day; null before the first known one. */
export function orderRules(board: BoardCode, day: string): { tick: RuleSource; limits: RuleSource } | null {
  const { narrow, rules } = autoRejection
  const tick = tickTableOn(day)
  const usual = rules.find(({ since }) => since <= day)
  if (tick === null || usual === undefined) return null
  return {
    tick,
    limits: isNarrow(board, day) ? narrow.rules[board] : usual,
  }
}

/**
 * The decree since which the first trading day of an IPO has the band of any other day; null for the boards A and W,
 * whose rule of a first day is not confirmed.
 */
export function findFirstDayRule(board: BoardCode, day: string): RuleSource | null {
  if (isNarrow(board, day)) return null
  const [newest] = autoRejection.rules
  return autoRejection.rules.findLast(({ firstDay }) => firstDay === 1) ?? newest
}

const isNarrow = (board: BoardCode, day: string): board is 'A' | 'W' =>
  (board === 'W' || board === 'A') && day >= autoRejection.narrow.rules[board].since

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
