import { type PriceRange, priceRanges } from '@site/contracts/market/prices.ts'
import { RangeLinks } from '#app/design/chart/range-links.tsx'
import { companyNames } from '#app/features/companies/company-copy.ts'
import { overviewCopy } from '#app/features/companies/overview/overview-copy.ts'
import type { Locale } from '#app/i18n/locales.ts'

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
