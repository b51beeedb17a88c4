import * as v from 'valibot'
import { oneOf } from './query.ts'
import { StatementColumnSchema, StatementLayoutSchema } from './statements.ts'
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

export const ratioPeriods = ['annual', 'quarterly'] as const
export type RatioPeriod = (typeof ratioPeriods)[number]

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
  period: v.picklist(ratioPeriods),
  columns: v.array(StatementColumnSchema),
  lines: v.array(RatioLineSchema),
  asOf: v.object({ price: v.nullable(DaySchema), statements: v.nullable(DaySchema) }),
})
export type Ratios = v.InferOutput<typeof RatiosSchema>

export const RatiosQuerySchema = v.strictObject({
  period: v.optional(oneOf(ratioPeriods), 'annual'),
})

export const PeerRowSchema = v.object({
  ...companyReferenceEntries,
  /** The requested company, which is the first row. */
  isSubject: v.boolean(),
  price: v.nullable(PriceSchema),
  /** The day of the price. */
  priceDay: v.optional(v.nullable(DaySchema), null),
  marketValue: v.nullable(AmountSchema),
  /** One per metric. */
  values: v.array(RatioSchema),
})

/** The criterion of a group of companies, and their number. */
export const PeerGroupSchema = v.object({
  kind: v.picklist(['subSector', 'sector']),
  /** null: the sector of the company is unknown, so it is alone. */
  name: v.nullable(OptionalTextSchema),
  count: CountSchema,
})
export type PeerGroup = v.InferOutput<typeof PeerGroupSchema>

/** A short comparison: the company, up to four others by market value, and the median of the group. */
export const PeersSchema = v.object({
  ticker: TickerSchema,
  group: PeerGroupSchema,
  /** The latest period that all companies have. */
  period: v.nullable(StatementColumnSchema),
  metrics: v.array(v.object({ key: v.string(), label: TextSchema, unit: RatioUnitSchema })),
  rows: v.array(PeerRowSchema),
  /** Over the meaningful values of all companies in the group; one per metric, missing with fewer than three. */
  medians: v.array(RatioSchema),
  asOf: v.object({ price: v.nullable(DaySchema), statements: v.nullable(DaySchema) }),
})
export type Peers = v.InferOutput<typeof PeersSchema>

/** The ratios that can be compared between companies: those of the latest statements, at the latest price. */
export const comparableRatioEntries = {
  per: RatioSchema,
  pbv: RatioSchema,
  roe: RatioSchema,
  roa: RatioSchema,
  der: RatioSchema,
  npm: RatioSchema,
  dividendYield: RatioSchema,
  /** Of the last full year. */
  payout: RatioSchema,
  /** Percent, against the same months of the previous year, in the currency of the statements. */
  revenueGrowth: RatioSchema,
  /** Of the profit of the parent's owners. */
  profitGrowth: RatioSchema,
}
const ComparableRatiosSchema = v.object(comparableRatioEntries)
export type ComparableRatios = v.InferOutput<typeof ComparableRatiosSchema>
export type ComparableRatio = keyof ComparableRatios

export const MedianSchema = v.object({
  /** Missing with fewer than three meaningful values. */
  value: RatioSchema,
  /** The number of meaningful values. */
  count: CountSchema,
  /** The meaningful values, lowest first. */
  values: v.optional(v.array(v.object({ ticker: TickerSchema, value: v.number() })), []),
})
export type Median = v.InferOutput<typeof MedianSchema>

/** The typical company of the sub-sector or sector. `peers` compares a common period, this the latest of each company. */
export const MediansSchema = v.object({
  ticker: TickerSchema,
  group: PeerGroupSchema,
  /** Banks are compared with the banks of their group, if there are three; `group.count` is then their number. */
  isBanksOnly: v.boolean(),
  /** Whose values are listed. */
  companies: v.optional(v.array(v.object(companyReferenceEntries)), []),
  medians: v.object({
    per: MedianSchema,
    pbv: MedianSchema,
    roe: MedianSchema,
    roa: MedianSchema,
    der: MedianSchema,
    npm: MedianSchema,
    dividendYield: MedianSchema,
    payout: MedianSchema,
    revenueGrowth: MedianSchema,
    profitGrowth: MedianSchema,
  }),
  /** The latest trading day of the market. */
  asOf: v.nullable(DaySchema),
})
export type Medians = v.InferOutput<typeof MediansSchema>
