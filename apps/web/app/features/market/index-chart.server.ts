import type { IndexSeries } from '@site/contracts/market/prices.ts'
import {
  chartFrame,
  highest,
  lastDaysOf,
  linePath,
  lowest,
  MAX_POINTS,
  stepFor,
} from '#app/design/chart/chart-drawing.server.ts'

export type IndexChart = NonNullable<ReturnType<typeof indexChart>>

/** The index as a chart with its texts; null if there are too few values for a line. */
export function indexChart({ name, points }: IndexSeries) {
  const [first] = points
  const last = points.at(-1)
  if (name === null || points.length < 2 || first === undefined || last === undefined) {
    return null
  }
  const daysOf = (dated: typeof points) => dated.map(({ date }) => date)
  const valuesOf = (dated: typeof points) => dated.map(({ value }) => value)
  const step = stepFor(points.length, MAX_POINTS)
  const shown = lastDaysOf(step, daysOf(points)).flatMap((position) => points[position] ?? [])
  const values = valuesOf(points)
  return {
    name,
    frame: chartFrame(first.date, daysOf(shown), values, step),
    path: linePath(first.date, daysOf(shown), valuesOf(shown)),
    first,
    last,
    low: lowest(values),
    high: highest(values),
    /** The last value of each month, newest first. */
    months: points
      .filter(({ date }, position) => date.slice(0, 7) !== points[position + 1]?.date.slice(0, 7))
      .toReversed(),
  }
}
