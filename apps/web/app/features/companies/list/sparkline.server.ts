import { scaleLinear } from 'd3-scale'

export const SPARK_WIDTH = 96
export const SPARK_HEIGHT = 28
const MARGIN = 3

/** The points of a polyline through the values; null if there are too few for a line. */
export function sparkPoints(values: readonly number[]): string | null {
  if (values.length < 2) {
    return null
  }
  const low = Math.min(...values)
  const high = Math.max(...values)
  const x = scaleLinear([0, values.length - 1], [0, SPARK_WIDTH])
  // An unchanged price is a line through the middle.
  const y = scaleLinear(low === high ? [low - 1, high + 1] : [low, high], [SPARK_HEIGHT - MARGIN, MARGIN])
  return values.map((value, position) => `${tenths(x(position))},${tenths(y(value))}`).join(' ')
}

/** A tenth of a drawing unit is finer than a screen pixel. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
