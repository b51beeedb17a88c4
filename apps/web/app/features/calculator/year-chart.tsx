import type { YearEnd } from '@site/finance/calculators/compound-growth.ts'
import { formatNumber, formatRupiahShort, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import { CHART_HEIGHT, CHART_WIDTH, yearBars } from './year-bars.ts'

/**
 * One bar a year, what was put in below and what it earned above. The drawing stretches with the page while its
 * labels stay text of the page, which a narrow screen does not shrink.
 */
export function YearChart({ locale, years }: { locale: Locale; years: readonly YearEnd[] }) {
  const words = copy[locale]
  const [first] = years
  const last = years.at(-1)
  if (!first || !last) {
    return null
  }
  return (
    <figure className="mt-6">
      <p aria-hidden="true" className="text-end text-sm text-soft">
        {formatRupiahShort(locale, last.value)}
      </p>
      <svg
        aria-label={words.chartText(
          formatNumber(locale, last.year),
          formatRupiahWords(locale, last.invested),
          formatRupiahWords(locale, last.value),
        )}
        className="mt-1 h-48 w-full"
        preserveAspectRatio="none"
        role="img"
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
      >
        {yearBars(years).map(({ year, x, width, invested, growth }) => (
          <g key={year}>
            <rect
              className="fill-action"
              fillOpacity="0.25"
              height={invested.height}
              width={width}
              x={x}
              y={invested.y}
            />
            <rect
              className={year === last.year ? 'fill-accent' : 'fill-action'}
              height={growth.height}
              width={width}
              x={x}
              y={growth.y}
            />
          </g>
        ))}
        <path
          className="stroke-soft"
          d={`M0 ${CHART_HEIGHT}H${CHART_WIDTH}`}
          fill="none"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-sm text-soft">
        <span>{words.yearShort(formatNumber(locale, first.year))}</span>
        {last.year > first.year ? <span>{words.yearShort(formatNumber(locale, last.year))}</span> : null}
      </p>
      <figcaption className="mt-2 flex flex-wrap gap-x-6 text-sm text-soft">
        <Legend text={words.legendInvested} opacity="0.25" />
        <Legend text={words.legendGrowth} opacity="1" />
      </figcaption>
    </figure>
  )
}

function Legend({ text, opacity }: { text: string; opacity: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" className="size-3 fill-action stroke-action" viewBox="0 0 12 12">
        <rect fillOpacity={opacity} height="12" width="12" />
      </svg>
      {text}
    </span>
  )
}
