import type { PriceRange } from '@site/contracts/market/prices.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { chartCopy } from './chart-copy.ts'
import { RangeLinks } from './range-links.tsx'

/** Not the contract's list, whose module contains schemas that the browser does not need. */
const priceRanges: readonly PriceRange[] = ['1W', '1M', '3M', '6M', 'YTD', '1Y', '3Y', '5Y', 'max']

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
