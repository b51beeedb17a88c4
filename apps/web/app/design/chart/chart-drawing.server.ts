import { scaleLinear } from 'd3-scale'
import { type ChartScale, toLevel } from './chart-scale.ts'
import { INDEX_START } from './index-start.ts'
import { daysSince, listLastDays, stepFor, type TimeAxis, timeAxis } from './time-axis.server.ts'
import { labelTimes, type TimeLabels } from './time-labels.server.ts'

/** The chart's scales and labels. Paths are in data units: positions, and levels of values. */
export interface ChartFrame {
  /** The first day of the data, which a longer first step may not show. */
  readonly from: string
  readonly to: string
  /** The number of drawn days. */
  readonly count: number
  /** Days since `from` of the points at equal distances; null: positions are days since `from`. */
  readonly days: readonly number[] | null
  /** The horizontal extent: half a step more than the data on each side. */
  readonly left: number
  readonly span: number
  /** The width of a bar. */
  readonly barWidth: number
  readonly scale: ChartScale
  /** Round values, highest first. */
  readonly ticks: readonly number[]
  /** The decimals that distinguish neighboring ticks. */
  readonly tickDecimals: number
  /** The levels of the edges. */
  readonly top: number
  readonly bottom: number
  readonly labels: TimeLabels
}

const GRID_LINES = 3
/** The width of a candle or bar as a share of its step. */
const BAR_SHARE = 0.55

/** The factor between the values and the edges of a logarithmic scale. */
const LOG_MARGIN = 1.03

/** The frame of points that encloses all `values`. */
export function chartFrame(
  axis: TimeAxis,
  values: readonly number[],
  scale: ChartScale = 'linear',
): ChartFrame {
  const { from, days, positions, unit, isEven } = axis
  const [low, high] = [lowest(values), highest(values)]
  const ticks = scale === 'log' ? logTicks(low, high) : ticksAround(low, high)
  return {
    from,
    to: days.at(-1) ?? from,
    count: days.length,
    days: isEven ? days.map((day) => daysSince(from, day)) : null,
    left: -unit / 2,
    span: (positions.at(-1) ?? 0) + unit,
    barWidth: rounded(unit * BAR_SHARE),
    scale,
    ticks,
    tickDecimals: countDecimals(ticks),
    // A tick of a logarithmic scale may be far from the values.
    top: scale === 'log' ? toLevel(scale, high * LOG_MARGIN) : (ticks[0] ?? 1),
    bottom: scale === 'log' ? toLevel(scale, low / LOG_MARGIN) : (ticks.at(-1) ?? 0),
    labels: labelTimes(axis),
  }
}

/** A line through the values; null interrupts it, as does the absence of days before a position. */
export function linePath(
  { positions }: Pick<TimeAxis, 'positions'>,
  values: readonly (number | null)[],
  { scale = 'linear', gapsBefore = [] }: { scale?: ChartScale; gapsBefore?: readonly number[] } = {},
): string {
  return positions
    .flatMap((position, index) => {
      const value = values[index] ?? null
      const isStart = (values[index - 1] ?? null) === null || gapsBefore.includes(index)
      return value === null ? [] : [`${isStart ? 'M' : 'L'}${position} ${toLevel(scale, value)}`]
    })
    .join('')
}

/** More points would be indistinguishable at any width of the chart. */
export const MAX_POINTS = 260

/** One dated value per day as a line, reduced to the points that are distinguishable. */
export function drawLine(points: readonly { readonly date: string; readonly value: number }[]) {
  const days = points.map(({ date }) => date)
  const step = stepFor(points.length, MAX_POINTS)
  const shown = listLastDays(step, days).flatMap((position) => points[position] ?? [])
  const axis = timeAxis(
    days[0] ?? '',
    shown.map(({ date }) => date),
    step,
  )
  return {
    frame: chartFrame(
      axis,
      points.map(({ value }) => value),
    ),
    path: linePath(
      axis,
      shown.map(({ value }) => value),
    ),
  }
}

/** Changes since the first day as lines of an index that starts at 100, so that each change is a quotient. */
export function indexLines(days: readonly string[], changes: readonly (readonly (number | null)[])[]) {
  const step = stepFor(days.length, MAX_POINTS)
  const shown = listLastDays(step, days)
  const axis = timeAxis(
    days[0] ?? '',
    shown.flatMap((position) => days[position] ?? []),
    step,
  )
  const indices = changes.map((line) =>
    shown.map((position) => {
      const change = line[position] ?? null
      return change === null ? null : thousandths(INDEX_START * (1 + change))
    }),
  )
  const values = indices.flat().filter((value) => value !== null)
  return {
    frame: chartFrame(axis, [INDEX_START, ...values]),
    paths: indices.map((line) => linePath(axis, line)),
  }
}

/**
 * Bars from zero, as vertical lines that the drawing makes as wide as their step. In millions: Firefox does not draw
 * coordinates above about 100 million.
 */
export function barPath({ positions }: TimeAxis, values: readonly number[]): string {
  return positions.map((position, index) => `M${position} 0v${(values[index] ?? 0) / 1e6}`).join('')
}

export type CandlePaths = ReturnType<typeof candlePaths>

/** The prices of a candle. */
interface CandlePrices {
  /** null: unknown. */
  readonly open: number | null
  readonly high: number
  readonly low: number
  readonly close: number
}

/** Wicks and bodies of rising, falling and level candles; one without an open has a short line at the close as its body. */
export function candlePaths(
  { positions, unit }: TimeAxis,
  rows: readonly CandlePrices[],
  scale: ChartScale = 'linear',
) {
  const width = rounded(unit * BAR_SHARE)
  const paths = { up: emptyCandles(), down: emptyCandles(), bodiless: emptyCandles() }
  for (const [index, { open, high, low, close }] of rows.entries()) {
    const group = paths[open === null ? 'bodiless' : close < open ? 'down' : 'up']
    const position = positions[index] ?? 0
    const at = (value: number) => toLevel(scale, value)
    group.wicks += `M${position} ${at(high)}V${at(low)}`
    group.bodies +=
      open === null
        ? `M${position} ${at(close)}m-${width / 2} 0h${width}`
        : `M${position} ${at(open)}m-${width / 2} 0h${width}V${at(close)}h-${width}z`
  }
  return paths
}

function emptyCandles() {
  return { wicks: '', bodies: '' }
}

/** Round tick values, highest first, that enclose the range. */
function ticksAround(low: number, high: number): number[] {
  const around = low === high ? (low === 0 ? [-0.05, 0.05] : [low * 0.95, high * 1.05]) : [low, high]
  return scaleLinear(around, [0, 1]).nice(GRID_LINES).ticks(GRID_LINES).reverse()
}

/** From coarse to fine, within each power of ten. */
const logSteps = [[1], [1, 3], [1, 2, 5], [1, 1.5, 2, 3, 5, 7]] as const
const MIN_LOG_TICKS = 3

/** Round tick values, highest first, within the range: the coarsest with enough ticks, or evenly spaced ones. */
function logTicks(low: number, high: number): number[] {
  const powers = Array.from(
    { length: Math.ceil(Math.log10(high / low)) + 2 },
    (_, index) => 10 ** (Math.floor(Math.log10(low)) + index),
  )
  const choices = logSteps.map((steps) =>
    powers
      .flatMap((power) => steps.map((step) => step * power))
      .filter((tick) => tick >= low && tick <= high),
  )
  const ticks = choices.find(({ length }) => length >= MIN_LOG_TICKS)
  return ticks ? ticks.reverse() : scaleLinear([low, high], [0, 1]).ticks(GRID_LINES).reverse()
}

/** The decimals that distinguish neighboring ticks. */
function countDecimals(ticks: readonly number[]): number {
  const distances = ticks.slice(1).map((tick, index) => (ticks[index] ?? tick) - tick)
  const smallest = lowest(distances)
  return distances.length === 0 ? 0 : Math.max(0, Math.ceil(-Math.log10(smallest) - 1e-9))
}

/** Only four decimals of an adjusted price are useful. */
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
