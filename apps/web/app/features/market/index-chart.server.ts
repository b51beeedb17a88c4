import type { IndexSeries, PriceRange } from '@site/contracts/market/prices.ts'
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'

export const defaultRange: PriceRange = '1Y'

const WIDTH = 800
const HEIGHT = 260
/** More would be indistinguishable at any width of the chart. */
const MAX_POINTS = 260
const GRID_LINES = 4

export type IndexChart = NonNullable<ReturnType<typeof indexChart>>

/** The line of the index with its texts; null if there are too few values. */
export function indexChart({ name, points }: IndexSeries) {
  const [first] = points
  const last = points.at(-1)
  if (name === null || points.length < 2 || first === undefined || last === undefined) {
    return null
  }
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const y = scaleLinear(low === high ? [low * 0.95, high * 1.05] : [low, high], [HEIGHT, 0]).nice(GRID_LINES)
  const x = scaleLinear([0, points.length - 1], [0, WIDTH])
  const step = Math.ceil(points.length / MAX_POINTS)
  const drawn = points.flatMap(({ value }, index): [number, number][] =>
    (points.length - 1 - index) % step === 0 ? [[x(index), y(value)]] : [],
  )
  const ticks = y.ticks(GRID_LINES).toReversed()
  return {
    name,
    width: WIDTH,
    height: HEIGHT,
    line: line().digits(1)(drawn) ?? '',
    grid: ticks.map((tick) => `M0 ${Math.round(y(tick) * 10) / 10}H${WIDTH}`).join(''),
    ticks,
    first,
    middle: points[Math.floor((points.length - 1) / 2)] ?? first,
    last,
    low,
    high,
    changeFraction: last.value / first.value - 1,
    /** The last value of each month, newest first. */
    months: points
      .filter(({ date }, index) => date.slice(0, 7) !== points[index + 1]?.date.slice(0, 7))
      .toReversed(),
  }
}
