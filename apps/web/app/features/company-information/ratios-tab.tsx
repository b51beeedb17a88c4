import { EmptyState } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { companyNames } from './company-copy.ts'
import type { CompanyView } from './company-view.ts'
import { copy } from './copy.ts'
import { financialsCopy } from './financials-copy.ts'
import { PeriodChips } from './period-chips.tsx'
import { PeriodHead } from './period-head.tsx'
import { RatioText } from './ratio-text.tsx'
import type { RatioTable } from './statement-tables.server.ts'
import { TableCaption } from './table-caption.tsx'
import { Unavailable } from './unavailable.tsx'

interface RatiosTabProps {
  locale: Locale
  slug: string
  view: CompanyView
  /** null while the market service is not available. */
  table: RatioTable | null
}

export function RatiosTab({ locale, slug, view, table }: RatiosTabProps) {
  return (
    <Section title={companyNames[locale].tabs.ratios}>
      <PeriodChips locale={locale} slug={slug} view={view} />
      <div className="mt-6">
        {table === null ? <Unavailable /> : <Ratios locale={locale} table={table} />}
      </div>
    </Section>
  )
}

function Ratios({ locale, table }: { locale: Locale; table: RatioTable }) {
  const words = financialsCopy[locale]
  const { columns, lines, asOf } = table
  if (columns.length === 0) {
    return <EmptyState text={copy[locale].empty} />
  }
  return (
    <TableRegion label={companyNames[locale].tabs.ratios}>
      <table className="data-table">
        <TableCaption>
          {words.ratiosCaption} {words.formulaHint}{' '}
          {asOf.price ? words.asOfPrice(formatDate(locale, asOf.price)) : null}{' '}
          {asOf.statements ? words.asOfStatements(formatDate(locale, asOf.statements)) : null}
        </TableCaption>
        <thead>
          <tr>
            <th scope="col">{words.ratio}</th>
            {columns.map((column) => (
              <PeriodHead key={column.end} column={column} locale={locale} />
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, label, formula, unit, values }) => (
            <tr key={key}>
              <th className="min-w-[11rem]" scope="row">
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
      </table>
    </TableRegion>
  )
}
