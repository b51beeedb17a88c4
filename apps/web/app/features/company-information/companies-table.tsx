import type { CompanySort } from '@site/contracts/market/companies.ts'
import { Badge } from '#app/design/badge.tsx'
import { Change } from '#app/design/change.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { formatNumber, formatRupiahShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { columnSort, type SortOption } from './column-sort.ts'
import type { CompanyRows } from './company-rows.server.ts'
import { copy } from './copy.ts'
import { RatioText } from './ratio-text.tsx'
import { TableCaption } from './table-caption.tsx'

/** Stays in sight while the figures scroll beside it. */
const firstColumn = 'sticky start-0 z-1 max-w-[9.5rem] bg-page pe-3 sm:max-w-none'

interface CompaniesTableProps {
  locale: Locale
  list: CompanyRows
  caption: string
  sort: SortOption
  pathOfSort: (sort: SortOption) => string
}

export function CompaniesTable({ locale, list, caption, sort, pathOfSort }: CompaniesTableProps) {
  const words = copy[locale]
  const head = (column: CompanySort) => {
    const { next, direction } = columnSort(column, sort)
    return { label: words.columns[column], to: pathOfSort(next), direction }
  }
  const name = head('name')
  return (
    <TableRegion label={words.tableLabel}>
      <table className="data-table">
        <TableCaption>{caption}</TableCaption>
        <thead>
          <tr>
            <th
              aria-sort={head('ticker').direction ?? name.direction}
              className={`${firstColumn} text-start`}
              scope="col"
            >
              <SortLink {...head('ticker')} />
              <span aria-hidden="true"> · </span>
              <SortLink {...name} />
            </th>
            <th scope="col">{words.sector}</th>
            <SortableFigure {...head('price')} />
            <SortableFigure {...head('change')} />
            <SortableFigure {...head('marketValue')} />
            <SortableFigure {...head('per')} />
            <SortableFigure {...head('pbv')} />
            <SortableFigure {...head('dividendYield')} />
            <th className="whitespace-nowrap" scope="col">
              {words.lastDays}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.rows.map((row) => (
            <CompanyRow key={row.ticker} locale={locale} row={row} sparkViewBox={list.sparkViewBox} />
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}

interface SortHead {
  label: string
  to: string
  direction: 'ascending' | 'descending' | undefined
}

function SortableFigure(head: SortHead) {
  return (
    <th aria-sort={head.direction} className="figure" scope="col">
      <SortLink {...head} />
    </th>
  )
}

function SortLink({ label, to, direction }: SortHead) {
  return (
    <a
      className="inline-block min-h-6 underline decoration-line underline-offset-4 hover:text-action"
      data-keep-scroll
      href={to}
    >
      {label}
      {direction ? <span aria-hidden="true">{direction === 'ascending' ? ' ↑' : ' ↓'}</span> : null}
    </a>
  )
}

function CompanyRow({
  locale,
  row,
  sparkViewBox,
}: {
  locale: Locale
  row: CompanyRows['rows'][number]
  sparkViewBox: string
}) {
  const words = copy[locale]
  return (
    <tr>
      <th className={firstColumn} scope="row">
        <a
          className="block font-bold hover:text-action"
          href={pathTo('companyDetail', locale, { slug: row.slug })}
        >
          {row.ticker}
          <span className="block text-sm font-normal text-soft">{row.name}</span>
        </a>
        {row.isSuspended || row.isSharia || row.close === null ? (
          <span className="mt-1 flex flex-wrap gap-1">
            {row.isSuspended ? <Badge tone="ended">{words.suspended}</Badge> : null}
            {row.close === null ? <Badge tone="ended">{words.notTraded}</Badge> : null}
            {row.isSharia ? <Badge>{words.sharia}</Badge> : null}
          </span>
        ) : null}
      </th>
      <td>
        {row.sector}
        <span className="block text-sm text-soft">{row.board}</span>
      </td>
      <td className="figure font-[650]">{row.close === null ? '–' : formatNumber(locale, row.close)}</td>
      <td className="figure">
        <Change fraction={row.change} locale={locale} />
      </td>
      <td className="figure">
        {row.marketValue === null ? '–' : formatRupiahShort(locale, row.marketValue)}
      </td>
      <td className="figure">
        <RatioText locale={locale} ratio={row.per} unit="x" />
      </td>
      <td className="figure">
        <RatioText locale={locale} ratio={row.pbv} unit="x" />
      </td>
      <td className="figure">
        <RatioText locale={locale} ratio={row.dividendYield} unit="%" />
      </td>
      <td>
        {row.spark === null ? null : (
          <svg
            aria-hidden="true"
            className={`h-7 w-24 ${row.isFalling ? 'text-down' : 'text-up'}`}
            viewBox={sparkViewBox}
          >
            <polyline
              fill="none"
              points={row.spark}
              stroke="currentColor"
              strokeLinejoin="round"
              strokeWidth="1.8"
            />
          </svg>
        )}
      </td>
    </tr>
  )
}
