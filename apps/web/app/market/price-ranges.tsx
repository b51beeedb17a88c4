import type { PriceRange } from '@site/contracts/market/prices.ts'
import { RangeLinks } from '#app/design/chart/range-links.tsx'
import type { Locale } from '#app/i18n/locales.ts'

/** Not the contract's list, whose module contains schemas that the browser does not need. */
const priceRanges: readonly PriceRange[] = ['1W', '1M', '3M', '6M', 'YTD', '1Y', '3Y', '5Y', 'max']

export const rangesLabels = { id: 'Rentang grafik', en: 'Chart range' } as const satisfies Record<
  Locale,
  string
>

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

const units = { W: 'minggu', M: 'bulan', Y: 'tahun' } as const

/** `1M` is `1 minggu`: elsewhere on an Indonesian page “M” means a billion, and “T” a trillion. */
function nameRange(range: PriceRange): string | undefined {
  const [, count, unit] = /^(\d)([WMY])$/.exec(range) ?? []
  return unit === 'W' || unit === 'M' || unit === 'Y' ? `${count} ${units[unit]}` : undefined
}

/** The links to ranges of a chart, with the current one. */
export function describeRanges(
  locale: Locale,
  ranges: readonly PriceRange[],
  current: PriceRange,
  toPath: (range: PriceRange) => string,
) {
  return ranges.map((each) => ({
    to: toPath(each),
    label: rangeNames[locale][each],
    name: locale === 'id' ? nameRange(each) : undefined,
    isCurrent: each === current,
    isMinor: each === 'YTD',
  }))
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
    <RangeLinks label={rangesLabels[locale]} ranges={describeRanges(locale, priceRanges, range, toPath)} />
  )
}
