import { Icon } from '#app/design/icon.tsx'
import { Section } from '#app/design/section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { companyNames } from '#app/features/companies/company-copy.ts'
import type { CompanyView } from '#app/features/companies/company-view.ts'
import { currencyName } from '#app/features/companies/currency-names.ts'
import { statementFigure } from '#app/features/companies/figures.ts'
import { GrowthText } from '#app/features/companies/growth-text.tsx'
import { ReadingNotes } from '#app/features/companies/reading-notes.tsx'
import { TableCaption } from '#app/features/companies/table-caption.tsx'
import { statementCsvPath } from '#app/i18n/endpoints/statement-csv-path.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import { ColumnMarkNotes } from './column-marks.tsx'
import { financialsCopy } from './financials-copy.ts'
import { NoStatements } from './no-statements.tsx'
import { PeriodHead } from './period-head.tsx'
import { StatementSwitches } from './statement-switches.tsx'
import type { StatementTable } from './statement-tables.server.ts'
import { TrendBars } from './trend-bars.tsx'

interface StatementTabProps {
  locale: Locale
  slug: string
  view: CompanyView
  /** null while the market service is unavailable. */
  table: StatementTable | null
}

export function StatementTab({ locale, slug, view, table }: StatementTabProps) {
  const title = companyNames[locale].tabs[view.tab]
  if (table?.asOf === null) {
    return (
      <Section title={title}>
        <NoStatements locale={locale} slug={slug} />
      </Section>
    )
  }
  const words = financialsCopy[locale]
  return (
    <Section title={title}>
      <StatementSwitches hasUnits locale={locale} slug={slug} view={view}>
        {table ? (
          <a
            className="download-link text-sm sm:ms-auto"
            download
            href={statementCsvPath(locale, slug, { kind: table.kind, period: view.period })}
          >
            <Icon name="download" />
            <span className="download-name">{words.downloadCsv}</span>
          </a>
        ) : null}
      </StatementSwitches>
      <div className="mt-6">
        {table === null ? (
          <Unavailable />
        ) : (
          <>
            <Statement locale={locale} table={table} title={title} view={view} />
            <ColumnMarkNotes columns={table.columns} locale={locale} />
            <ReadingNotes
              notes={[
                words.growthNote,
                words.colorNote,
                words.trendNote[view.period],
                ...(view.tab === 'balance-sheet' ? [] : [words.cumulative]),
              ]}
              title={words.readingTitle}
            />
          </>
        )}
      </div>
    </Section>
  )
}

interface StatementProps {
  locale: Locale
  title: string
  view: CompanyView
  table: StatementTable
}

function Statement({ locale, title, view, table }: StatementProps) {
  const words = financialsCopy[locale]
  const { columns, lines, currency, asOf, decimals } = table
  const { unit } = view
  const amounts = words.amountsIn[unit](currencyName(locale, currency))
  const date = asOf === null ? '' : formatDate(locale, asOf)
  return (
    <TableRegion isLong label={title}>
      <table className="data-table statement-table">
        <TableCaption>
          {view.tab === 'profit-loss'
            ? words.perShareCaption(amounts, date)
            : words.statementCaption(amounts, date)}
        </TableCaption>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            {columns.map((column) => (
              <PeriodHead key={column.end} column={column} locale={locale} />
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, label, isTotal, isPerShare, values, growth, trend }) => (
            <tr key={key} className={isTotal ? 'sum' : undefined}>
              <th scope="row">
                <span className="line-name">
                  {label}
                  {trend ? <TrendBars shape={trend} /> : null}
                </span>
              </th>
              {columns.map(({ end }, position) => (
                <td key={end} className="figure">
                  <span>
                    {statementFigure(locale, values[position] ?? null, { isPerShare, unit, decimals })}
                  </span>
                  <GrowthText growth={growth[position] ?? 'missing'} line={key} locale={locale} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}
