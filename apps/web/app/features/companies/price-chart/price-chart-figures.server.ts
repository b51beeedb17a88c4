import type { Locale } from '#app/i18n/locales.ts'
import { MAX_CANDLES } from './price-chart.server.ts'
import { priceChartCopy } from './price-chart-copy.ts'
import type { InteractiveChartData } from './price-chart-figures.ts'
import { rowsBy, stepFor } from './price-chart-points.server.ts'
import type { ChartSource } from './price-chart-source.server.ts'
import { markText } from './price-chart-text.ts'
import { versusName } from './price-chart-versus.ts'

/** Adjusted prices have many digits; only four decimals are useful. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

/** The same days, weeks or months as in the static chart, with all their figures. */
export function interactiveChartData(locale: Locale, source: ChartSource): InteractiveChartData {
  const { ticker, type, rows, marks, averages, versus } = source
  if (versus?.kind === 'sector' || versus?.kind === 'company') {
    return {
      kind: 'versus',
      days: versus.days.map(({ date }) => date),
      ownName: ticker,
      otherName: versusName(locale, versus.name, versus.kind === 'sector'),
      own: versus.days.map(({ own }) => rounded(own)),
      other: versus.days.map(({ other }) => rounded(other)),
    }
  }
  const shown = type === 'candles' ? rowsBy(stepFor(rows.length, MAX_CANDLES), rows) : rows
  const places = new Map(rows.map(({ date }, position) => [date, position]))
  return {
    kind: type,
    days: shown.map(({ date }) => date),
    open: shown.map(({ open }) => (open === null ? null : rounded(open))),
    high: shown.map(({ high }) => rounded(high)),
    low: shown.map(({ low }) => rounded(low)),
    close: shown.map(({ close }) => rounded(close)),
    volume: shown.map(({ volume }) => volume),
    averages: averages.map(({ length, values }) => ({
      length,
      values: shown.map(({ date }) => {
        const value = values[places.get(date) ?? -1] ?? null
        return value === null ? null : rounded(value)
      }),
    })),
    marks: marks.map(({ mark, position }) => ({
      position: shown.findIndex(({ date }) => date >= (rows[position]?.date ?? mark.date)),
      letter: priceChartCopy[locale].letters[mark.kind],
      text: markText(locale, mark),
    })),
  }
}
