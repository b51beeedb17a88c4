import type { ValuePoint } from '@site/finance/what-if/simulation-state.ts'
import { chartFrame, highest, linePath, lowest } from '#app/design/chart/chart-drawing.server.ts'
import { selectStroke } from '#app/design/chart/line-strokes.ts'
import { stepFor, timeAxis } from '#app/design/chart/time-axis.server.ts'
import { formatNumber, formatRupiahShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { figuresIn } from '../engine/figures.ts'
import type { OutcomeChart } from '../engine/tool-outcome.ts'
import { copy } from './copy.ts'

/** Days further apart are distinguishable at any width, and the page contains each twice. */
const MAX_POINTS = 150

/** In millions, with thousands as decimals: Firefox draws no coordinates above about 100 million. */
const toMillions = (value: number): number => Math.round(value / 1_000) / 1_000

/** Value and contributions as two lines; null for less than two days. */
export function drawValues(locale: Locale, points: readonly ValuePoint[]): OutcomeChart | null {
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined || points.length < 2) return null
  const step = Math.ceil(points.length / MAX_POINTS)
  const shown = points.filter((_, index) => (points.length - 1 - index) % step === 0)
  const axis = timeAxis(
    first.date,
    shown.map(({ date }) => date),
    stepFor(points.length, MAX_POINTS),
  )
  const values = shown.map(({ value }) => toMillions(value))
  const invested = shown.map((point) => toMillions(point.invested))
  const frame = chartFrame(axis, [...values, ...invested])
  const words = copy[locale]
  const lines = [
    { figure: 'value', label: words.valueLine, data: values, stroke: selectStroke(0), isFilled: true },
    { figure: 'invested', label: words.investedLine, data: invested, stroke: selectStroke(1) },
  ]
  const all = points.map(({ value }) => value)
  const { day } = figuresIn(locale)
  const amounts = [last.invested, last.value, lowest(all), highest(all)].map((amount) =>
    formatRupiahShort(locale, amount),
  )
  const [paidIn = '', value = '', low = '', high = ''] = amounts
  return {
    title: words.chart,
    label: words.chartText(day(first.date), day(last.date), paidIn, value, low, high),
    frame,
    tickTexts: frame.ticks.map((tick) => formatNumber(locale, tick, frame.tickDecimals)),
    cells: lines.map(({ figure, label, data, stroke }) => ({
      figure,
      label,
      format: 'decimal',
      value: data.at(-1) ?? null,
      stroke,
    })),
    lines: lines.map(({ data, label: _, ...line }) => ({ ...line, path: linePath(axis, data) })),
  }
}
