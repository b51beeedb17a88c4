import type { CorporateActionList } from '@site/contracts/market/corporate-actions.ts'
import type { Peers, Ratios } from '@site/contracts/market/ratios.ts'
import type { Statements } from '@site/contracts/market/statements.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { actionSummary } from '#app/market/action-summary.ts'

export type StatementTable = ReturnType<typeof statementTableOf>
export type RatioTable = ReturnType<typeof ratioTableOf>
export type PeerTable = ReturnType<typeof peerTableOf>
export type CompanyActions = ReturnType<typeof companyActionsOf>

/** A statement in one language. */
export function statementTableOf(locale: Locale, { columns, lines, currency, asOf }: Statements) {
  return {
    columns,
    lines: lines.map(({ label, ...line }) => ({ ...line, label: label[locale] })),
    currency,
    asOf,
    /** Amounts without fractions: none of the columns needs decimals. */
    isWhole: lines.every(
      ({ isPerShare, values }) =>
        isPerShare || values.every((value) => value === null || Number.isInteger(value)),
    ),
  }
}

export function ratioTableOf(locale: Locale, { columns, lines, asOf }: Ratios) {
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

export function peerTableOf(locale: Locale, { group, period, metrics, rows, medians, asOf }: Peers) {
  return {
    group: { ...group, name: group.name[locale] },
    period,
    metrics: metrics.map(({ label, ...metric }) => ({ ...metric, label: label[locale] })),
    rows,
    medians,
    asOf,
  }
}

export function companyActionsOf(locale: Locale, { items, today }: CorporateActionList) {
  return { items: items.map((action) => actionSummary(locale, action)), today }
}
