import {
  type StatementKind,
  type StatementLine,
  StatementLineSchema,
  StatementsQuerySchema,
  StatementsSchema,
} from '@site/contracts/market/statements.ts'
import { computePeriodResult } from '@site/finance/company-ratios.ts'
import {
  type StatementLayout,
  type StatementLineDefinition,
  statementLayouts,
} from '@site/finance/statement-layouts.ts'
import { tags } from '#market/database/write-change.ts'
import { findCompany } from '#market/figures/companies.ts'
import { loadPriceEvents, type PriceEvent } from '#market/figures/price-events.ts'
import { loadPeriods, type StoredPeriod, toStatementColumn } from '#market/figures/statements.ts'
import { CompanyParametersSchema, defineResource, unknownCompany } from '#market/http/resource.ts'
import { chooseColumns } from './columns.ts'
import { computeGrowth } from './growth.ts'
import { separateQuarters } from './single-quarters.ts'

const partOf: Readonly<Record<StatementKind, keyof StatementLayout>> = {
  'balance-sheet': 'balanceSheet',
  'profit-loss': 'profitLoss',
  'cash-flow': 'cashFlow',
}

export const statementsResource = defineResource({
  path: '/companies/:ticker/statements',
  operationId: 'getStatements',
  summary: 'Balance sheet, profit and loss or cash flow of a company',
  parameters: CompanyParametersSchema,
  query: StatementsQuerySchema,
  response: StatementsSchema,
  list: { key: 'lines', fields: Object.keys(StatementLineSchema.entries) },
  async load({ parameters: { ticker }, query: { kind, period: asked }, context: { database } }) {
    const company = await findCompany(database, ticker)
    if (company === null) return unknownCompany(ticker)
    const [periods, allEvents] = await Promise.all([
      loadPeriods(database, [ticker]),
      loadPriceEvents(database, [ticker]),
    ])
    const reported = periods.get(ticker) ?? []
    // Balances are of a day: those of a quarter are the filed ones.
    const period = kind === 'balance-sheet' && asked === 'single-quarter' ? 'quarterly' : asked
    const filed = period === 'single-quarter' ? separateQuarters(reported) : reported
    const events = allEvents.get(ticker) ?? []
    const columns = chooseColumns(filed, period)
    const layout = company.statementLayout
    return {
      body: {
        ticker,
        kind,
        period,
        layout,
        currency: company.statementCurrency,
        fiscalYearEnd: company.fiscalYearEnd,
        columns: columns.map(toStatementColumn),
        lines: listLines(statementLayouts[layout][partOf[kind]], { columns, filed, events }),
        results: kind === 'profit-loss' ? columns.map(({ lines }) => computePeriodResult(layout, lines)) : [],
        asOf: reported[0]?.end ?? null,
      },
      tags: [tags.company(ticker)],
    }
  },
})

/** Lines that the company never files are omitted. */
function listLines(
  definitions: readonly StatementLineDefinition[],
  {
    columns,
    filed,
    events,
  }: {
    readonly columns: readonly StoredPeriod[]
    readonly filed: readonly StoredPeriod[]
    readonly events: readonly PriceEvent[]
  },
): StatementLine[] {
  return definitions
    .map(({ key, label, sum }) => {
      const line = {
        key,
        label,
        isTotal: sum.length > 0,
        partOf: findTotal(key, definitions),
        isPerShare: key === 'eps',
      }
      return {
        ...line,
        values: columns.map(({ lines }) => lines[key] ?? null),
        growth: computeGrowth(line, columns, filed, events),
      }
    })
    .filter(({ values }) => values.some((value) => value !== null))
}

/** The signs of a sum are `-` before a key and `?` after it. */
function findTotal(key: string, definitions: readonly StatementLineDefinition[]): string | null {
  const total = definitions.find(({ sum }) => sum.some((part) => part.replace(/^-|\?$/g, '') === key))
  return total?.key ?? null
}
