import { type Direction, directionOf } from '#app/design/direction.ts'
import { copy } from '#app/features/companies/copy.ts'
import { Missing } from '#app/features/companies/missing.tsx'
import { overviewCopy } from '#app/features/companies/overview/overview-copy.ts'
import { formatChange, formatDate, formatDateShort, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { priceChartCopy } from './price-chart-copy.ts'
import { formatPrice } from './price-chart-text.ts'

/** The figures of one day, for display and for screen readers. */
export type ChartPoint =
  | {
      readonly date: string
      /** null: unknown. */
      readonly open: number | null
      readonly high: number
      readonly low: number
      readonly close: number
      readonly volume: number
      readonly averages: readonly { readonly length: number; readonly value: number | null }[]
    }
  | {
      readonly date: string
      readonly changes: readonly { readonly name: string; readonly fraction: number }[]
    }

interface Cell {
  readonly label: string
  /** null: no value. */
  readonly text: string | null
  readonly direction?: Direction
}

function cellsOf(locale: Locale, point: ChartPoint, day: string): Cell[] {
  const words = overviewCopy[locale]
  const date = { label: words.date, text: day }
  if ('changes' in point) {
    return [
      date,
      ...point.changes.map(({ name, fraction }) => ({
        label: name,
        text: formatChange(locale, fraction),
        direction: directionOf(fraction),
      })),
    ]
  }
  return [
    date,
    ...(['open', 'high', 'low', 'close'] as const).map((figure) => ({
      label: words[figure],
      text: priceText(locale, point[figure]),
    })),
    { label: words.volume, text: formatNumber(locale, point.volume) },
    ...point.averages.map(({ length, value }) => ({
      label: priceChartCopy[locale].averageShort(formatNumber(locale, length)),
      text: priceText(locale, value),
    })),
  ]
}

function priceText(locale: Locale, price: number | null): string | null {
  return price === null ? null : formatPrice(locale, price)
}

export function sentenceOf(locale: Locale, point: ChartPoint): string {
  return cellsOf(locale, point, formatDate(locale, point.date))
    .map(({ label, text }) => `${label} ${text ?? copy[locale].missing}`)
    .join(', ')
}

/** The six figures of a day in one row or in two full rows; averages are in another row. */
const sixAcross = 'md:max-lg:grid-cols-6 xl:grid-cols-6'

/** Fixed cells, so that changing figures do not shift the layout. */
export function PriceReadout({ locale, point }: { locale: Locale; point: ChartPoint }) {
  return (
    <dl
      className={`mt-4 grid grid-cols-[repeat(auto-fill,minmax(5.4rem,1fr))] gap-x-3 gap-y-1 text-sm sm:grid-cols-3 sm:gap-x-4 ${'changes' in point ? '' : sixAcross}`}
    >
      {cellsOf(locale, point, formatDateShort(locale, point.date)).map(({ label, text, direction = '' }) => (
        <div key={label} className="min-w-0">
          <dt className="text-soft">{label}</dt>
          <dd className={`font-semibold ${direction}`}>{text ?? <Missing />}</dd>
        </div>
      ))}
    </dl>
  )
}
