import type { PriceRow } from '@site/contracts/market/prices.ts'
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { tenths } from '#app/features/companies/list/sparkline.server.ts'
import { daysBetween } from '#app/market/days-between.ts'
import { type Candle, rowsBy, stepFor } from './price-chart-points.server.ts'
import type { ChartSource } from './price-chart-source.server.ts'

export const CHART_WIDTH = 800
export const CHART_HEIGHT = 260
const VOLUME_HEIGHT = 60
const GRID_LINES = 4
/** More points would be indistinguishable at any width of the chart. */
const MAX_POINTS = 260
/** More candles would be too narrow. */
export const MAX_CANDLES = 130
/** The width of a candle or bar as a share of its strip. */
const BAR_SHARE = 0.62
/** Up to this many days, the table has one row per day. */
const MAX_TABLE_DAYS = 66
/** Longer periods without trading need an explanation. */
const MAX_HOLIDAY_DAYS = 14

export type PriceChart = NonNullable<ReturnType<typeof priceChart>>
export type PriceDrawing = Extract<PriceChart, { kind: 'prices' }>
export type VersusDrawing = Extract<PriceChart, { kind: 'versus' }>

/** Prices or a comparison as a static chart with its texts; null if there are too few values for a line. */
export function priceChart(source: ChartSource) {
  const { versus } = source
  return versus?.kind === 'sector' || versus?.kind === 'company'
    ? versusChart(source, versus)
    : pricesChart(source)
}

function pricesChart({ type, rows, marks, averages, isAdjusted, from, to, asOf }: ChartSource) {
  const [first] = rows
  const last = rows.at(-1)
  if (rows.length < 2 || !first || !last) {
    return null
  }
  const isCandles = type === 'candles'
  const closes = rows.map(({ close }) => close)
  const lows = isCandles ? rows.map(({ low }) => low) : closes
  const highs = isCandles ? rows.map(({ high }) => high) : closes
  const means = averages.flatMap(({ values }) => values.filter((value) => value !== null))
  const ticks = ticksAround(minOf([...lows, ...means]), maxOf([...highs, ...means]))
  const y = scaleBetween(ticks)
  const candleStep = stepFor(rows.length, MAX_CANDLES)
  const barStep = isCandles ? candleStep : stepFor(rows.length, MAX_POINTS)
  const x = positions(rows.length)
  return {
    kind: 'prices',
    /** The number of positions of the interactive chart's crosshair. */
    count: isCandles ? rowsBy(candleStep, rows).length : rows.length,
    width: CHART_WIDTH,
    height: CHART_HEIGHT,
    grid: gridOf(ticks, y),
    ticks,
    days: threeDays(rows),
    line: isCandles ? null : pathOf(closes, x, y),
    ground: isCandles ? null : { left: tenths(x(0)), right: tenths(x(rows.length - 1)) },
    candles: isCandles ? candlesOf(rowsBy(candleStep, rows), y) : null,
    candleStep,
    averages: averages.map(({ length, values }) => ({
      length,
      line: pathOf(values, x, y),
      last: values.at(-1) ?? null,
    })),
    volume: { ...volumeOf(rowsBy(barStep, rows)), step: barStep, height: VOLUME_HEIGHT },
    marks: marks.map(({ mark, position }) => {
      const row = rows[position]
      return {
        ...mark,
        left: tenths((x(position) / CHART_WIDTH) * 100),
        top: tenths((y(isCandles ? (row?.high ?? 0) : (row?.close ?? 0)) / CHART_HEIGHT) * 100),
      }
    }),
    first: { date: first.date, close: first.close },
    last: candleOf(last),
    low: minOf(lows),
    high: maxOf(highs),
    isAdjusted,
    /** The first day, if the requested range begins well before it; null otherwise. */
    begins: daysBetween(from, first.date) > MAX_HOLIDAY_DAYS ? first.date : null,
    gap: longestGap(rows),
    /** The last traded day, if the market continued without this share; null otherwise. */
    stopped: asOf !== null && daysBetween(asOf, to) > MAX_HOLIDAY_DAYS ? asOf : null,
    table: {
      isDaily: rows.length <= MAX_TABLE_DAYS,
      rows: (rows.length <= MAX_TABLE_DAYS ? [...rows].reverse() : monthEnds(rows)).map((row) => ({
        ...candleOf(row),
        /** Of a day; null in a table of months. */
        totals: rows.length <= MAX_TABLE_DAYS ? totalsOf(row) : null,
        averages: averages.map(({ values }) => values[rows.indexOf(row)] ?? null),
      })),
    },
  } as const
}

function versusChart(
  { ticker, rows: ownRows }: ChartSource,
  versus: Extract<ChartSource['versus'], { days: unknown }>,
) {
  const { days } = versus
  const [first] = days
  const last = days.at(-1)
  if (days.length < 2 || !first || !last) {
    return null
  }
  const values = days.flatMap(({ own, other }) => [own, other])
  const ticks = ticksAround(minOf(values), maxOf(values))
  const y = scaleBetween(ticks)
  const x = positions(days.length)
  return {
    kind: 'versus',
    ticker,
    count: days.length,
    width: CHART_WIDTH,
    height: CHART_HEIGHT,
    grid: gridOf(ticks, y),
    zero: tenths(y(0)),
    ticks,
    days: threeDays(days),
    line: pathOf(
      days.map(({ own }) => own),
      x,
      y,
    ),
    otherLine: pathOf(
      days.map(({ other }) => other),
      x,
      y,
    ),
    versus: versus.name,
    sectorCount: versus.kind === 'sector' ? versus.count : null,
    first,
    last,
    begins: ownRows[0] && daysBetween(ownRows[0].date, first.date) > MAX_HOLIDAY_DAYS ? first.date : null,
    table: {
      isDaily: days.length <= MAX_TABLE_DAYS,
      rows: days.length <= MAX_TABLE_DAYS ? [...days].reverse() : monthEnds(days),
    },
  } as const
}

/** Round tick values, highest first, that enclose the range; the first and last are its edges. */
export function ticksAround(low: number, high: number): number[] {
  const around = low === high ? (low === 0 ? [-0.05, 0.05] : [low * 0.95, high * 1.05]) : [low, high]
  return scaleLinear(around, [0, 1]).nice(GRID_LINES).ticks(GRID_LINES).reverse()
}

export function scaleBetween(ticks: readonly number[]) {
  return scaleLinear([ticks.at(-1) ?? 0, ticks[0] ?? 1], [CHART_HEIGHT, 0])
}

/** Every day has a strip of equal width; points are at its center, so that lines are above their bars. */
function positions(count: number): (position: number) => number {
  return (position) => ((position + 0.5) / count) * CHART_WIDTH
}

export function gridOf(ticks: readonly number[], y: (value: number) => number): string {
  return ticks.map((tick) => `M0 ${tenths(y(tick))}H${CHART_WIDTH}`).join('')
}

function threeDays(rows: readonly { date: string }[]): string[] {
  const middle = rows[Math.floor((rows.length - 1) / 2)]
  return [rows[0], middle, rows.at(-1)].flatMap((row) => (row ? [row.date] : []))
}

/** Every n-th value and always the last one, which the page mentions. */
function pathOf(
  values: readonly (number | null)[],
  x: (position: number) => number,
  y: (value: number) => number,
): string {
  const step = Math.ceil(values.length / MAX_POINTS)
  const points = values.flatMap((value, position): [number, number][] =>
    value !== null && (position % step === 0 || position === values.length - 1)
      ? [[tenths(x(position)), tenths(y(value))]]
      : [],
  )
  return line()(points) ?? ''
}

/**
 * Rising and falling candles are separate paths, because only falling ones are filled; wicks end at the bodies. A candle
 * without an open has no body: a line from high to low with a short one at the close.
 */
function candlesOf(rows: readonly Candle[], y: (value: number) => number) {
  const x = positions(rows.length)
  const width = tenths((CHART_WIDTH / rows.length) * BAR_SHARE)
  const paths = { up: '', down: '', upWicks: '', downWicks: '', bodiless: '' }
  for (const [position, { open, high, low, close }] of rows.entries()) {
    const middle = tenths(x(position))
    if (open === null) {
      const left = tenths(middle - width / 2)
      paths.bodiless += `M${middle} ${tenths(y(high))}V${tenths(y(low))}M${left} ${tenths(y(close))}h${width}`
      continue
    }
    const top = tenths(y(Math.max(open, close)))
    const bottom = tenths(y(Math.min(open, close)))
    const body = `M${tenths(middle - width / 2)} ${top}h${width}v${tenths(bottom - top)}h${-width}z`
    const wicks = `M${middle} ${tenths(y(high))}V${top}M${middle} ${bottom}V${tenths(y(low))}`
    if (close < open) {
      paths.down += body
      paths.downWicks += wicks
    } else {
      paths.up += body
      paths.upWicks += wicks
    }
  }
  return paths
}

function volumeOf(rows: readonly Candle[]) {
  const highest = maxOf(rows.map(({ volume }) => volume))
  const x = positions(rows.length)
  const width = tenths((CHART_WIDTH / rows.length) * BAR_SHARE)
  const bars = rows.map(({ volume }, position) => {
    const height = highest === 0 ? 0 : tenths((volume / highest) * VOLUME_HEIGHT)
    return height === 0
      ? ''
      : `M${tenths(x(position) - width / 2)} ${VOLUME_HEIGHT}v${-height}h${width}V${VOLUME_HEIGHT}z`
  })
  return { bars: bars.join(''), highest }
}

function candleOf({ date, open, high, low, close, volume }: PriceRow): Candle {
  return { date, open, high, low, close, volume }
}

function totalsOf({ value, frequency, foreignBuy, foreignSell }: PriceRow) {
  return { value, frequency, foreignBuy, foreignSell }
}

/** The longest time without a trade between two days, if it is longer than holidays; the chart does not show it. */
function longestGap(rows: readonly { date: string }[]) {
  let gap: { from: string; to: string; days: number } | null = null
  for (const [position, { date }] of rows.entries()) {
    const before = rows[position - 1]?.date ?? date
    const days = daysBetween(before, date)
    if (days > (gap?.days ?? MAX_HOLIDAY_DAYS)) {
      gap = { from: before, to: date, days }
    }
  }
  return gap
}

/** The last trading day of each month, newest first. */
export function monthEnds<Row extends { readonly date: string }>(rows: readonly Row[]): Row[] {
  return rows
    .filter((row, position) => rows[position + 1]?.date.slice(0, 7) !== row.date.slice(0, 7))
    .reverse()
}

/** Not Math.min(...values), which exceeds the stack for long lists. */
function minOf(values: readonly number[]): number {
  return values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY)
}

function maxOf(values: readonly number[]): number {
  return values.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY)
}
