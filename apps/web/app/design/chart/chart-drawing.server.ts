import { scaleLinear } from 'd3-scale'
import { INDEX_START } from './index-start.ts'

/** The chart's scales and labels. Paths are in data units: days since `from`, and values. */
export interface ChartFrame {
  /** The first day of the data, which a longer first step may not show. */
  readonly from: string
  readonly to: string
  /** The number of drawn days. */
  readonly count: number
  /** The horizontal extent in days since `from`: half a step more than the data on each side. */
  readonly left: number
  readonly span: number
  /** The width of a bar, in days. */
  readonly barWidth: number
  /** Round values, highest first; the first and last are the edges `top` and `bottom`. */
  readonly ticks: readonly number[]
  /** The decimals that distinguish neighboring ticks. */
  readonly tickDecimals: number
  readonly top: number
  readonly bottom: number
  /** The first, a middle and the last day, without repetition. */
  readonly labels: readonly string[]
}

export type ChartStep = 'day' | 'week' | 'month'

/** A calendar week or month, since points lie at their dates. */
const stepDays = { day: 1, week: 7, month: 30 } as const
const GRID_LINES = 4
/** The width of a candle or bar as a share of its step: a week of holidays may end four days after the last one. */
const BAR_SHARE = 0.55

/** The smallest step with at most `maxPoints` points. */
export function stepFor(days: number, maxPoints: number): ChartStep {
  const daysOfWeek = 5
  return days <= maxPoints ? 'day' : days <= maxPoints * daysOfWeek ? 'week' : 'month'
}

/** The positions of the last day of each step. */
export function listLastDays(step: ChartStep, days: readonly string[]): number[] {
  const toStepKey = step === 'day' ? (day: string) => day : step === 'week' ? toMonday : toMonth
  return days.flatMap((day, position) => {
    const next = days[position + 1]
    return next === undefined || toStepKey(next) !== toStepKey(day) ? [position] : []
  })
}

/** The frame of points on `days` that encloses all `values`. */
export function chartFrame(
  from: string,
  days: readonly string[],
  values: readonly number[],
  step: ChartStep = 'day',
): ChartFrame {
  const to = days.at(-1) ?? from
  const ticks = ticksAround(lowest(values), highest(values))
  const length = daysSince(from, to)
  const middle = days.find((day) => daysSince(from, day) >= length / 2) ?? to
  return {
    from,
    to,
    count: days.length,
    left: -stepDays[step] / 2,
    span: length + stepDays[step],
    barWidth: computeBarWidth(step),
    ticks,
    tickDecimals: countDecimals(ticks),
    top: ticks[0] ?? 1,
    bottom: ticks.at(-1) ?? 0,
    labels: [...new Set([from, middle, to])],
  }
}

/** A line through the values; null interrupts it. */
export function linePath(from: string, days: readonly string[], values: readonly (number | null)[]): string {
  return days
    .flatMap((day, position) => {
      const value = values[position] ?? null
      const isStart = position === 0 || (values[position - 1] ?? null) === null
      return value === null ? [] : [`${isStart ? 'M' : 'L'}${daysSince(from, day)} ${rounded(value)}`]
    })
    .join('')
}

/** More points would be indistinguishable at any width of the chart. */
export const MAX_POINTS = 260

/** Changes since the first day as lines of an index that starts at 100, so that each change is a quotient. */
export function indexLines(days: readonly string[], changes: readonly (readonly (number | null)[])[]) {
  const step = stepFor(days.length, MAX_POINTS)
  const shown = listLastDays(step, days)
  const shownDays = shown.flatMap((position) => days[position] ?? [])
  const from = days[0] ?? ''
  const indices = changes.map((line) =>
    shown.map((position) => {
      const change = line[position] ?? null
      return change === null ? null : thousandths(INDEX_START * (1 + change))
    }),
  )
  const values = indices.flat().filter((value) => value !== null)
  return {
    frame: chartFrame(from, shownDays, [INDEX_START, ...values], step),
    paths: indices.map((line) => linePath(from, shownDays, line)),
  }
}

/**
 * Bars from zero, as vertical lines that the drawing makes as wide as their step. In millions: Firefox does not draw
 * coordinates above about 100 million.
 */
export function barPath(from: string, days: readonly string[], values: readonly number[]): string {
  return days.map((day, position) => `M${daysSince(from, day)} 0v${(values[position] ?? 0) / 1e6}`).join('')
}

export type CandlePaths = ReturnType<typeof candlePaths>

/** The prices of a candle. */
interface CandlePrices {
  readonly date: string
  /** null: unknown. */
  readonly open: number | null
  readonly high: number
  readonly low: number
  readonly close: number
}

/** Wicks and bodies of rising, falling and level candles; one without an open has a short line at the close as its body. */
export function candlePaths(from: string, rows: readonly CandlePrices[], step: ChartStep) {
  const width = computeBarWidth(step)
  const paths = { up: emptyCandles(), down: emptyCandles(), bodiless: emptyCandles() }
  for (const { date, open, high, low, close } of rows) {
    const group = paths[open === null ? 'bodiless' : close < open ? 'down' : 'up']
    const day = daysSince(from, date)
    group.wicks += `M${day} ${rounded(high)}V${rounded(low)}`
    group.bodies +=
      open === null
        ? `M${day} ${rounded(close)}m-${width / 2} 0h${width}`
        : `M${day} ${rounded(open)}m-${width / 2} 0h${width}V${rounded(close)}h-${width}z`
  }
  return paths
}

function computeBarWidth(step: ChartStep): number {
  return rounded(stepDays[step] * BAR_SHARE)
}

function emptyCandles() {
  return { wicks: '', bodies: '' }
}

export function daysSince(from: string, day: string): number {
  const dayMs = 86_400_000
  return (Date.parse(day) - Date.parse(from)) / dayMs
}

/** Round tick values, highest first, that enclose the range. */
function ticksAround(low: number, high: number): number[] {
  const around = low === high ? (low === 0 ? [-0.05, 0.05] : [low * 0.95, high * 1.05]) : [low, high]
  return scaleLinear(around, [0, 1]).nice(GRID_LINES).ticks(GRID_LINES).reverse()
}

/** The decimals that distinguish neighboring ticks. */
function countDecimals([first = 0, second = first]: readonly number[]): number {
  return first === second ? 0 : Math.max(0, Math.ceil(-Math.log10(first - second) - 1e-9))
}

/** Adjusted prices have many digits; only four decimals are useful. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

/** Displayed changes have hundredths of a percent. */
function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Not Math.min(...values), which exceeds the stack for long lists. */
export function lowest(values: readonly number[]): number {
  return values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY)
}

export function highest(values: readonly number[]): number {
  return values.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY)
}

function toMonth(day: string): string {
  return day.slice(0, 7)
}

function toMonday(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}
