import type { IndexSeries } from '@site/contracts/market/prices.ts'
import { drawLine, highest, lowest } from '#app/design/chart/chart-drawing.server.ts'

export type IndexChart = NonNullable<ReturnType<typeof indexChart>>

/** The index as a chart with its texts; null if there are too few values for a line. */
export function indexChart({ name, points }: IndexSeries) {
  const [first] = points
  const last = points.at(-1)
  if (name === null || points.length < 2 || first === undefined || last === undefined) {
    return null
  }
  const values = points.map(({ value }) => value)
  return {
    name,
    ...drawLine(points),
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
