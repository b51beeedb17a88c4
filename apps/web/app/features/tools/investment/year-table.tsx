import { isPensionResult } from '@site/finance/calculators/calculate.ts'
import { memo } from 'react'
import { Section } from '#app/design/section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { formatNumber, formatPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import { YEARS_ID } from './element-ids.ts'
import type { DetailTexts } from './method-of.ts'
import { planCopy } from './plan-copy.ts'
import { PlanFiles } from './plan-files.tsx'
import type { PlanOutcome, PlanYear } from './plan-outcome.ts'
import { type YearColumn, yearColumns } from './year-columns.ts'

export const YearTable = memo(
  ({
    locale,
    outcome,
    file,
    texts,
  }: {
    locale: Locale
    outcome: PlanOutcome
    file: string
    texts: DetailTexts
  }) => {
    const words = copy[locale]
    const planWords = planCopy[locale]
    const columns = yearColumns(locale, outcome)
    const isPension = isPensionResult(outcome.result)
    return (
      <Section
        id={YEARS_ID}
        lead={`${planWords.todayNote(formatPercent(locale, outcome.inflation))} ${
          isPension ? texts.retirementNote : ''
        }`}
        title={words.tableTitle}
      >
        <TableRegion isLong label={words.tableTitle}>
          <table className="data-table max-sm:text-sm">
            <caption>{texts.yearsCaption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th
                    key={column.key}
                    className={`${selectClass(column)} max-sm:whitespace-normal`}
                    scope="col"
                  >
                    {column.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {outcome.years.map((year) => (
                <YearRow
                  key={year.year}
                  columns={columns}
                  isArrival={isPension && year.year === outcome.end.year}
                  locale={locale}
                  year={year}
                />
              ))}
            </tbody>
          </table>
        </TableRegion>
        <PlanFiles file={file} texts={texts} />
      </Section>
    )
  },
)

function selectClass({ key, isWide }: YearColumn): string {
  return `${key === 'year' ? '' : 'figure'} ${isWide ? 'max-sm:hidden' : ''}`
}

function YearRow({
  locale,
  year,
  columns,
  isArrival,
}: {
  locale: Locale
  year: PlanYear
  columns: readonly YearColumn[]
  isArrival: boolean
}) {
  return (
    <tr className={isArrival ? 'sum' : undefined}>
      {columns.map((column) =>
        column.key === 'year' ? (
          <th key={column.key} className="max-sm:min-w-0" scope="row">
            {formatNumber(locale, year.year)}
          </th>
        ) : (
          <td key={column.key} className={selectClass(column)}>
            <data value={year[column.key] ?? ''}>{formatNumber(locale, year[column.key] ?? 0)}</data>
          </td>
        ),
      )}
    </tr>
  )
}
