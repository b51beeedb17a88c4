import { EmptyState } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { companyNames } from './company-copy.ts'
import type { CompanyView } from './company-view.ts'
import { copy } from './copy.ts'
import { statementFigure } from './figures.ts'
import { financialsCopy } from './financials-copy.ts'
import { PeriodChips } from './period-chips.tsx'
import { PeriodHead } from './period-head.tsx'
import type { StatementTable } from './statement-tables.server.ts'
import { TableCaption } from './table-caption.tsx'
import { Unavailable } from './unavailable.tsx'

interface StatementTabProps {
  locale: Locale
  slug: string
  view: CompanyView
  /** null while the market service is not available. */
  table: StatementTable | null
}

export function StatementTab({ locale, slug, view, table }: StatementTabProps) {
  const title = companyNames[locale].tabs[view.tab]
  return (
    <Section title={title}>
      <PeriodChips locale={locale} slug={slug} view={view} />
      <div className="mt-6">
        {table === null ? <Unavailable /> : <Statement locale={locale} table={table} title={title} />}
      </div>
      {table !== null && view.tab !== 'balance-sheet' ? (
        <p className="mt-4 text-sm text-soft">{financialsCopy[locale].cumulative}</p>
      ) : null}
    </Section>
  )
}

function Statement({ locale, title, table }: { locale: Locale; title: string; table: StatementTable }) {
  const words = financialsCopy[locale]
  const { columns, lines, currency, asOf, isWhole } = table
  if (asOf === null || columns.length === 0) {
    return <EmptyState text={copy[locale].empty} />
  }
  return (
    <TableRegion label={title}>
      <table className="data-table">
        <TableCaption>
          {words.statementCaption(title, words.currencies[currency], formatDate(locale, asOf))}
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
          {lines.map(({ key, label, isTotal, isPerShare, values }) => (
            <tr key={key} className={isTotal ? 'sum' : undefined}>
              <th className="min-w-[9rem]" scope="row">
                {label}
              </th>
              {columns.map(({ end }, position) => (
                <td key={end} className="figure">
                  {statementFigure(locale, values[position] ?? null, { isPerShare, isWhole })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}
