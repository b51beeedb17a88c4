import type { CorporateActionList } from '@site/contracts/market/corporate-actions.ts'
import type { Peers, Ratios } from '@site/contracts/market/ratios.ts'
import type { StatementColumn, Statements } from '@site/contracts/market/statements.ts'
import type { CompanyView } from '#app/features/companies/company-view.ts'
import { amountDecimals } from '#app/features/companies/statement-amounts.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { actionSummary } from '#app/market/action-summary.ts'
import { localText } from '#app/market/local-text.tsx'
import { columnLabel } from './column-label.ts'
import { drawResults } from './draw-results.server.ts'
import { groupLines } from './group-lines.ts'
import { findShownPeriods } from './shown-periods.ts'

export type StatementTable = ReturnType<typeof localizeStatementTable>
export type RatioTable = ReturnType<typeof localizeRatioTable>
export type PeerTable = ReturnType<typeof localizePeerTable>
export type CompanyActions = ReturnType<typeof localizeCompanyActions>

type PeriodView = Pick<CompanyView, 'unit' | 'until'>

/** A statement in one language, with amounts in one unit, of the periods that fit beside each other. */
export function localizeStatementTable(locale: Locale, view: PeriodView, statements: Statements) {
  const { kind, period, columns, lines, results, currency, asOf } = statements
  const isQuarter = period === 'single-quarter'
  const { start, end, yearBefore } = findShownPeriods(columns, view)
  const shownColumns = columns.slice(start, end)
  const shownLines = lines.map(({ key, label, isTotal, partOf, isPerShare, values, growth }) => ({
    key,
    label: label[locale],
    isTotal,
    partOf,
    isPerShare,
    values: values.slice(start, end),
    yearBefore: values[yearBefore] ?? null,
    // Rounded to the displayed precision, a tenth of a percent, because it is part of the page's data.
    growth: growth
      .slice(start, end)
      .map((each) => (typeof each === 'number' ? Math.round(each * 10) / 10 : each)),
  }))
  return {
    kind,
    isQuarter,
    columns: shownColumns,
    periods: listPeriodChoices(locale, columns, isQuarter),
    yearBefore: labelColumn(locale, columns[yearBefore], isQuarter),
    groups: groupLines(kind, shownLines),
    chart: drawResults(locale, { period, columns: shownColumns, results: results.slice(start, end) }),
    currency,
    asOf,
    decimals: amountDecimals(
      view.unit,
      shownLines.flatMap(({ isPerShare, values, yearBefore: past }) => (isPerShare ? [] : [...values, past])),
    ),
  }
}

export function localizeRatioTable(locale: Locale, view: PeriodView, { columns, lines, asOf }: Ratios) {
  // Ratios are short, so as many fit as amounts in millions.
  const { start, end, yearBefore } = findShownPeriods(columns, { ...view, unit: 'million' })
  return {
    columns: columns.slice(start, end),
    periods: listPeriodChoices(locale, columns),
    yearBefore: labelColumn(locale, columns[yearBefore]),
    lines: lines.map(({ label, formula, values, ...line }) => ({
      ...line,
      label: label[locale],
      formula: formula[locale],
      values: values.slice(start, end),
      yearBefore: values[yearBefore] ?? 'missing',
    })),
    asOf,
  }
}

export interface PeriodChoice {
  readonly end: string
  readonly label: string
}

function listPeriodChoices(
  locale: Locale,
  columns: readonly StatementColumn[],
  isQuarter = false,
): PeriodChoice[] {
  return columns.map((column) => ({ end: column.end, label: columnLabel(locale, column, { isQuarter }) }))
}

function labelColumn(locale: Locale, column: StatementColumn | undefined, isQuarter = false): string | null {
  return column === undefined ? null : columnLabel(locale, column, { isQuarter })
}

export function localizePeerTable(locale: Locale, { group, period, metrics, rows, medians, asOf }: Peers) {
  return {
    group: { ...group, name: group.name && localText(locale, group.name).text },
    period,
    metrics: metrics.map(({ label, ...metric }) => ({ ...metric, label: label[locale] })),
    rows,
    medians,
    asOf,
  }
}

export function localizeCompanyActions(locale: Locale, { items, today }: CorporateActionList) {
  return { items: items.map((action) => actionSummary(locale, action, today)), today }
}
