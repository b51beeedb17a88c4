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
          <table className="data-table">
            <caption>{texts.yearsCaption}</caption>
            <thead>
              <tr>
                {columns.map(({ key, label }) => (
                  <th key={key} className={selectClass(key)} scope="col">
                    {label}
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
        <PlanFiles file={file} locale={locale} />
      </Section>
    )
  },
)

/** The value stays in view while a phone scrolls the other columns. */
function selectClass(key: YearColumn['key']): string | undefined {
  return key === 'year' ? undefined : key === 'value' ? 'figure pinned' : 'figure'
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
      {columns.map(({ key }) =>
        key === 'year' ? (
          <th key={key} scope="row">
            {formatNumber(locale, year.year)}
          </th>
        ) : (
          <td key={key} className={selectClass(key)}>
            <data value={year[key] ?? ''}>{formatNumber(locale, year[key] ?? 0)}</data>
          </td>
        ),
      )}
    </tr>
  )
}
