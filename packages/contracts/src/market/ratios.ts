import * as v from 'valibot'
import { oneOf } from './query.ts'
import {
  StatementColumnSchema,
  StatementLayoutSchema,
  StatementPeriodSchema,
  statementPeriods,
} from './statements.ts'
import {
  AmountSchema,
  CountSchema,
  companyReferenceEntries,
  DaySchema,
  OptionalTextSchema,
  PriceSchema,
  RatioSchema,
  RatioUnitSchema,
  TextSchema,
  TickerSchema,
} from './values.ts'

export const RatioLineSchema = v.object({
  key: v.string(),
  label: TextSchema,
  unit: RatioUnitSchema,
  /** The formula in words. */
  formula: TextSchema,
  /** One per column. */
  values: v.array(RatioSchema),
})
export type RatioLine = v.InferOutput<typeof RatioLineSchema>

/** Past columns use the price of the last trading day of their period, the newest column the latest price. */
export const RatiosSchema = v.object({
  ticker: TickerSchema,
  layout: StatementLayoutSchema,
  period: StatementPeriodSchema,
  columns: v.array(StatementColumnSchema),
  lines: v.array(RatioLineSchema),
  asOf: v.object({ price: v.nullable(DaySchema), statements: v.nullable(DaySchema) }),
})
export type Ratios = v.InferOutput<typeof RatiosSchema>

export const RatiosQuerySchema = v.strictObject({
  period: v.optional(oneOf(statementPeriods), 'annual'),
})

export const PeerRowSchema = v.object({
  ...companyReferenceEntries,
  /** The requested company, which is the first row. */
  isSubject: v.boolean(),
  price: v.nullable(PriceSchema),
  marketValue: v.nullable(AmountSchema),
  /** One per metric. */
  values: v.array(RatioSchema),
})

/** A short comparison: the company, up to four others by market value, and the median of the group. */
export const PeersSchema = v.object({
  ticker: TickerSchema,
  /** The criterion of the group, and its number of companies. */
  group: v.object({
    kind: v.picklist(['subSector', 'sector']),
    /** null: the sector of the company is unknown, so it is alone. */
    name: v.nullable(OptionalTextSchema),
    count: CountSchema,
  }),
  /** The latest period that all companies have. */
  period: v.nullable(StatementColumnSchema),
  metrics: v.array(v.object({ key: v.string(), label: TextSchema, unit: RatioUnitSchema })),
  rows: v.array(PeerRowSchema),
  /** Over the meaningful values of all companies in the group; one per metric. */
  medians: v.array(RatioSchema),
  asOf: v.object({ price: v.nullable(DaySchema), statements: v.nullable(DaySchema) }),
})
export type Peers = v.InferOutput<typeof PeersSchema>
