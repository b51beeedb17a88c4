import type { PriceMark, PriceRow, PriceSeries } from '@site/contracts/market/prices.ts'
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { tenths } from './spark-line.server.ts'

export const CHART_WIDTH = 800
export const CHART_HEIGHT = 260
const GRID_LINES = 4
/** More points than this cannot be told apart at any width of the chart. */
const MAX_POINTS = 260

export type PriceChart = NonNullable<ReturnType<typeof priceChart>>

/** The closes as a drawing, with what the texts around it say; null where there are too few for a line. */
export function priceChart({ rows, marks, isAdjusted }: Pick<PriceSeries, 'rows' | 'marks' | 'isAdjusted'>) {
  const [first] = rows
  const last = rows.at(-1)
  if (rows.length < 2 || !first || !last) {
    return null
  }
  const closes = rows.map(({ close }) => close)
  const low = Math.min(...closes)
  const high = Math.max(...closes)
  const priceTicks = ticksAround(low, high)
  const x = scaleLinear([0, rows.length - 1], [0, CHART_WIDTH])
  const y = scaleLinear([priceTicks.at(-1) ?? low, priceTicks[0] ?? high], [CHART_HEIGHT, 0])
  const points = thinned(closes).map(({ close, position }): [number, number] => [
    tenths(x(position)),
    tenths(y(close)),
  ])
  return {
    width: CHART_WIDTH,
    height: CHART_HEIGHT,
    line: line()(points) ?? '',
    grid: priceTicks.map((price) => `M0 ${tenths(y(price))}H${CHART_WIDTH}`).join(''),
    /** Highest first, evenly spread from the top of the drawing to its bottom. */
    priceTicks,
    days: [first.date, rows[Math.floor((rows.length - 1) / 2)]?.date ?? first.date, last.date],
    first: { date: first.date, close: first.close },
    last: { date: last.date, close: last.close },
    low,
    high,
    isAdjusted,
    marks: marksOn(rows, marks).map(({ mark, position, close }) => ({
      ...mark,
      x: tenths(x(position)),
      y: tenths(y(close)),
    })),
    monthEnds: monthEnds(rows),
  }
}

/** Round prices, highest first, that enclose the range; the first and the last are its edges. */
function ticksAround(low: number, high: number): number[] {
  const around = low === high ? [low * 0.95, high * 1.05] : [low, high]
  return scaleLinear(around, [0, 1]).nice(GRID_LINES).ticks(GRID_LINES).reverse()
}

/** Every n-th close, and always the last, which is the one that the page names. */
function thinned(closes: readonly number[]): { close: number; position: number }[] {
  const step = Math.ceil(closes.length / MAX_POINTS)
  return closes
    .map((close, position) => ({ close, position }))
    .filter(({ position }) => position % step === 0 || position === closes.length - 1)
}

/** An event stands on the first trading day from its date; one after the last day is not on the drawing. */
function marksOn(rows: readonly PriceRow[], marks: readonly PriceMark[]) {
  return marks.flatMap((mark) => {
    const position = rows.findIndex(({ date }) => date >= mark.date)
    const row = rows[position]
    return row ? [{ mark, position, close: row.close }] : []
  })
}

/** The last trading day of each month, newest first. */
export function monthEnds(rows: readonly PriceRow[]): PriceRow[] {
  return rows
    .filter((row, position) => rows[position + 1]?.date.slice(0, 7) !== row.date.slice(0, 7))
    .reverse()
}
