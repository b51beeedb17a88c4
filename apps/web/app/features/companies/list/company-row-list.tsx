import { Change } from '#app/design/change.tsx'
import { RowList } from '#app/design/row-list.tsx'
import { Missing } from '#app/features/companies/missing.tsx'
import { RatioText } from '#app/features/companies/statements/ratio-text.tsx'
import { formatDateShort, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { SortOption } from './column-sort.ts'
import { companiesCopy } from './companies-copy.ts'
import { MarketValue, stateText } from './companies-table.tsx'
import type { ListedCompany } from './company-rows.server.ts'

interface RowsProps {
  locale: Locale
  rows: readonly ListedCompany[]
  sort: SortOption
}

/** The list for phones: price and change, or the figure that the list is sorted by. */
export function CompanyRowList({ locale, rows, sort }: RowsProps) {
  return (
    <RowList
      label={companiesCopy[locale].tableLabel}
      rows={rows.map((row) => ({
        key: row.ticker,
        to: pathTo('companyDetail', locale, { slug: row.slug }),
        title: (
          <>
            {row.ticker}
            <span className="row-name">{` ${row.shortName}`}</span>
          </>
        ),
        note: row.states[0] ? stateText(locale, row.states[0]) : row.sector,
        figure: row.close === null ? <Missing /> : formatNumber(locale, row.close),
        figureNote: <SortedFigure locale={locale} row={row} sort={sort} />,
      }))}
    />
  )
}

function SortedFigure({ locale, row, sort }: { locale: Locale; row: ListedCompany; sort: SortOption }) {
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
