import type { ComparedCompany, Comparison } from '@site/contracts/market/comparison.ts'
import { line } from 'd3-shape'
import { tenths } from '#app/features/companies/list/spark-line.server.ts'
import {
  CHART_HEIGHT,
  CHART_WIDTH,
  gridOf,
  scaleBetween,
  ticksAround,
} from '#app/features/companies/price-chart/price-chart.server.ts'
import type { CompareSeries } from './compare-series.ts'

export type CompareChart = ReturnType<typeof compareChart>
export type CompareDrawing = NonNullable<CompareChart['drawing']>

/** Four lines in one picture: more points of each could not be told apart, and pages carry their data. */
const MOST_POINTS = 130
/** A share that came later than this part of the days would cut off what the others have to tell. */
const LATEST_START = 0.8
/** Up to so many days a table shows each of them. */
const MOST_TABLE_DAYS = 24
/** Up to so many months a table shows the end of each, above them of each quarter. */
const MOST_TABLE_MONTHS = 37

interface Series {
  readonly ticker: string
  readonly closes: readonly (number | null)[]
  readonly first: number
  readonly last: number
}

type Compared = Pick<Comparison, 'days'> & {
  readonly companies: readonly Pick<ComparedCompany, 'ticker' | 'closes'>[]
}

/** Who has a line, and how each did day by day since the first day that all of them have. */
function linesOf({ companies, days }: Compared) {
  const all = companies.map(({ ticker, closes }) => ({
    ticker,
    closes,
    first: closes.findIndex((close) => close !== null),
    last: closes.findLastIndex((close) => close !== null),
  }))
  const drawn = together(all, days.length)
  const start = Math.max(0, ...drawn.map(({ first }) => first))
  return {
    start,
    shown: days.slice(start),
    lines: drawn.map((series) => ({ series, changes: changesSince(series, start) })),
    leftOut: all.filter((series) => !drawn.includes(series)),
  }
}

/** Every day of the lines, for whoever looks closer than the drawing can show. */
export function compareSeries(comparison: Compared): CompareSeries {
  const { shown, lines } = linesOf(comparison)
  return {
    days: shown,
    changes: lines.map(({ changes }) => changes.map((change) => (change === null ? null : rounded(change)))),
  }
}

/** Adjusted prices in percent since the first day that all of the lines have, and who has no line. */
export function compareChart(comparison: Compared & Pick<Comparison, 'range'>) {
  const { days, range } = comparison
  const { start, shown, lines, ...rest } = linesOf(comparison)
  const leftOut = rest.leftOut.map(({ ticker, first, last }) => ({
    ticker,
    /** The days on which it was traded in the range; null: on none. */
    from: days[first] ?? null,
    to: days[last] ?? null,
  }))
  const from = shown[0]
  const to = shown.at(-1)
  if (lines.length === 0 || from === undefined || to === undefined || shown.length < 2) {
    return { range, leftOut, drawing: null }
  }
  const values = lines.flatMap(({ changes }) => changes.filter((change) => change !== null))
  const ticks = ticksAround(
    values.reduce((low, value) => Math.min(low, value), 0),
    values.reduce((high, value) => Math.max(high, value), 0),
  )
  const y = scaleBetween(ticks)
  const x = (position: number) => (position / (shown.length - 1)) * CHART_WIDTH
  const rows = tablePositions(shown)
  return {
    range,
    leftOut,
    drawing: {
      width: CHART_WIDTH,
      height: CHART_HEIGHT,
      grid: gridOf(ticks, y),
      zero: tenths(y(0)),
      ticks,
      days: [from, shown[Math.floor((shown.length - 1) / 2)] ?? from, to],
      from,
      to,
      /** How many days the reader can go through. */
      count: shown.length,
      /** Whether the lines begin later than the days that were asked for, because one share did. */
      isLater: start > 0,
      lines: lines.map(({ series, changes }) => ({
        ticker: series.ticker,
        path: pathOf(changes, x, y),
        change: rounded(changes.findLast((change) => change !== null) ?? 0),
        /** Its last day where that is not the last of the picture. */
        until: series.last < days.length - 1 ? (days[series.last] ?? null) : null,
      })),
      table: {
        step: rows.step,
        rows: rows.positions.map((position) => ({
          date: shown[position] ?? to,
          changes: lines.map(({ changes }) => {
            const change = changes[position] ?? null
            return change === null ? null : rounded(change)
          }),
        })),
      },
    },
  } as const
}

/** Those with a line: traded on two days at least, there early enough, and on a day together. */
function together(all: readonly Series[], dayCount: number): readonly Series[] {
  const early = all.filter(
    ({ first, last }) => first >= 0 && last > first && first <= dayCount * LATEST_START,
  )
  const start = Math.max(0, ...early.map(({ first }) => first))
  return early.filter(({ last }) => last > start)
}

/** A day without trading keeps the last close; after the last one there is nothing. */
function changesSince({ closes, last }: Series, start: number): (number | null)[] {
  let base: number | null = null
  let kept: number | null = null
  return closes.slice(start).map((close, position) => {
    if (start + position > last) {
      return null
    }
    kept = close ?? kept
    base ??= kept
    return kept === null || base === null ? null : kept / base - 1
  })
}

/** Every n-th value, the first and the last one. */
function pathOf(
  values: readonly (number | null)[],
  x: (position: number) => number,
  y: (value: number) => number,
): string {
  const step = Math.ceil(values.length / MOST_POINTS)
  const end = values.findLastIndex((value) => value !== null)
  const points = values.flatMap((value, position): [number, number][] =>
    value !== null && (position % step === 0 || position === end)
      ? [[tenths(x(position)), tenths(y(value))]]
      : [],
  )
  return line()(points) ?? ''
}

/** Newest first. */
function tablePositions(days: readonly string[]) {
  const every = days.map((_, position) => position).reverse()
  if (days.length <= MOST_TABLE_DAYS) {
    return { step: 'day', positions: every } as const
  }
  const endsOf = (nameOf: (day: string) => string) =>
    every.filter((position) => {
      const next = days[position + 1]
      return next === undefined || nameOf(next) !== nameOf(days[position] ?? '')
    })
  const months = endsOf((day) => day.slice(0, 7))
  return months.length <= MOST_TABLE_MONTHS
    ? ({ step: 'month', positions: months } as const)
    : ({ step: 'quarter', positions: endsOf(quarterOf) } as const)
}

function quarterOf(day: string): string {
  return `${day.slice(0, 4)}-${Math.ceil(Number(day.slice(5, 7)) / 3)}`
}

/** Hundredths of a percent are all that is shown. */
function rounded(fraction: number): number {
  return Math.round(fraction * 10_000) / 10_000
}
