import type { ComparedCompany, Comparison } from '@site/contracts/market/comparison.ts'
import type { IndexSeries } from '@site/contracts/market/prices.ts'
import { indexLines } from '#app/design/chart/chart-drawing.server.ts'

export type CompareChart = ReturnType<typeof compareChart>
export type CompareDrawing = NonNullable<CompareChart['drawing']>

/** A share listed after this part of the range has no line, because it would shorten all others. */
const LATEST_START = 0.8
/** Up to this many days, the table has one row per day. */
const MAX_TABLE_DAYS = 24
/** Up to this many months, the table has one row per month; above, one per quarter. */
const MAX_TABLE_MONTHS = 37

interface Series {
  /** Of the index: its name. */
  readonly ticker: string
  readonly isIndex?: boolean
  readonly closes: readonly (number | null)[]
  readonly first: number
  readonly last: number
}

type Compared = Pick<Comparison, 'days'> & {
  readonly companies: readonly Pick<ComparedCompany, 'ticker' | 'closes' | 'brokenOn'>[]
}

/** The companies with a line, and their daily changes since their first common day. */
function listLines({ companies, days }: Compared) {
  const all = companies.map(({ ticker, closes }) => ({
    ticker,
    closes,
    first: closes.findIndex((close) => close !== null),
    last: closes.findLastIndex((close) => close !== null),
  }))
  const drawn = withCommonDay(all, days.length)
  const start = Math.max(0, ...drawn.map(({ first }) => first))
  return {
    start,
    shown: days.slice(start),
    lines: drawn.map((series) => ({ series, changes: changesSince(series, start) })),
    omitted: all.filter((series) => !drawn.includes(series)),
  }
}

/** The index on the days of the companies; null without a value on the first day of the lines. */
function createIndexSeries(index: Index, days: readonly string[], start: number): Series | null {
  const values = new Map(index?.points.map(({ date, value }) => [date, value]))
  const closes = days.map((day) => values.get(day) ?? null)
  return index?.name && (closes[start] ?? null) !== null
    ? {
        ticker: index.name,
        isIndex: true,
        closes,
        first: start,
        last: closes.findLastIndex((close) => close !== null),
      }
    : null
}

type Index = Pick<IndexSeries, 'name' | 'points'> | null

/**
 * Adjusted prices in percent since the first common day, with the index as the last line, and the companies without a
 * line.
 */
export function compareChart(comparison: Compared & Pick<Comparison, 'range'>, index: Index = null) {
  const { companies, days, range } = comparison
  const broken = companies.flatMap(({ ticker, brokenOn }) => (brokenOn === null ? [] : { ticker, brokenOn }))
  const { start, shown, lines: own, ...rest } = listLines(comparison)
  const indexSeries = own.length === 0 ? null : createIndexSeries(index, days, start)
  const lines = indexSeries
    ? [...own, { series: indexSeries, changes: changesSince(indexSeries, start) }]
    : own
  const omitted = rest.omitted.map(({ ticker, first, last }) => ({
    ticker,
    /** The first and last day with a comparable price in the range; null if there is none. */
    from: days[first] ?? null,
    to: days[last] ?? null,
  }))
  const from = shown[0]
  const to = shown.at(-1)
  if (lines.length === 0 || from === undefined || to === undefined || shown.length < 2) {
    return { range, omitted, broken, drawing: null }
  }
  const { frame, paths } = indexLines(
    shown,
    lines.map(({ changes }) => changes),
  )
  const rows = tablePositions(shown)
  return {
    range,
    omitted,
    /** Companies whose prices before the day cannot be compared with later ones. */
    broken,
    drawing: {
      frame,
      from,
      to,
      /** Whether the lines begin after the start of the range, because one share has no earlier comparable prices. */
      isLater: start > 0,
      lines: lines.map(({ series, changes }, index) => ({
        ticker: series.ticker,
        isIndex: series.isIndex ?? false,
        path: paths[index] ?? '',
        change: rounded(changes.findLast((change) => change !== null) ?? 0),
        /** Its last trading day, if that is not the last day of the chart. */
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

/** The companies with a line: traded on at least two days, listed early enough, and with a common day. */
function withCommonDay(all: readonly Series[], dayCount: number): readonly Series[] {
  const early = all.filter(
    ({ first, last }) => first >= 0 && last > first && first <= dayCount * LATEST_START,
  )
  const start = Math.max(0, ...early.map(({ first }) => first))
  return early.filter(({ last }) => last > start)
}

/** A day without trading repeats the last close; after the last one there are no values. */
function changesSince({ closes, last }: Series, start: number): (number | null)[] {
  let base: number | null = null
  let lastClose: number | null = null
  return closes.slice(start).map((close, position) => {
    if (start + position > last) {
      return null
    }
    lastClose = close ?? lastClose
    base ??= lastClose
    return lastClose === null || base === null ? null : lastClose / base - 1
  })
}

/** Newest first. */
function tablePositions(days: readonly string[]) {
  const every = days.map((_, position) => position).reverse()
  if (days.length <= MAX_TABLE_DAYS) {
    return { step: 'day', positions: every } as const
  }
  const listEnds = (toPeriodKey: (day: string) => string) =>
    every.filter((position) => {
      const next = days[position + 1]
      return next === undefined || toPeriodKey(next) !== toPeriodKey(days[position] ?? '')
    })
  const months = listEnds((day) => day.slice(0, 7))
  return months.length <= MAX_TABLE_MONTHS
    ? ({ step: 'month', positions: months } as const)
    : ({ step: 'quarter', positions: listEnds(toQuarter) } as const)
}

function toQuarter(day: string): string {
  return `${day.slice(0, 4)}-${Math.ceil(Number(day.slice(5, 7)) / 3)}`
}

/** Rounded to the displayed precision, a hundredth of a percent. */
function rounded(fraction: number): number {
  return Math.round(fraction * 10_000) / 10_000
}
