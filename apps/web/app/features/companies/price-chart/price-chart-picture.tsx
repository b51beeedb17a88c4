import type { ReactNode } from 'react'
import { overviewCopy } from '#app/features/companies/overview/overview-copy.ts'
import { formatChange, formatDate, formatDateShort, formatNumber, formatPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { PriceChart, PriceDrawing, VersusDrawing } from './price-chart.server.ts'
import { priceChartCopy } from './price-chart-copy.ts'
import { PriceChartWithCrosshair } from './price-chart-crosshair.tsx'
import { AveragesLegend, averageStrokes, VersusLegend, versusStrokes } from './price-chart-legend.tsx'
import { candleText, formatPrice, markText } from './price-chart-text.ts'
import { versusName } from './price-chart-versus.ts'

/** A price chart, or a comparison in percent, as a figure. `source` is the URL of the interactive chart's data. */
export function PriceChartPicture({
  locale,
  ticker,
  chart,
  source,
}: {
  locale: Locale
  ticker: string
  chart: PriceChart
  source: string
}) {
  if (chart.kind === 'versus') {
    const { date, own, other } = chart.last
    const changes = [
      { name: chart.ticker, fraction: own },
      { name: versusName(locale, chart.versus, chart.sectorCount !== null), fraction: other },
    ]
    return (
      <figure className="mt-4">
        <VersusLegend chart={chart} locale={locale} />
        <PriceChartWithCrosshair
          key={source}
          count={chart.count}
          last={{ date, changes }}
          locale={locale}
          source={source}
        >
          <VersusPlot chart={chart} locale={locale} />
        </PriceChartWithCrosshair>
      </figure>
    )
  }
  const last = {
    ...chart.last,
    averages: chart.averages.map((average) => ({ length: average.length, value: average.last })),
  }
  return (
    <figure className="mt-4">
      {chart.averages.length > 0 ? <AveragesLegend averages={chart.averages} locale={locale} /> : null}
      <PriceChartWithCrosshair key={source} count={chart.count} last={last} locale={locale} source={source}>
        <PricePlot chart={chart} locale={locale} ticker={ticker} />
      </PriceChartWithCrosshair>
      <Marks chart={chart} locale={locale} />
    </figure>
  )
}

/**
 * The lines stretch with the page while the labels are page text: in a scaled-down drawing, they would be unreadable on
 * a narrow screen.
 */
export function Plot({
  label,
  drawing: { width, height, grid, days },
  locale,
  tickTexts,
  over,
  below,
  children,
}: {
  label: string
  drawing: Pick<PriceChart, 'width' | 'height' | 'grid'> & { readonly days: readonly string[] }
  locale: Locale
  tickTexts: readonly string[]
  over?: ReactNode
  below?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <div className="relative">
        <svg
          aria-label={label}
          className="block h-[15rem] w-full overflow-visible sm:h-[18rem]"
          preserveAspectRatio="none"
          role="img"
          viewBox={`0 0 ${width} ${height}`}
        >
          <path className="stroke-line" d={grid} fill="none" vectorEffect="non-scaling-stroke" />
          {children}
        </svg>
        {over}
      </div>
      <ul
        aria-hidden="true"
        className="-my-2.5 flex flex-col justify-between text-end text-sm leading-5 text-soft"
      >
        {tickTexts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {below}
      <ul aria-hidden="true" className="col-start-1 mt-2 flex justify-between gap-2 text-sm text-soft">
        {days.map((day) => (
          <li key={day}>{formatDateShort(locale, day)}</li>
        ))}
      </ul>
    </div>
  )
}

function PricePlot({ locale, ticker, chart }: { locale: Locale; ticker: string; chart: PriceDrawing }) {
  const { line, ground, candles, averages, volume, marks, width, height } = chart
  return (
    <Plot
      below={
        <svg
          aria-hidden="true"
          className="mt-3 block h-14 w-full"
          preserveAspectRatio="none"
          viewBox={`0 0 ${width} ${volume.height}`}
        >
          <path className="fill-line-strong" d={volume.bars} />
        </svg>
      }
      drawing={chart}
      label={pricesText(locale, ticker, chart)}
      locale={locale}
      over={<MarkLetters locale={locale} marks={marks} />}
      tickTexts={chart.ticks.map((price) => formatNumber(locale, price, Number.isInteger(price) ? 0 : 1))}
    >
      {line && ground ? (
        <>
          <path
            className="fill-action"
            d={`${line}L${ground.right},${height}H${ground.left}Z`}
            fillOpacity="0.09"
          />
          <Line className="stroke-action" d={line} width="2.5" />
        </>
      ) : null}
      {candles ? (
        <>
          <path
            className="stroke-up"
            d={`${candles.upWicks}${candles.up}`}
            fill="none"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
          <path
            className="stroke-down"
            d={candles.downWicks}
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
          <path className="fill-down stroke-down" d={candles.down} vectorEffect="non-scaling-stroke" />
          <path
            className="stroke-soft"
            d={candles.bodiless}
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        </>
      ) : null}
      {averages.map(({ length, line: path }, position) => (
        <Line
          key={length}
          className={averageStrokes[position]?.className ?? ''}
          d={path}
          dashes={averageStrokes[position]?.dashes}
          width="1.75"
        />
      ))}
    </Plot>
  )
}

function VersusPlot({ locale, chart }: { locale: Locale; chart: VersusDrawing }) {
  const [own, other] = versusStrokes
  return (
    <Plot
      drawing={chart}
      label={versusText(locale, chart)}
      locale={locale}
      tickTexts={chart.ticks.map((tick) => formatPercent(locale, tick, Number.isInteger(tick * 100) ? 0 : 1))}
    >
      <path
        className="stroke-line-strong"
        d={`M0 ${chart.zero}H${chart.width}`}
        vectorEffect="non-scaling-stroke"
      />
      <Line className={own.className} d={chart.line} width="2.5" />
      <Line className={other.className} d={chart.otherLine} dashes={other.dashes} width="2.5" />
    </Plot>
  )
}

export function Line({
  className,
  d,
  dashes,
  width,
}: {
  className: string
  d: string
  dashes?: string | undefined
  width: string
}) {
  return (
    <path
      className={className}
      d={d}
      fill="none"
      strokeDasharray={dashes}
      strokeLinejoin="round"
      strokeWidth={width}
      vectorEffect="non-scaling-stroke"
    />
  )
}

/** Event letters that keep their shape while the drawing stretches; the interactive chart explains them. */
function MarkLetters({ locale, marks }: { locale: Locale; marks: PriceDrawing['marks'] }) {
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full overflow-visible">
      {marks.map((mark) => (
        <g key={`${mark.date}${mark.kind}`} className="pointer-events-auto">
          <title>{markText(locale, mark)}</title>
          <circle
            className="fill-accent stroke-page"
            cx={`${mark.left}%`}
            cy={`${mark.top}%`}
            r="9"
            strokeWidth="2"
          />
          <text
            className="fill-ink text-[0.6rem] font-bold"
            dominantBaseline="central"
            textAnchor="middle"
            x={`${mark.left}%`}
            y={`${mark.top}%`}
          >
            {priceChartCopy[locale].letters[mark.kind]}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** More events than this are in a disclosure. */
const MARKS_SHOWN = 4

function Marks({ locale, chart: { marks } }: { locale: Locale; chart: PriceDrawing }) {
  if (marks.length === 0) {
    return null
  }
  const list = (
    <ul className="grid gap-1">
      {marks.map((mark) => (
        <li key={`${mark.date}${mark.kind}`} className="flex items-baseline gap-2">
          <span
            aria-hidden="true"
            className="min-w-5 shrink-0 rounded-full bg-accent px-1 text-center text-xs leading-5 font-bold text-ink"
          >
            {priceChartCopy[locale].letters[mark.kind]}
          </span>
          {markText(locale, mark)}
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
          <summary className="text-link w-fit">
            {priceChartCopy[locale].actions(formatNumber(locale, marks.length))}
          </summary>
          <div className="mt-2">{list}</div>
        </details>
      )}
    </figcaption>
  )
}

function pricesText(locale: Locale, ticker: string, chart: PriceDrawing): string {
  const words = priceChartCopy[locale]
  const { first, last, low, high, averages, candles, candleStep } = chart
  const means = averages.flatMap(({ length, last: mean }) =>
    mean === null ? [] : [`${words.average(formatNumber(locale, length))} ${formatPrice(locale, mean)}`],
  )
  return [
    ...(candles ? [words.candlesText, candleText(locale, { candles, candleStep })] : []),
    overviewCopy[locale].chartText({
      ticker,
      from: formatDate(locale, first.date),
      to: formatDate(locale, last.date),
      first: formatPrice(locale, first.close),
      last: formatPrice(locale, last.close),
      change: formatChange(locale, last.close / first.close - 1),
      low: formatPrice(locale, low),
      high: formatPrice(locale, high),
    }),
    ...(means.length > 0 ? [words.averagesText(means.join(', '))] : []),
  ].join(' ')
}

function versusText(locale: Locale, chart: VersusDrawing): string {
  const { first, last } = chart
  const other = versusName(locale, chart.versus, chart.sectorCount !== null)
  return priceChartCopy[locale].versusText({
    from: formatDate(locale, first.date),
    to: formatDate(locale, last.date),
    own: `${chart.ticker} ${formatChange(locale, last.own)}`,
    other: `${other} ${formatChange(locale, last.other)}`,
  })
}
