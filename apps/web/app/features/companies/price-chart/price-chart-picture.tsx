import { ChangesChart } from '#app/design/chart/changes-chart.tsx'
import { Chart } from '#app/design/chart/chart.tsx'
import type { ChartCell } from '#app/design/chart/chart-props.ts'
import { indexStroke, selectStroke } from '#app/design/chart/line-strokes.ts'
import { unpackBars, unpackPath } from '#app/design/chart/path-packing.ts'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { PriceChart, PriceDrawing, VersusDrawing } from './price-chart.server.ts'
import { priceChartCopy } from './price-chart-copy.ts'

interface PriceChartProps<Drawing> {
  locale: Locale
  chart: Drawing
}

type Shown = Omit<PriceDrawing, 'narrow' | 'table'>

/** A price chart, or a comparison in percent, as a figure. */
export function PriceChartPicture({ locale, chart }: PriceChartProps<PriceChart>) {
  return (
    <figure className="mt-4">
      {chart.kind === 'versus' ? (
        <Versus chart={chart} locale={locale} />
      ) : (
        <>
          {chart.narrow === null ? (
            <Prices chart={chart} locale={locale} />
          ) : (
            <>
              <div className="max-sm:hidden">
                <Prices chart={chart} locale={locale} />
              </div>
              <div className="sm:hidden">
                <Prices chart={chart.narrow} locale={locale} />
              </div>
            </>
          )}
          <Marks chart={chart} locale={locale} />
        </>
      )}
    </figure>
  )
}

function Prices({ locale, chart }: PriceChartProps<Shown>) {
  const words = overviewCopy[locale]
  const { frame, line, candles, averages, volume, marks, first, last, isComparable, indexPath } = chart
  const price = (figure: 'open' | 'high' | 'low'): ChartCell => ({
    label: words[figure],
    figure,
    format: 'price',
    value: last[figure],
  })
  return (
    <Chart
      candles={candles}
      cells={[
        ...chart.indexCells,
        ...(candles ? [price('open'), price('high'), price('low')] : []),
        {
          label: chart.barName ? `${words.volume} (${chart.barName})` : words.volume,
          figure: 'volume',
          format: 'count',
          value: last.volume,
        },
        ...averages.map(({ length, last: value }, index) => ({
          label: priceChartCopy[locale].averageShort(formatNumber(locale, length)),
          figure: `average-${length}`,
          format: 'price' as const,
          value,
          stroke: selectStroke(index + 1),
        })),
      ]}
      ends={chart.ends}
      frame={frame}
      label={chart.label}
      lines={[
        ...(line === null
          ? []
          : [{ figure: 'close', path: unpackPath(line), stroke: selectStroke(0), isFilled: true }]),
        ...averages.map(({ length, line: path }, index) => ({
          figure: `average-${length}`,
          path: unpackPath(path),
          stroke: selectStroke(index + 1),
        })),
        ...(indexPath === null
          ? []
          : [{ figure: 'index', path: unpackPath(indexPath), stroke: indexStroke }]),
      ]}
      locale={locale}
      main={{
        label: words.close,
        figure: 'close',
        format: 'price',
        value: last.close,
        ...(isComparable ? { base: first.close } : {}),
      }}
      marks={marks}
      step={chart.stepName}
      tickTexts={frame.ticks.map((tick) => formatNumber(locale, tick, frame.tickDecimals))}
      volume={{ ...volume, path: unpackBars(volume.path) }}
    />
  )
}

function Versus({ locale, chart }: PriceChartProps<VersusDrawing>) {
  const { ticker, otherName, frame, last, path, otherPath, index } = chart
  return (
    <ChangesChart
      frame={frame}
      label={chart.label}
      lines={[
        { label: ticker, change: last.own, path, stroke: selectStroke(0) },
        { label: otherName, change: last.other, path: otherPath, stroke: selectStroke(1) },
        ...(index ? [{ label: index.name, change: index.last, path: index.path, stroke: indexStroke }] : []),
      ]}
      locale={locale}
    />
  )
}

/** More events than this are in a disclosure. */
const MARKS_SHOWN = 4

function Marks({ locale, chart: { marks } }: PriceChartProps<PriceDrawing>) {
  if (marks.length === 0) {
    return null
  }
  const list = (
    <ul className="grid gap-1">
      {marks.map((mark) => (
        <li key={mark.text} className="flex items-baseline gap-2">
          <span
            aria-hidden="true"
            className="min-w-5 shrink-0 rounded-full bg-accent px-1 text-center text-xs leading-5 font-bold text-ink"
          >
            {mark.letter}
          </span>
          {mark.text}
        </li>
      ))}
    </ul>
  )
  return (
    <figcaption className="mt-3 text-sm text-soft">
      {marks.length <= MARKS_SHOWN ? (
        list
      ) : (
        <details>
          <summary className="text-link w-fit py-3">
            {priceChartCopy[locale].actions(formatNumber(locale, marks.length))}
          </summary>
          <div className="mt-2">{list}</div>
        </details>
      )}
    </figcaption>
  )
}
