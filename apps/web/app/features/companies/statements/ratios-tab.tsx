import { Section } from '#app/design/section.tsx'
import { companyNames } from '#app/features/companies/company-copy.ts'
import type { CompanyView } from '#app/features/companies/company-view.ts'
import { ReadingNotes } from '#app/features/companies/reading-notes.tsx'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import { ColumnMarkNotes } from './column-marks.tsx'
import { financialsCopy } from './financials-copy.ts'
import { NoStatements } from './no-statements.tsx'
import { PeriodForm } from './period-form.tsx'
import { PeriodCell, PeriodTable } from './period-table.tsx'
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
            <Ratios locale={locale} slug={slug} table={table} view={view} />
            <ColumnMarkNotes columns={table.columns} locale={locale} />
            <ReadingNotes notes={words.ratioNotes} title={words.readingTitle} />
          </>
        )}
      </div>
    </Section>
  )
}

function Ratios({ locale, slug, view, table }: RatiosTabProps & { table: RatioTable }) {
  const words = financialsCopy[locale]
  const { columns, periods, lines, yearBefore, asOf } = table
  const [first] = columns
  return (
    <>
      <PeriodForm locale={locale} periods={periods} shown={first?.end ?? ''} slug={slug} view={view} />
      <PeriodTable
        caption={`${words.ratiosCaption} ${words.formulaHint} ${asOf.price ? words.asOfPrice(formatDate(locale, asOf.price)) : ''} ${asOf.statements ? words.asOfStatements(formatDate(locale, asOf.statements)) : ''}`}
        columns={columns}
        head={words.ratio}
        label={companyNames[locale].tabs.ratios}
        locale={locale}
        unit="million"
        yearBefore={yearBefore}
      >
        {groupRatios(lines).map((group) => (
          <tbody key={group.name}>
            <tr className="group-name">
              <th colSpan={columns.length + 1} scope="rowgroup">
                {words.ratioGroups[group.name]}
              </th>
            </tr>
            {group.lines.map(({ key, label, formula, unit, values, yearBefore: past }) => (
              <tr key={key}>
                <th aria-label={label} scope="row">
                  <details>
                    <summary className="min-h-6">{label}</summary>
                    <p className="mt-1 max-w-[40ch] text-sm font-normal text-soft">{formula}</p>
                  </details>
                </th>
                {columns.map(({ end }, position) => (
                  <PeriodCell
                    key={end}
                    yearBefore={
                      position === 0 && yearBefore !== null ? (
                        <RatioText locale={locale} ratio={past} unit={unit} />
                      ) : undefined
                    }
                  >
                    <RatioText locale={locale} ratio={values[position] ?? 'missing'} unit={unit} />
                  </PeriodCell>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </PeriodTable>
    </>
  )
}
