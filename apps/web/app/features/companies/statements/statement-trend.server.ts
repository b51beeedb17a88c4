import type {
  StatementColumn,
  StatementKind,
  StatementLine,
  StatementPeriod,
} from '@site/contracts/market/statements.ts'
import { TREND_HEIGHT, TREND_WIDTH } from './trend-size.ts'

/** As a share of the width per bar. */
const GAP = 0.25
const MAX_BARS = 12

/** Cash-flow lines that are balances on a date, not sums over months. */
const balances = ['beginning', 'ending']

/**
 * The values of a line's bar chart, oldest first: full years or single quarters. Cumulative values since January are
 * converted to quarters, so that bars are comparable; null if the previous quarter is missing.
 */
export function computeTrend(
  { key, values }: Pick<StatementLine, 'key' | 'values'>,
  columns: readonly StatementColumn[],
  { kind, period }: { kind: StatementKind; period: StatementPeriod },
): (number | null)[] {
  const points = columns.map((column, position) => ({ ...column, value: values[position] ?? null }))
  if (period === 'annual') {
    return latestBars(points.filter(({ months }) => months === 12).map(({ value }) => value))
  }
  if (kind === 'balance-sheet' || balances.includes(key)) {
    return latestBars(points.map(({ value }) => value))
  }
  return latestBars(
    points.map(({ year, months, value }) => {
      if (value === null || months === 3) {
        return value
      }
      const before = points.find((other) => other.year === year && other.months === months - 3)?.value ?? null
      return before === null ? null : value - before
    }),
  )
}

function latestBars(newestFirst: readonly (number | null)[]): (number | null)[] {
  return newestFirst.slice(0, MAX_BARS).reverse()
}

export interface TrendShape {
  /** The paths of all bars but the latest, and of the latest. */
  readonly past: string
  readonly latest: string
}

/** Bars from a common zero line; null if there is nothing to compare. */
export function trendShape(values: readonly (number | null)[]): TrendShape | null {
  const known = values.filter((value) => value !== null)
  if (known.length < 2 || known.every((value) => value === 0)) {
    return null
  }
  const high = Math.max(0, ...known)
  const low = Math.min(0, ...known)
  const room = TREND_WIDTH / values.length
  const y = (value: number) => ((high - value) / (high - low)) * TREND_HEIGHT
  const bars = values.map((value, position) => {
    if (value === null) {
      return ''
    }
    const left = tenth(room * (position + GAP / 2))
    const width = tenth(room * (1 - GAP))
    // A value too small for the scale has a minimum height.
    const height = Math.max(0.8, Math.abs(y(value) - y(0)))
    const top = value >= 0 ? y(0) - height : y(0)
    return `M${left} ${tenth(top)}h${width}v${tenth(height)}h-${width}z`
  })
  return { past: bars.slice(0, -1).join(''), latest: bars.at(-1) ?? '' }
}

function tenth(length: number): number {
  return Math.round(length * 10) / 10
}
