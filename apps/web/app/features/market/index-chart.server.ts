import type { IndexSeries } from '@site/contracts/market/prices.ts'
import {
  chartFrame,
  highest,
  linePath,
  listLastDays,
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
  const listDays = (dated: typeof points) => dated.map(({ date }) => date)
  const listValues = (dated: typeof points) => dated.map(({ value }) => value)
  const step = stepFor(points.length, MAX_POINTS)
  const shown = listLastDays(step, listDays(points)).flatMap((position) => points[position] ?? [])
  const values = listValues(points)
  return {
    name,
    frame: chartFrame(first.date, listDays(shown), values, step),
    path: linePath(first.date, listDays(shown), listValues(shown)),
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
