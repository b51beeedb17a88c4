import type { PriceRow } from '@site/contracts/market/prices.ts'
import { daysBetween, MAX_HOLIDAY_DAYS } from '@site/finance/days.ts'
import { type ChartStep, listLastDays } from '#app/design/chart/time-axis.server.ts'

/** Moving averages, in days. */
const averageLengths = [20, 50, 200] as const

/** The mean of each value and the values before it; null while there are too few. */
export function movingAverage(values: readonly number[], length: number): (number | null)[] {
  let sum = 0
  return values.map((value, position) => {
    sum += value - (values[position - length] ?? 0)
    return position < length - 1 ? null : sum / length
  })
}

/** The averages that have at least one value in the range. */
export function computeAverages(
  earlier: readonly Pick<PriceRow, 'close'>[],
  rows: readonly Pick<PriceRow, 'close'>[],
) {
  const closes = [...earlier, ...rows].map(({ close }) => close)
  return averageLengths
    .map((length) => ({ length, values: movingAverage(closes, length).slice(earlier.length) }))
    .filter(({ values }) => values.some((value) => value !== null))
}

/** The figures of a candle and its bar of volume. */
export type Candle = Pick<PriceRow, 'date' | 'open' | 'high' | 'low' | 'close' | 'volume'>

/**
 * Groups prices by day, week or month: open of the first day, which may be absent, close and date of the last one.
 * Groups begin with the last of the `breakDays` in them: prices of earlier days are of other shares. `hasPartialCandles`:
 * a group left out such days, with or without trades.
 */
export function groupRows(
  step: ChartStep,
  rows: readonly Candle[],
  breakDays: readonly string[] = [],
): { readonly candles: readonly Candle[]; readonly hasPartialCandles: boolean } {
  const ends = listLastDays(
    step,
    rows.map(({ date }) => date),
  )
  const groups = ends.map((end, group) => {
    const days = rows.slice((ends[group - 1] ?? -1) + 1, end + 1)
    const begins = days.findLastIndex(({ date }, at) => isBrokenBetween(breakDays, days[at - 1]?.date, date))
    return { begins, shown: days.slice(Math.max(0, begins)) }
  })
  return {
    candles: groups.flatMap(({ shown: [first, ...rest] }) => (first ? [rest.reduce(merged, first)] : [])),
    hasPartialCandles: groups.some(({ begins }) => begins > 0),
  }
}

function isBrokenBetween(breakDays: readonly string[], before: string | undefined, date: string): boolean {
  return before !== undefined && breakDays.some((day) => day > before && day <= date)
}

function merged(before: Candle, { date, high, low, close, volume }: Candle): Candle {
  return {
    date,
    open: before.open,
    high: Math.max(before.high, high),
    low: Math.min(before.low, low),
    close,
    volume: before.volume + volume,
  }
}

interface PairedDay {
  readonly date: string
  /** Fractions of the first day's close: 0.05 is 5 % above it. */
  readonly own: number
  readonly other: number
}

interface Close {
  readonly date: string
  readonly close: number
}

/**
 * Two series from the first day on which both have a price. A day without trading in one series repeats its last close,
 * but a long pause at the end, as of a suspended share, ends both.
 */
export function pairedChanges(own: readonly Close[], other: readonly Close[]): PairedDay[] {
  const otherCloses = new Map(other.map(({ date, close }) => [date, close]))
  const base = own.find(({ date }) => otherCloses.has(date))
  const otherBase = base && otherCloses.get(base.date)
  if (base === undefined || otherBase === undefined) {
    return []
  }
  const ownCloses = new Map(own.map(({ date, close }) => [date, close]))
  const [sooner = '', later = ''] = [own.at(-1)?.date ?? '', other.at(-1)?.date ?? ''].toSorted()
  const end = daysBetween(sooner, later) > MAX_HOLIDAY_DAYS ? sooner : later
  const days = [...new Set([...ownCloses.keys(), ...otherCloses.keys()])]
    .filter((day) => day >= base.date && day <= end)
    .toSorted()
  let [lastOwn, lastOther] = [base.close, otherBase]
  return days.map((date) => {
    lastOwn = ownCloses.get(date) ?? lastOwn
    lastOther = otherCloses.get(date) ?? lastOther
    return { date, own: lastOwn / base.close - 1, other: lastOther / otherBase - 1 }
  })
}
