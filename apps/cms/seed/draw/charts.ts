import { circle, group, line, type Point, path, polyline, rect, smooth, times, trace } from './svg.ts'

/** A candle by its four levels (y grows downwards). */
export type Candle = readonly [open: number, close: number, high: number, low: number]

export const candleRow = (
  x: number,
  step: number,
  width: number,
  candles: readonly Candle[],
  colorOf: (candle: Candle, index: number) => string,
  wick = 6,
) =>
  candles
    .map((candle, index) => {
      const [open, close, high, low] = candle
      const color = colorOf(candle, index)
      const center = x + index * step
      return (
        line([center, high], [center, low], color, wick) +
        rect(center - width / 2, Math.min(open, close), width, Math.max(8, Math.abs(open - close)), color, {
          rx: 3,
        })
      )
    })
    .join('')

/** Evenly spaced points from levels. */
export const levels = (x: number, step: number, heights: readonly number[]): Point[] =>
  heights.map((y, index) => [x + index * step, y])

type Area = {
  points: readonly Point[]
  floor: number
  stroke: string
  width?: number
  fill?: string
  opacity?: number
  end?: boolean
}

/** A line with its area down to `floor`; `end` marks the last value. */
export const areaLine = ({
  points,
  floor,
  stroke,
  width = 7,
  fill = stroke,
  opacity = 0.15,
  end = true,
}: Area) => {
  const curve = smooth(points)
  const first = points[0] ?? [0, 0]
  const last = points.at(-1) ?? [0, 0]
  return (
    path(`${curve}L${last[0]} ${floor}L${first[0]} ${floor}Z`, fill, { opacity }) +
    trace(curve, stroke, width) +
    (end ? circle(last[0], last[1], width * 1.7, stroke) : '')
  )
}

/** A line that holds, then moves at once: rates, net asset values. */
export const steps = (x: number, step: number, heights: readonly number[]): Point[] =>
  heights.flatMap((y, index): Point[] => [
    [x + index * step, y],
    [x + (index + 1) * step, y],
  ])

export const rules = (
  x: number,
  y: number,
  width: number,
  gap: number,
  count: number,
  stroke: string,
  weight = 2,
) =>
  times(count, (index) => line([x, y + index * gap], [x + width, y + index * gap], stroke, weight)).join('')

export const bars = (
  x: number,
  floor: number,
  step: number,
  width: number,
  heights: readonly number[],
  colorOf: (index: number) => string,
) =>
  heights
    .map((height, index) =>
      rect(x + index * step, height >= 0 ? floor - height : floor, width, Math.abs(height), colorOf(index), {
        rx: 4,
      }),
    )
    .join('')

const around = (cx: number, cy: number, r: number, turn: number): Point => {
  const angle = (turn - 0.25) * Math.PI * 2
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
}

/** A ring of shares (fractions of one), clockwise from the top. */
export const ring = (
  cx: number,
  cy: number,
  r: number,
  width: number,
  shares: readonly (readonly [share: number, color: string])[],
  gap = 0.006,
) => {
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, [share]) => sum + share, 0))
  const arcs = shares.map(([share, color], index) => {
    const start = starts[index] ?? 0
    const from = around(cx, cy, r, start + gap)
    const to = around(cx, cy, r, start + share - gap)
    const large = share - gap * 2 > 0.5 ? 1 : 0
    const d = `M${from.map((v) => v.toFixed(1)).join(' ')}A${r} ${r} 0 ${large} 1 ${to.map((v) => v.toFixed(1)).join(' ')}`
    return path(d, 'none', { stroke: color, 'stroke-width': width })
  })
  return group({}, ...arcs)
}

export const onCircle = around

/** A small chart without axes. */
export const spark = (
  x: number,
  y: number,
  width: number,
  heights: readonly number[],
  stroke: string,
  weight = 6,
) =>
  polyline(
    levels(
      x,
      width / (heights.length - 1),
      heights.map((h) => y - h),
    ),
    stroke,
    weight,
  )
