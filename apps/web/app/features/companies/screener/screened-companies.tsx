import type { ScreenedFigure, ScreenerSortOption } from '@site/contracts/market/screener.ts'
import { Badge } from '#app/design/badge.tsx'
import { RowList } from '#app/design/row-list.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { growthFigure } from '#app/features/companies/figures.ts'
import { columnSort } from '#app/features/companies/list/column-sort.ts'
import { SortableFigure, SortLink, States, stateText } from '#app/features/companies/list/companies-table.tsx'
import { Missing } from '#app/features/companies/missing.tsx'
import { TableCaption } from '#app/features/companies/table-caption.tsx'
import { formatRupiahShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { ratioFigure } from '#app/market/ratio-figure.ts'
import { isAbsent, ratioReasons } from '#app/market/ratio-reasons.ts'
import { copy } from './copy.ts'
import type { ScreenedRow } from './screened-rows.server.ts'
import type { ScreenerRequest } from './screener-query.server.ts'

const columns = [
  'marketValue',
  'per',
  'pbv',
  'roe',
  'der',
  'dividendYield',
  'revenueGrowth',
  'profitGrowth',
] as const satisfies readonly ScreenedFigure[]

interface ScreenedCompaniesProps {
  locale: Locale
  rows: readonly ScreenedRow[]
  request: Pick<ScreenerRequest, 'ranges' | 'sort'>
  caption: string
  pathOfSort: (sort: ScreenerSortOption) => string
}

/** The found companies: rows of two lines on phones, a table with sortable columns on wider screens. */
export function ScreenedCompanies(props: ScreenedCompaniesProps) {
  return (
    <>
      <div className="md:hidden">
        <CompanyRows {...props} />
      </div>
      <div className="max-md:hidden">
        <CompanyTable {...props} />
      </div>
    </>
  )
}

/** The number of other figures in a row of two lines. */
const NOTED_FIGURES = 2

/** Each row shows the figure of the sort order, and first those with a range. */
function CompanyRows({ locale, rows, request, caption }: ScreenedCompaniesProps) {
  const words = copy[locale]
  const shown = columns.find((figure) => figure === request.sort.replace('-', '')) ?? 'marketValue'
  const ranged = request.ranges.filter(({ min, max }) => min.text !== '' || max.text !== '')
  const others = [...new Set([...ranged.map(({ figure }) => figure), ...columns])].filter(
    (figure) => figure !== shown,
  )
  return (
    <>
      <p className="pb-3 text-sm text-soft">{caption}</p>
      <RowList
        label={words.tableLabel}
        rows={rows.map((row) => ({
          key: row.ticker,
          to: pathTo('companyDetail', locale, { slug: row.slug }),
          title: (
            <>
              {row.ticker}
              <span className="row-name">{` ${row.shortName}`}</span>
            </>
          ),
          note: [
            ...row.states.map((state) => stateText(locale, state)),
            ...(row.notations.length > 0 ? [words.notations(row.notations.join(', '))] : []),
            ...others
              .filter((figure) => typeof row[figure] === 'number')
              .slice(0, NOTED_FIGURES)
              .map((figure) => `${words.columns[figure]} ${formatFigure(locale, row, figure).text}`),
          ].join(' · '),
          figure: <FigureText figure={shown} locale={locale} row={row} />,
          figureNote: words.columns[shown],
        }))}
      />
    </>
  )
}

function CompanyTable({ locale, rows, request, caption, pathOfSort }: ScreenedCompaniesProps) {
  const words = copy[locale]
  const head = (column: ScreenedFigure | 'ticker') => {
    const { next, direction } = columnSort(column, request.sort)
    return { label: words.columns[column], to: pathOfSort(next), direction }
  }
  const ticker = head('ticker')
  return (
    <TableRegion label={words.tableLabel}>
      <table className="data-table screened-table">
        <TableCaption>{caption}</TableCaption>
        <thead>
          <tr>
            <th aria-sort={ticker.direction} scope="col">
              <SortLink {...ticker} />
            </th>
            {columns.map((figure) => (
              <SortableFigure key={figure} {...head(figure)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.ticker}>
              <th scope="row">
                <a
                  className="block hover:text-action"
                  href={pathTo('companyDetail', locale, { slug: row.slug })}
                >
                  <span className="text-link font-bold">{row.ticker}</span>
                  <span className="block text-sm leading-snug font-normal">{row.shortName}</span>
                </a>
                <States locale={locale} states={row.states} />
                {row.notations.length > 0 ? (
                  <Badge tone={row.hasCaution ? 'accent' : 'plain'}>
                    {words.notations(row.notations.join(', '))}
                  </Badge>
                ) : null}
              </th>
              {columns.map((figure) => (
                <td key={figure} className="figure">
                  <FigureText figure={figure} locale={locale} row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}

interface FigureProps {
  locale: Locale
  row: ScreenedRow
  figure: ScreenedFigure
}

function FigureText({ locale, row, figure }: FigureProps) {
  const value = row[figure]
  if (isAbsent(value)) {
    return <Missing reason={value} />
  }
  const { text, meaning, direction } = formatFigure(locale, row, figure)
  if (meaning) {
    return <abbr title={meaning}>{text}</abbr>
  }
  return direction ? <span className={direction}>{text}</span> : text
}

interface ShownFigure {
  readonly text: string
  readonly meaning?: string
  readonly direction?: 'up' | 'down' | 'level'
}

/** The text of a known figure. */
function formatFigure(locale: Locale, row: ScreenedRow, figure: ScreenedFigure): ShownFigure {
  switch (figure) {
    case 'marketValue':
      return isAbsent(row.marketValue)
        ? ratioReasons[locale][row.marketValue]
        : { text: formatRupiahShort(locale, row.marketValue) }
    case 'revenueGrowth':
    case 'profitGrowth':
      return growthFigure(locale, row[figure]) ?? ratioReasons[locale].missing
    case 'roe':
    case 'dividendYield':
      return ratioFigure(locale, row[figure], '%')
    case 'per':
    case 'pbv':
    case 'der':
      return ratioFigure(locale, row[figure], 'x')
  }
}
