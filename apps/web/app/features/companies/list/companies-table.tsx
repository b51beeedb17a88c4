import type { CompanySort } from '@site/contracts/market/companies.ts'
import { Change } from '#app/design/change.tsx'
import { LineLink, TwoLineTable } from '#app/design/two-line-table.tsx'
import { copy } from '#app/features/companies/copy.ts'
import { Missing } from '#app/features/companies/missing.tsx'
import { RatioText } from '#app/features/companies/statements/ratio-text.tsx'
import { formatDateShort, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { columnSort, type SortOption } from './column-sort.ts'
import { companiesCopy } from './companies-copy.ts'
import type { CompanyRows, ListedCompany } from './company-rows.server.ts'
import { States, stateText } from './company-states.tsx'
import { MarketValue, SortedFigure } from './sorted-figure.tsx'

interface CompaniesTableProps {
  locale: Locale
  list: CompanyRows
  caption: React.ReactNode
  sort: SortOption
  pathOfSort: (sort: SortOption) => string
}

/** Rows of two lines show price and change, or the figure that the list is sorted by. */
export function CompaniesTable({ locale, list, caption, sort, pathOfSort }: CompaniesTableProps) {
  const words = companiesCopy[locale]
  const head = (column: CompanySort) => {
    const { next, direction } = columnSort(column, sort)
    return {
      key: column,
      head: <SortLink direction={direction} label={words.columns[column]} to={pathOfSort(next)} />,
      label: words.columns[column],
      direction,
    }
  }
  const figure = (column: CompanySort, renderCell: (row: ListedCompany) => React.ReactNode) => ({
    ...head(column),
    isFigure: true,
    renderCell,
  })
  const ticker = head('ticker')
  const name = head('name')
  const lastDays = head('sparkChange')
  return (
    <TwoLineTable
      caption={caption}
      className="company-table"
      columns={[
        {
          key: 'name',
          head: (
            <>
              {ticker.head}
              <span aria-hidden="true"> · </span>
              {name.head}
            </>
          ),
          label: words.columns.name,
          direction: ticker.direction ?? name.direction,
          renderCell: (row) => <CompanyName locale={locale} row={row} />,
        },
        figure('price', (row) => <Price locale={locale} row={row} />),
        figure('change', ({ change }) =>
          change === null ? <Missing /> : <Change fraction={change} locale={locale} />,
        ),
        {
          ...lastDays,
          head: <span className="whitespace-nowrap">{lastDays.head}</span>,
          renderCell: (row) => <LastDays locale={locale} row={row} viewBox={list.sparkViewBox} />,
        },
        figure('marketValue', ({ marketValue }) => <MarketValue locale={locale} value={marketValue} />),
        figure('per', ({ ratios }) => <RatioText locale={locale} ratio={ratios.per} unit="x" />),
        figure('pbv', ({ ratios }) => <RatioText locale={locale} ratio={ratios.pbv} unit="x" />),
        figure('dividendYield', ({ ratios }) => (
          <RatioText locale={locale} ratio={ratios.dividendYield} unit="%" />
        )),
      ]}
      items={list.rows}
      label={words.tableLabel}
      renderBasis={(row) => <SortedFigure locale={locale} row={row} sort={sort} />}
      renderNote={({ states: [state], sector }) => (state ? stateText(locale, state) : sector)}
      shownColumn="price"
    />
  )
}

interface SortHead {
  label: string
  to: string
  direction: 'ascending' | 'descending' | undefined
}

export function SortLink({ label, to, direction }: SortHead) {
  return (
    <a
      className={`inline-block min-h-6 underline decoration-line underline-offset-4 hover:text-action ${direction ? 'text-text' : ''}`}
      data-keep-scroll
      href={to}
    >
      {label}
      {direction ? <span aria-hidden="true">{direction === 'ascending' ? ' ↑' : ' ↓'}</span> : null}
    </a>
  )
}

interface RowProps {
  locale: Locale
  row: ListedCompany
}

function CompanyName({ locale, row }: RowProps) {
  const facts = [row.sector, row.board, row.isSharia ? copy[locale].sharia : null]
  return (
    <>
      <LineLink code={row.ticker} to={pathTo('companyDetail', locale, { slug: row.slug })}>
        <span className="line-wide">{row.name}</span>
        <span className="line-narrow">{row.shortName}</span>
      </LineLink>
      <div className="line-wide">
        <span className="mt-1 block text-sm font-normal text-soft">
          {facts.filter((fact) => fact !== null).join(' · ')}
        </span>
        <States locale={locale} states={row.states} />
      </div>
    </>
  )
}

function Price({ locale, row: { close, closeDate } }: RowProps) {
  return (
    <>
      <span className="font-semibold">{close === null ? <Missing /> : formatNumber(locale, close)}</span>
      {closeDate ? (
        <span className="line-wide">
          <span className="block text-sm text-soft">{formatDateShort(locale, closeDate)}</span>
        </span>
      ) : null}
    </>
  )
}

function LastDays({ locale, row: { spark, sparkChange }, viewBox }: RowProps & { viewBox: string }) {
  return spark === null ? (
    <Missing />
  ) : (
    <span className="flex items-center gap-3">
      <svg aria-hidden="true" className="h-7 w-24 shrink-0 text-action" viewBox={viewBox}>
        <polyline fill="none" points={spark} stroke="currentColor" strokeLinejoin="round" strokeWidth="1.6" />
      </svg>
      <span className="min-w-18 text-end text-sm">
        <Change fraction={sparkChange} locale={locale} />
      </span>
    </span>
  )
}
