import type { StatementColumn } from '@site/contracts/market/statements.ts'
import type { AmountUnit } from '#app/features/companies/company-view.ts'
import { TableCaption } from '#app/features/companies/table-caption.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { financialsCopy } from './financials-copy.ts'
import { PeriodHead } from './period-head.tsx'

interface PeriodTableProps {
  locale: Locale
  label: string
  caption: string
  head: string
  unit: AmountUnit
  columns: readonly StatementColumn[]
  /** The label of the period that phones show below each figure; null: there is none. */
  yearBefore: string | null
  isQuarter?: boolean
  /** The bodies of the table. */
  children: React.ReactNode
}

/**
 * A table of periods, whose head sticks to the page: screens show as many periods as fit, phones one with the year
 * before below it (`period-form.tsx` chooses others).
 */
export function PeriodTable(props: PeriodTableProps) {
  const { locale, label, caption, head, unit, columns, yearBefore, isQuarter = false, children } = props
  return (
    <section aria-label={label} className="mt-4">
      <table className={`data-table period-table ${unit === 'full' ? 'period-table-full' : ''}`}>
        <TableCaption>
          {caption}
          {yearBefore === null ? null : (
            <span className="sm:hidden">{` ${financialsCopy[locale].comparedWith(yearBefore)}`}</span>
          )}
        </TableCaption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <PeriodHead key={column.end} column={column} isQuarter={isQuarter} locale={locale} />
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  )
}

/** A figure of a period; the first of a row has the one of the year before for phones. */
export function PeriodCell({
  yearBefore,
  children,
}: {
  yearBefore?: React.ReactNode
  children: React.ReactNode
}) {
  return (
    <td className="figure">
      {children}
      {yearBefore === undefined ? null : <span className="year-before">{yearBefore}</span>}
    </td>
  )
}
