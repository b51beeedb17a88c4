import type { CorporateActionList } from '@site/contracts/market/corporate-actions.ts'
import type { Peers, Ratios } from '@site/contracts/market/ratios.ts'
import type { Statements } from '@site/contracts/market/statements.ts'
import type { AmountUnit } from '#app/features/companies/company-view.ts'
import { amountDecimals } from '#app/features/companies/statement-amounts.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { actionSummary } from '#app/market/action-summary.ts'
import { localText } from '#app/market/local-text.tsx'
import { computeTrend, trendShape } from './statement-trend.server.ts'

export type StatementTable = ReturnType<typeof localizeStatementTable>
export type RatioTable = ReturnType<typeof localizeRatioTable>
export type PeerTable = ReturnType<typeof localizePeerTable>
export type CompanyActions = ReturnType<typeof localizeCompanyActions>

/** A statement in one language, with amounts in one unit. */
export function localizeStatementTable(
  locale: Locale,
  unit: AmountUnit,
  { kind, period, columns, lines, currency, asOf }: Statements,
) {
  return {
    kind,
    columns,
    lines: lines.map(({ label, growth, ...line }) => ({
      ...line,
      label: label[locale],
      // Rounded to the displayed precision, a tenth of a percent, because it is part of the page's data.
      growth: growth.map((each) => (typeof each === 'number' ? Math.round(each * 10) / 10 : each)),
      // Bars per share of before and after an unknown corporate action cannot be compared.
      trend: growth.includes('sharesUnknown')
        ? null
        : trendShape(computeTrend(line, columns, { kind, period })),
    })),
    currency,
    asOf,
    decimals: amountDecimals(
      unit,
      lines.flatMap(({ isPerShare, values }) => (isPerShare ? [] : values)),
    ),
  }
}

export function localizeRatioTable(locale: Locale, { columns, lines, asOf }: Ratios) {
  return {
    columns,
    lines: lines.map(({ label, formula, ...line }) => ({
      ...line,
      label: label[locale],
      formula: formula[locale],
    })),
    asOf,
  }
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
