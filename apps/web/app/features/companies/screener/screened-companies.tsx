import type { ScreenedFigure, ScreenerSortOption } from '@site/contracts/market/screener.ts'
import { Badge } from '#app/design/badge.tsx'
import { LineLink, TwoLineTable } from '#app/design/two-line-table.tsx'
import { growthFigure } from '#app/features/companies/figures.ts'
import { columnSort } from '#app/features/companies/list/column-sort.ts'
import { SortLink } from '#app/features/companies/list/companies-table.tsx'
import { States, stateText } from '#app/features/companies/list/company-states.tsx'
import { Missing } from '#app/features/companies/missing.tsx'
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

/** The number of other figures in a row of two lines. */
const NOTED_FIGURES = 2

/** The found companies; rows of two lines show the figure of the sort order, and first those with a range. */
export function ScreenedCompanies({ locale, rows, request, caption, pathOfSort }: ScreenedCompaniesProps) {
  const words = copy[locale]
  const head = (column: ScreenedFigure | 'ticker') => {
    const { next, direction } = columnSort(column, request.sort)
    return {
      head: <SortLink direction={direction} label={words.columns[column]} to={pathOfSort(next)} />,
      label: words.columns[column],
      direction,
    }
  }
  const shown = columns.find((figure) => figure === request.sort.replace('-', '')) ?? 'marketValue'
  const ranged = request.ranges.filter(({ min, max }) => min.text !== '' || max.text !== '')
  const others = [...new Set([...ranged.map(({ figure }) => figure), ...columns])].filter(
    (figure) => figure !== shown,
  )
  return (
    <TwoLineTable
      caption={caption}
      className="screened-table"
      columns={[
        { key: 'ticker', ...head('ticker'), renderCell: (row) => <CompanyName locale={locale} row={row} /> },
        ...columns.map((figure) => ({
          key: figure,
          ...head(figure),
          isFigure: true,
          renderCell: (row: ScreenedRow) => <FigureText figure={figure} locale={locale} row={row} />,
        })),
      ]}
      items={rows}
      label={words.tableLabel}
      renderBasis={() => words.columns[shown]}
      renderNote={(row) =>
        [
          ...row.states.map((state) => stateText(locale, state)),
          ...(row.notations.length > 0 ? [words.notations(row.notations.join(', '))] : []),
          ...others
            .filter((figure) => typeof row[figure] === 'number')
            .slice(0, NOTED_FIGURES)
            .map((figure) => `${words.columns[figure]} ${formatFigure(locale, row, figure).text}`),
        ].join(' · ')
      }
      shownColumn={shown}
    />
  )
}

function CompanyName({ locale, row }: { locale: Locale; row: ScreenedRow }) {
  return (
    <>
      <LineLink code={row.ticker} to={pathTo('companyDetail', locale, { slug: row.slug })}>
        {row.shortName}
      </LineLink>
      <div className="line-wide">
        <States locale={locale} states={row.states} />
        {row.notations.length > 0 ? (
          <Badge tone={row.hasCaution ? 'accent' : 'plain'}>
            {copy[locale].notations(row.notations.join(', '))}
          </Badge>
        ) : null}
      </div>
    </>
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
