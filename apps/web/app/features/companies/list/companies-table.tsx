import type { CompanySort } from '@site/contracts/market/companies.ts'
import { Badge } from '#app/design/badge.tsx'
import { Change } from '#app/design/change.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { copy } from '#app/features/companies/copy.ts'
import { Missing } from '#app/features/companies/missing.tsx'
import { RatioText } from '#app/features/companies/statements/ratio-text.tsx'
import { TableCaption } from '#app/features/companies/table-caption.tsx'
import { formatDateShort, formatNumber, formatRupiahShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { isAbsent } from '#app/market/ratio-reasons.ts'
import { columnSort, type SortOption } from './column-sort.ts'
import { companiesCopy } from './companies-copy.ts'
import type { CompanyRows, CompanyState, ListedCompany } from './company-rows.server.ts'

interface CompaniesTableProps {
  locale: Locale
  list: CompanyRows
  caption: string
  sort: SortOption
  pathOfSort: (sort: SortOption) => string
}

export function CompaniesTable({ locale, list, caption, sort, pathOfSort }: CompaniesTableProps) {
  const words = companiesCopy[locale]
  const head = (column: CompanySort) => {
    const { next, direction } = columnSort(column, sort)
    return { label: words.columns[column], to: pathOfSort(next), direction }
  }
  const ticker = head('ticker')
  const name = head('name')
  const lastDays = head('sparkChange')
  return (
    <TableRegion label={words.tableLabel}>
      <table className="data-table company-table">
        <TableCaption>{caption}</TableCaption>
        <thead>
          <tr>
            <th aria-sort={ticker.direction ?? name.direction} scope="col">
              <SortLink {...ticker} />
              <span aria-hidden="true"> · </span>
              <SortLink {...name} />
            </th>
            <SortableFigure {...head('price')} />
            <SortableFigure {...head('change')} />
            <th aria-sort={lastDays.direction} className="whitespace-nowrap" scope="col">
              <SortLink {...lastDays} />
            </th>
            <SortableFigure {...head('marketValue')} />
            <SortableFigure {...head('per')} />
            <SortableFigure {...head('pbv')} />
            <SortableFigure {...head('dividendYield')} />
          </tr>
        </thead>
        <tbody>
          {list.rows.map((row) => (
            <CompanyLine key={row.ticker} locale={locale} row={row} sparkViewBox={list.sparkViewBox} />
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

export function SortableFigure(head: SortHead) {
  return (
    <th aria-sort={head.direction} className="figure" scope="col">
      <SortLink {...head} />
    </th>
  )
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

function CompanyLine({
  locale,
  row,
  sparkViewBox,
}: {
  locale: Locale
  row: ListedCompany
  sparkViewBox: string
}) {
  const { ratios } = row
  const [firstFact, ...otherFacts] = [
    row.sector,
    row.board,
    row.isSharia ? copy[locale].sharia : null,
  ].filter((fact) => fact !== null)
  return (
    <tr>
      <th scope="row">
        <a className="block hover:text-action" href={pathTo('companyDetail', locale, { slug: row.slug })}>
          <span className="text-link font-bold">{row.ticker}</span>
          <span className="block text-sm leading-snug font-normal">{row.name}</span>
        </a>
        <span className="mt-1 block text-sm font-normal text-soft">
          {firstFact}
          <span className="max-sm:hidden">{otherFacts.map((fact) => ` · ${fact}`).join('')}</span>
        </span>
        <States locale={locale} states={row.states} />
      </th>
      <td className="figure font-semibold">
        {row.close === null ? <Missing /> : formatNumber(locale, row.close)}
        {row.closeDate ? (
          <span className="block text-sm font-normal text-soft">
            {formatDateShort(locale, row.closeDate)}
          </span>
        ) : null}
      </td>
      <td className="figure">
        {row.change === null ? <Missing /> : <Change fraction={row.change} locale={locale} />}
      </td>
      <td>
        {row.spark === null ? (
          <Missing />
        ) : (
          <span className="flex items-center gap-3">
            <svg aria-hidden="true" className="h-7 w-24 shrink-0 text-action" viewBox={sparkViewBox}>
              <polyline
                fill="none"
                points={row.spark}
                stroke="currentColor"
                strokeLinejoin="round"
                strokeWidth="1.6"
              />
            </svg>
            <span className="min-w-18 text-end text-sm">
              <Change fraction={row.sparkChange} locale={locale} />
            </span>
          </span>
        )}
      </td>
      <td className="figure">
        <MarketValue locale={locale} value={row.marketValue} />
      </td>
      <td className="figure">
        <RatioText locale={locale} ratio={ratios.per} unit="x" />
      </td>
      <td className="figure">
        <RatioText locale={locale} ratio={ratios.pbv} unit="x" />
      </td>
      <td className="figure">
        <RatioText locale={locale} ratio={ratios.dividendYield} unit="%" />
      </td>
    </tr>
  )
}

export function MarketValue({ locale, value }: { locale: Locale; value: ListedCompany['marketValue'] }) {
  return isAbsent(value) ? <Missing reason={value} /> : formatRupiahShort(locale, value)
}

export function States({ locale, states }: { locale: Locale; states: readonly CompanyState[] }) {
  if (states.length === 0) {
    return null
  }
  return (
    <span className="mt-1.5 flex flex-wrap gap-1 [&>.badge]:whitespace-normal">
      {states.map((state) => (
        <Badge key={state.kind} tone={selectTone(state)}>
          {stateText(locale, state)}
        </Badge>
      ))}
    </span>
  )
}

function selectTone({ kind }: CompanyState): 'accent' | 'plain' | 'ended' {
  switch (kind) {
    case 'suspended':
    case 'delisted':
      return 'accent'
    case 'new':
    case 'upcoming':
      return 'plain'
    case 'untraded':
    case 'tradesMissing':
    case 'stated':
    case 'notTraded':
    case 'noStatements':
    case 'oldStatements':
      return 'ended'
  }
}

export function stateText(locale: Locale, state: CompanyState): string {
  const words = companiesCopy[locale]
  switch (state.kind) {
    case 'delisted':
    case 'suspended':
    case 'untraded':
    case 'tradesMissing':
    case 'new':
    case 'upcoming':
    case 'oldStatements':
      return words.datedStates[state.kind](formatDateShort(locale, state.date))
    case 'notTraded':
    case 'stated':
    case 'noStatements':
      return words.states[state.kind]
  }
}
