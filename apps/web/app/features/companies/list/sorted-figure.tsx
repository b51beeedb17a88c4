import { Change } from '#app/design/change.tsx'
import { Missing } from '#app/features/companies/missing.tsx'
import { RatioText } from '#app/features/companies/statements/ratio-text.tsx'
import { formatDateShort, formatRupiahShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { isAbsent } from '#app/market/ratio-reasons.ts'
import type { SortOption } from './column-sort.ts'
import { companiesCopy } from './companies-copy.ts'
import type { ListedCompany } from './company-rows.server.ts'

export function MarketValue({ locale, value }: { locale: Locale; value: ListedCompany['marketValue'] }) {
  return isAbsent(value) ? <Missing reason={value} /> : formatRupiahShort(locale, value)
}

/** The figure that the list is sorted by; the change of the price if that is no figure. */
export function SortedFigure({
  locale,
  row,
  sort,
}: {
  locale: Locale
  row: ListedCompany
  sort: SortOption
}) {
  const { columns } = companiesCopy[locale]
  switch (sort) {
    case 'marketValue':
    case '-marketValue':
      return <MarketValue locale={locale} value={row.marketValue} />
    case 'per':
    case '-per':
      return (
        <>
          {`${columns.per} `}
          <RatioText locale={locale} ratio={row.ratios.per} unit="x" />
        </>
      )
    case 'pbv':
    case '-pbv':
      return (
        <>
          {`${columns.pbv} `}
          <RatioText locale={locale} ratio={row.ratios.pbv} unit="x" />
        </>
      )
    case 'dividendYield':
    case '-dividendYield':
      return (
        <>
          {`${columns.dividendYield} `}
          <RatioText locale={locale} ratio={row.ratios.dividendYield} unit="%" />
        </>
      )
    case 'sparkChange':
    case '-sparkChange':
      return <Change fraction={row.sparkChange} locale={locale} />
    default:
      return row.change === null && row.closeDate !== null ? (
        formatDateShort(locale, row.closeDate)
      ) : (
        <Change fraction={row.change} locale={locale} />
      )
  }
}
