import type { PriceRange } from '@site/contracts/market/prices.ts'
import { RangeLinks } from '#app/design/chart/range-links.tsx'
import type { Locale } from '#app/i18n/locales.ts'

/** Not the contract's list, whose module contains schemas that the browser does not need. */
const priceRanges: readonly PriceRange[] = ['1W', '1M', '3M', '6M', 'YTD', '1Y', '3Y', '5Y', 'max']

const labels = { id: 'Rentang grafik', en: 'Chart range' } as const satisfies Record<Locale, string>

export const rangeNames: Readonly<Record<Locale, Readonly<Record<PriceRange, string>>>> = {
  id: {
    '1W': '1M',
    '1M': '1B',
    '3M': '3B',
    '6M': '6B',
    YTD: 'YTD',
    '1Y': '1T',
    '3Y': '3T',
    '5Y': '5T',
    max: 'Maks',
  },
  en: {
    '1W': '1W',
    '1M': '1M',
    '3M': '3M',
    '6M': '6M',
    YTD: 'YTD',
    '1Y': '1Y',
    '3Y': '3Y',
    '5Y': '5Y',
    max: 'Max',
  },
}

const rangeWords: typeof rangeNames = {
  id: {
    '1W': '1 minggu',
    '1M': '1 bulan',
    '3M': '3 bulan',
    '6M': '6 bulan',
    YTD: 'sejak awal tahun',
    '1Y': '1 tahun',
    '3Y': '3 tahun',
    '5Y': '5 tahun',
    max: 'semua data',
  },
  en: {
    '1W': '1 week',
    '1M': '1 month',
    '3M': '3 months',
    '6M': '6 months',
    YTD: 'year to date',
    '1Y': '1 year',
    '3Y': '3 years',
    '5Y': '5 years',
    max: 'all data',
  },
}

/** Links to the other ranges of a chart of prices. */
export function PriceRanges({
  locale,
  range,
  toPath,
}: {
  locale: Locale
  range: PriceRange
  toPath: (range: PriceRange) => string
}) {
  return (
    <RangeLinks
      label={labels[locale]}
      ranges={priceRanges.map((each) => ({
        to: toPath(each),
        label: rangeNames[locale][each],
        name: rangeWords[locale][each],
        isCurrent: each === range,
        isMinor: each === 'YTD',
      }))}
    />
  )
}
