import { type PriceRange, priceRanges } from '@site/contracts/market/prices.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { chartCopy } from './chart-copy.ts'
import { RangeLinks } from './range-links.tsx'

/** Links to the other ranges of a chart of prices. */
export function PriceRanges({
  locale,
  range,
  pathOf,
}: {
  locale: Locale
  range: PriceRange
  pathOf: (range: PriceRange) => string
}) {
  const words = chartCopy[locale]
  return (
    <RangeLinks
      label={words.range}
      ranges={priceRanges.map((each) => ({
        to: pathOf(each),
        label: words.ranges[each],
        isCurrent: each === range,
        isMinor: each === 'YTD',
      }))}
    />
  )
}
