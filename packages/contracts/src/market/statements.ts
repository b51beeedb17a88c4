import * as v from 'valibot'
import { oneOf } from './query.ts'
import {
  CurrencySchema,
  DaySchema,
  FigureMarkSchema,
  FigureSchema,
  FiscalYearEndSchema,
  RatioSchema,
  TextSchema,
  TickerSchema,
  YearSchema,
} from './values.ts'

export const statementLayouts = ['general', 'bank', 'shariaBank', 'insurer', 'multifinance'] as const
export const StatementLayoutSchema = v.picklist(statementLayouts)

export const statementKinds = ['balance-sheet', 'profit-loss', 'cash-flow'] as const
export const StatementKindSchema = v.picklist(statementKinds)
export type StatementKind = v.InferOutput<typeof StatementKindSchema>

export const statementPeriods = ['annual', 'quarterly', 'single-quarter'] as const
export const StatementPeriodSchema = v.picklist(statementPeriods)
export type StatementPeriod = v.InferOutput<typeof StatementPeriodSchema>

/**
 * 3, 6 and 9 are the interim periods of the fiscal year, 12 is the full year. A fiscal year may end in any month and is
 * named after the calendar year of its end: `2026` with 3 months to `2025-09-30` is the first quarter of a year to June.
 */
export const StatementColumnSchema = v.object({
  year: YearSchema,
  months: v.picklist([3, 6, 9, 12]),
  /** Last day of the period. */
  end: DaySchema,
  isRestated: v.boolean(),
  /** Inconsistencies of the filing. */
  marks: v.array(FigureMarkSchema),
})
export type StatementColumn = v.InferOutput<typeof StatementColumnSchema>

export const StatementLineSchema = v.object({
  key: v.string(),
  label: TextSchema,
  /** A total of other lines. */
  isTotal: v.boolean(),
  /** The key of the total that contains the line; null: none. */
  partOf: v.optional(v.nullable(v.string()), null),
  /** Per-share lines such as earnings per share are in units of the currency, not in millions. */
  isPerShare: v.boolean(),
  /** One per column; null if the period does not have the line. */
  values: v.array(v.nullable(FigureSchema)),
  /** Percent against the same months of the previous year, one per column; `notMeaningful` if that was not positive. */
  growth: v.array(RatioSchema),
})
export type StatementLine = v.InferOutput<typeof StatementLineSchema>

/** What a period earned: for banks, revenue is interest and other operating income. */
export const PeriodResultSchema = v.object({
  revenue: v.nullable(FigureSchema),
  netProfit: v.nullable(FigureSchema),
  /** Net profit in percent of revenue, like the ratio of that name. */
  netMargin: RatioSchema,
})

export const StatementsSchema = v.object({
  ticker: TickerSchema,
  kind: StatementKindSchema,
  period: StatementPeriodSchema,
  layout: StatementLayoutSchema,
  /** Amounts are in millions of it. */
  currency: CurrencySchema,
  /** The month in which the fiscal year ends. */
  fiscalYearEnd: FiscalYearEndSchema,
  /**
   * Newest first. annual: the latest interim period and the same one a year before (if newer than the last full year),
   * then the full years. quarterly: every filed period. Profit and cash flow are cumulative from the start of the
   * fiscal year; for single-quarter they are of the three months to `end`, and a value is null if the filing that it is
   * calculated from is missing.
   */
  columns: v.array(StatementColumnSchema),
  lines: v.array(StatementLineSchema),
  /** One per column of profit and loss; empty for other statements. */
  results: v.optional(v.array(PeriodResultSchema), []),
  /** The end of the latest period; null without any filing. */
  asOf: v.nullable(DaySchema),
})
export type Statements = v.InferOutput<typeof StatementsSchema>

export const StatementsQuerySchema = v.strictObject({
  kind: oneOf(statementKinds),
  period: v.optional(oneOf(statementPeriods), 'annual'),
})
