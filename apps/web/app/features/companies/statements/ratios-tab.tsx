import { Section } from '#app/design/section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { companyNames } from '#app/features/companies/company-copy.ts'
import type { CompanyView } from '#app/features/companies/company-view.ts'
import { ReadingNotes } from '#app/features/companies/reading-notes.tsx'
import { TableCaption } from '#app/features/companies/table-caption.tsx'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import { ColumnMarkNotes } from './column-marks.tsx'
import { financialsCopy } from './financials-copy.ts'
import { NoStatements } from './no-statements.tsx'
import { PeriodHead } from './period-head.tsx'
import { groupRatios } from './ratio-groups.ts'
import { RatioText } from './ratio-text.tsx'
import { StatementSwitches } from './statement-switches.tsx'
import type { RatioTable } from './statement-tables.server.ts'

interface RatiosTabProps {
  locale: Locale
  slug: string
  view: CompanyView
  /** null while the market service is unavailable. */
  table: RatioTable | null
}

export function RatiosTab({ locale, slug, view, table }: RatiosTabProps) {
  const title = companyNames[locale].tabs.ratios
  if (table?.columns.length === 0) {
    return (
      <Section title={title}>
        <NoStatements locale={locale} slug={slug} />
      </Section>
    )
  }
  const words = financialsCopy[locale]
  return (
    <Section title={title}>
      <StatementSwitches locale={locale} slug={slug} view={view} />
      <div className="mt-6">
        {table === null ? (
          <Unavailable />
        ) : (
          <>
            <Ratios locale={locale} table={table} />
            <ColumnMarkNotes columns={table.columns} locale={locale} />
            <ReadingNotes notes={words.ratioNotes} title={words.readingTitle} />
          </>
        )}
      </div>
    </Section>
  )
}

function Ratios({ locale, table }: { locale: Locale; table: RatioTable }) {
  const words = financialsCopy[locale]
  const { columns, lines, asOf } = table
  return (
    <TableRegion isLong label={companyNames[locale].tabs.ratios}>
      <table className="data-table statement-table">
        <TableCaption>
          {`${words.ratiosCaption} ${words.formulaHint} ${asOf.price ? words.asOfPrice(formatDate(locale, asOf.price)) : ''} ${asOf.statements ? words.asOfStatements(formatDate(locale, asOf.statements)) : ''}`}
        </TableCaption>
        <thead>
          <tr>
            <th scope="col">{words.ratio}</th>
            {columns.map((column) => (
              <PeriodHead key={column.end} column={column} locale={locale} />
            ))}
          </tr>
        </thead>
        {groupRatios(lines).map((group) => (
          <tbody key={group.name}>
            <tr className="group-name">
              <th colSpan={columns.length + 1} scope="rowgroup">
                <span>{words.ratioGroups[group.name]}</span>
              </th>
            </tr>
            {group.lines.map(({ key, label, formula, unit, values }) => (
              <tr key={key}>
                <th scope="row">
                  <details>
                    <summary className="min-h-6">{label}</summary>
                    <p className="mt-1 max-w-[40ch] text-sm font-normal text-soft">{formula}</p>
                  </details>
                </th>
                {columns.map(({ end }, position) => (
                  <td key={end} className="figure">
                    <RatioText locale={locale} ratio={values[position] ?? 'missing'} unit={unit} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </TableRegion>
  )
}
