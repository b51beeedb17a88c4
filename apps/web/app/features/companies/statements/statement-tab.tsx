import { Icon } from '#app/design/icon.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import { companyNames } from '#app/features/companies/company-copy.ts'
import type { CompanyView } from '#app/features/companies/company-view.ts'
import { currencyName } from '#app/features/companies/currency-names.ts'
import { statementFigure } from '#app/features/companies/figures.ts'
import { GrowthText } from '#app/features/companies/growth-text.tsx'
import { ReadingNotes } from '#app/features/companies/reading-notes.tsx'
import { statementCsvPath } from '#app/i18n/endpoints/statement-csv-path.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import { ColumnMarkNotes } from './column-marks.tsx'
import { financialsCopy } from './financials-copy.ts'
import { NoStatements } from './no-statements.tsx'
import { PeriodForm } from './period-form.tsx'
import { PeriodCell, PeriodTable } from './period-table.tsx'
import { ResultsChart } from './results-chart.tsx'
import { StatementSwitches } from './statement-switches.tsx'
import type { StatementTable } from './statement-tables.server.ts'

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
          <Statement locale={locale} slug={slug} table={table} title={title} view={view} />
        )}
      </div>
    </Section>
  )
}

interface StatementProps {
  locale: Locale
  slug: string
  title: string
  view: CompanyView
  table: StatementTable
}

function Statement({ locale, slug, title, view, table }: StatementProps) {
  const words = financialsCopy[locale]
  const { columns, periods, groups, chart, isQuarter } = table
  if (groups.length === 0) {
    return isQuarter ? <EmptyState text={words.noQuarters} /> : <NoStatements locale={locale} slug={slug} />
  }
  const [first] = columns
  return (
    <>
      {chart ? <ResultsChart drawing={chart} locale={locale} /> : null}
      <PeriodForm locale={locale} periods={periods} shown={first?.end ?? ''} slug={slug} view={view} />
      <Lines locale={locale} table={table} title={title} view={view} />
      <ColumnMarkNotes columns={columns} isQuarter={isQuarter} locale={locale} />
      <ReadingNotes
        notes={[words.growthNote, words.colorNote, ...describePeriods(locale, view)]}
        title={words.readingTitle}
      />
    </>
  )
}

function describePeriods(locale: Locale, { tab, period }: CompanyView): string[] {
  const words = financialsCopy[locale]
  if (period === 'single-quarter') return [words.singleQuarter]
  return tab === 'balance-sheet' ? [] : [words.cumulative]
}

type LinesProps = Omit<StatementProps, 'slug'>

function Lines({ locale, title, view, table }: LinesProps) {
  const words = financialsCopy[locale]
  const { columns, groups, yearBefore, currency, asOf, isQuarter } = table
  const amounts = words.amountsIn[view.unit](currencyName(locale, currency))
  const date = asOf === null ? '' : formatDate(locale, asOf)
  const hasItems = groups.some(({ items }) => items.length > 0)
  return (
    <div className="statement">
      {hasItems ? (
        <label className="mt-4 flex min-h-8 w-fit cursor-pointer items-center gap-2 text-sm" data-screen-only>
          <input className="all-items size-5 accent-action" type="checkbox" />
          {words.allItems}
        </label>
      ) : null}
      <PeriodTable
        caption={
          view.tab === 'profit-loss' && !isQuarter
            ? words.perShareCaption(amounts, date)
            : words.statementCaption(amounts, date)
        }
        columns={columns}
        head={words.line}
        isQuarter={isQuarter}
        label={title}
        locale={locale}
        unit={view.unit}
        yearBefore={yearBefore}
      >
        {groups.map(({ line, items }) => (
          <tbody key={line.key}>
            <tr>
              {/* Not all accessibility APIs name a header by the text of a control in it. */}
              <th aria-label={line.label} scope="row">
                {items.length === 0 ? (
                  line.label
                ) : (
                  <details className="items-fold">
                    <summary>
                      {line.label}
                      <span className="items-count text-soft">{words.items(items.length)}</span>
                    </summary>
                  </details>
                )}
              </th>
              <LineCells line={line} locale={locale} table={table} view={view} />
            </tr>
            {items.map((item) => (
              <tr key={item.key} className="item">
                <th scope="row">{item.label}</th>
                <LineCells line={item} locale={locale} table={table} view={view} />
              </tr>
            ))}
          </tbody>
        ))}
      </PeriodTable>
    </div>
  )
}

interface LineCellsProps {
  locale: Locale
  view: CompanyView
  table: StatementTable
  line: StatementTable['groups'][number]['line']
}

function LineCells({ locale, view: { unit }, table, line }: LineCellsProps) {
  const { key, isPerShare, values, growth, yearBefore } = line
  const { columns, decimals, isQuarter } = table
  const format = (value: number | null) =>
    value === null && isQuarter
      ? financialsCopy[locale].notComputed
      : statementFigure(locale, value, { isPerShare, unit, decimals })
  return columns.map(({ end }, position) => (
    <PeriodCell key={end} yearBefore={position === 0 && yearBefore !== null ? format(yearBefore) : undefined}>
      <span>{format(values[position] ?? null)}</span>
      <GrowthText growth={growth[position] ?? 'missing'} line={key} locale={locale} />
    </PeriodCell>
  ))
}
