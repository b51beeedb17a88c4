import type { Locale } from '#app/i18n/locales.ts'
import type { ResultsChart as Drawing } from './draw-results.server.ts'
import { financialsCopy } from './financials-copy.ts'
import { MARGIN_HEIGHT, PERIOD_WIDTH, RESULTS_HEIGHT } from './results-size.ts'

interface ResultsChartProps {
  locale: Locale
  drawing: Drawing
}

/**
 * Revenue and net profit as bars, the net margin as a line above them. The drawing stretches; its words are page text,
 * so that narrow screens do not shrink them. The table below has the amounts.
 */
export function ResultsChart({ locale, drawing }: ResultsChartProps) {
  const words = financialsCopy[locale]
  const { periods, revenue, netProfit, netMargin, partsAt } = drawing
  const width = periods.length * PERIOD_WIDTH
  return (
    <figure className="mt-6">
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <span className="series-key">{words.revenue}</span>
        <span className="series-key profit-key">{words.netProfit}</span>
        <span className="series-key margin-key">{words.netMargin}</span>
      </figcaption>
      <ol className="period-row mt-3 text-sm font-semibold">
        {periods.map(({ label, margin }) => (
          <li key={label}>
            <span className="sr-only">{`${label}: ${words.netMargin} `}</span>
            {margin ?? words.notComputed}
          </li>
        ))}
      </ol>
      <svg
        aria-hidden="true"
        className="h-8 w-full"
        preserveAspectRatio="none"
        viewBox={`0 -4 ${width} ${MARGIN_HEIGHT + 8}`}
      >
        <path className="margin-line" d={netMargin} />
      </svg>
      <svg
        aria-hidden="true"
        className="h-36 w-full sm:h-44"
        preserveAspectRatio="none"
        viewBox={`0 0 ${width} ${RESULTS_HEIGHT}`}
      >
        <path className="fill-scene" d={revenue} />
        <path className="fill-action" d={netProfit} />
        {partsAt === null ? null : <path className="parts-line" d={`M${partsAt} 0V${RESULTS_HEIGHT}`} />}
      </svg>
      <p aria-hidden="true" className="period-row border-t border-line-strong pt-1.5 text-sm font-semibold">
        {periods.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </p>
    </figure>
  )
}
