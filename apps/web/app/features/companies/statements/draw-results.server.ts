import type { Statements } from '@site/contracts/market/statements.ts'
import type { Ratio } from '@site/contracts/market/values.ts'
import { formatPercent, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { columnLabel } from './column-label.ts'
import { MARGIN_HEIGHT, PERIOD_WIDTH, RESULTS_HEIGHT } from './results-size.ts'

export type ResultsChart = NonNullable<ReturnType<typeof drawResults>>

/** As shares of the width of a period. */
const BAR_START = 0.16
const BAR_WIDTH = 0.33

interface Bar {
  readonly left: number
  readonly value: number | null
}

/**
 * Bars of revenue and net profit and the line of the net margin, oldest first; full years come before the parts of a
 * year, which cannot be compared with them. null: fewer than two periods, or cumulative periods of different lengths.
 */
export function drawResults(
  locale: Locale,
  { period, columns, results }: Pick<Statements, 'period' | 'columns' | 'results'>,
) {
  if (period === 'quarterly') return null
  const isQuarter = period === 'single-quarter'
  const periods = columns
    .map((column, position) => ({
      label: columnLabel(locale, column, { isQuarter }),
      isPart: !isQuarter && column.months < 12,
      revenue: results[position]?.revenue ?? null,
      netProfit: results[position]?.netProfit ?? null,
      netMargin: results[position]?.netMargin ?? 'missing',
    }))
    .reverse()
    .toSorted((one, other) => Number(one.isPart) - Number(other.isPart))
  const amounts = periods.flatMap(({ revenue, netProfit }) => [revenue ?? 0, netProfit ?? 0])
  if (periods.filter(({ revenue }) => revenue !== null).length < 2) return null
  const scale = { high: Math.max(0, ...amounts), low: Math.min(0, ...amounts) }
  if (scale.high === scale.low) return null
  const fullYears = periods.filter(({ isPart }) => !isPart).length
  return {
    periods: periods.map(({ label, netMargin }) => ({
      label,
      margin: typeof netMargin === 'number' ? formatMargin(locale, netMargin) : null,
    })),
    revenue: drawBars(
      periods.map(({ revenue }, index) => ({ left: index + BAR_START, value: revenue })),
      scale,
    ),
    netProfit: drawBars(
      periods.map(({ netProfit }, index) => ({ left: index + BAR_START + BAR_WIDTH, value: netProfit })),
      scale,
    ),
    netMargin: drawMargins(periods),
    /** Where the parts of a year begin; null if all periods are of one kind. */
    partsAt: fullYears > 0 && fullYears < periods.length ? fullYears * PERIOD_WIDTH : null,
  }
}

function formatMargin(locale: Locale, percent: number): string {
  return formatPercent(locale, fractionOfPercent(percent), 1)
}

function drawBars(
  bars: readonly Bar[],
  { high, low }: { readonly high: number; readonly low: number },
): string {
  const toHeight = (value: number) => roundToTenth(((high - value) / (high - low)) * RESULTS_HEIGHT)
  return bars
    .map(({ left, value }) =>
      value === null || value === 0
        ? ''
        : `M${roundToTenth(left * PERIOD_WIDTH)} ${toHeight(0)}h${BAR_WIDTH * PERIOD_WIDTH}V${toHeight(value)}h-${BAR_WIDTH * PERIOD_WIDTH}z`,
    )
    .join('')
}

interface MarginPoint {
  readonly netMargin: Ratio
  readonly isPart: boolean
}

/**
 * A line through the middle of the periods, from zero to the highest margin. It breaks where a margin is unknown, and
 * before the parts of a year.
 */
function drawMargins(points: readonly MarginPoint[]): string {
  const known = points.map(({ netMargin }) => netMargin).filter((margin) => typeof margin === 'number')
  const [high, low] = [Math.max(0, ...known), Math.min(0, ...known)]
  return points
    .map(({ netMargin, isPart }, index) => {
      if (typeof netMargin !== 'number' || high === low) return ''
      const before = points[index - 1]
      const isContinued = typeof before?.netMargin === 'number' && before.isPart === isPart
      const share = (high - netMargin) / (high - low)
      const point = `${(index + 0.5) * PERIOD_WIDTH} ${roundToTenth(share * MARGIN_HEIGHT)}`
      return isContinued ? `L${point}` : `M${point}h0`
    })
    .join('')
}

function roundToTenth(length: number): number {
  return Math.round(length * 10) / 10
}
