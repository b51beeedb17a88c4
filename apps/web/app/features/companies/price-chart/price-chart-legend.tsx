import { directionOf } from '#app/design/direction.ts'
import { formatChange, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { PriceDrawing, VersusDrawing } from './price-chart.server.ts'
import { priceChartCopy } from './price-chart-copy.ts'
import { versusName } from './price-chart-versus.ts'

/** The line style of each moving average: color and dashes. */
export const averageStrokes = [
  { className: 'stroke-series-warm', dashes: undefined },
  { className: 'stroke-series-violet', dashes: '7 4' },
  { className: 'stroke-soft', dashes: '2 3' },
] as const

export const versusStrokes = [
  { className: 'stroke-action', dashes: undefined },
  { className: 'stroke-series-violet', dashes: '7 4' },
] as const

interface Entry {
  readonly name: string
  readonly direction?: string
  readonly value?: string
  readonly className: string
  readonly dashes: string | undefined
}

export function AveragesLegend({ locale, averages }: { locale: Locale; averages: PriceDrawing['averages'] }) {
  return (
    <Legend
      entries={averages.flatMap(({ length }, position) => {
        const stroke = averageStrokes[position]
        const name = priceChartCopy[locale].average(formatNumber(locale, length))
        return stroke ? [{ name, ...stroke }] : []
      })}
    />
  )
}

export function VersusLegend({ locale, chart }: { locale: Locale; chart: VersusDrawing }) {
  const { own, other } = chart.last
  const [first, second] = versusStrokes
  return (
    <Legend
      entries={[
        { name: chart.ticker, value: formatChange(locale, own), direction: directionOf(own), ...first },
        {
          name: versusName(locale, chart.versus, chart.sectorCount !== null),
          value: formatChange(locale, other),
          direction: directionOf(other),
          ...second,
        },
      ]}
    />
  )
}

function Legend({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {entries.map(({ name, value, direction = '', className, dashes }) => (
        <li key={name} className="flex items-center gap-2">
          <svg aria-hidden="true" className="h-2.5 w-7 shrink-0" viewBox="0 0 28 10">
            <path className={className} d="M0 5H28" strokeDasharray={dashes} strokeWidth="2.5" />
          </svg>
          <span>
            {name}
            {value ? (
              <>
                {' '}
                <b className={direction}>{value}</b>
              </>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
