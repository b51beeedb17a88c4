import type { PriceRange } from '@site/contracts/market/prices.ts'
import { RangeLinks } from '#app/design/chart/range-links.tsx'
import { companyNames } from '#app/features/companies/company-copy.ts'
import { overviewCopy } from '#app/features/companies/overview/overview-copy.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** Not the contract's list, whose module contains schemas that the browser does not need. */
const priceRanges: readonly PriceRange[] = ['1W', '1M', '3M', '6M', 'YTD', '1Y', '3Y', '5Y', 'max']

/** Links to the other ranges of a chart. */
export function PriceRanges({
  locale,
  range,
  pathOf,
}: {
  locale: Locale
  range: PriceRange
  pathOf: (range: PriceRange) => string
}) {
  return (
    <RangeLinks
      label={overviewCopy[locale].range}
      ranges={priceRanges.map((each) => ({
        to: pathOf(each),
        label: companyNames[locale].ranges[each],
        isCurrent: each === range,
        isMinor: each === 'YTD',
      }))}
    />
  )
}
