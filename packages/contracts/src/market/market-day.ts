import * as v from 'valibot'
import { DayQuerySchema } from './query.ts'
import {
  AmountSchema,
  ChangedQuoteSchema,
  CountSchema,
  companyReferenceEntries,
  DaySchema,
  FigureSchema,
  PercentSchema,
  PriceChangeSchema,
  PriceSchema,
  QuoteSchema,
  SectorSchema,
  SharesSchema,
  TickerSchema,
} from './values.ts'

/** `value`: rupiah, of the regular market; of a company without it in the data: volume × close. */
export const MoverSchema = v.object({
  ...companyReferenceEntries,
  quote: ChangedQuoteSchema,
  value: AmountSchema,
})
export type Mover = v.InferOutput<typeof MoverSchema>

/** Its change may be unknown. */
export const ActiveShareSchema = v.object({ ...MoverSchema.entries, quote: QuoteSchema })
export type ActiveShare = v.InferOutput<typeof ActiveShareSchema>

/** `net`: bought less sold by foreign investors, in rupiah at the average price of the day. */
export const ForeignMoverSchema = v.object({ ...companyReferenceEntries, net: FigureSchema })
export type ForeignMover = v.InferOutput<typeof ForeignMoverSchema>

export const SectorDaySchema = v.object({
  ...SectorSchema.entries,
  /** Listed on the day, including suspended and untraded ones. */
  companies: CountSchema,
  /** Rupiah, at the last close of each company; of those whose shares are known. null: they are of none. */
  marketValue: v.nullable(AmountSchema),
  /** How much the day changed it, in rupiah; of the traded companies whose shares and change are known. */
  marketValueChange: v.nullable(FigureSchema),
  /** The same in percent of the market value of these companies on the day before; null: there is none. */
  changePercent: v.optional(v.nullable(PercentSchema), null),
})
export type SectorDay = v.InferOutput<typeof SectorDaySchema>

/** A completed trading day; changes are relative to the previous trading day. */
export const MarketDaySchema = v.object({
  /** The trading day shown: the requested one, or the last one before it. null: there is none. */
  date: v.nullable(DaySchema),
  /** null if the index has no value on the day, or none before it. */
  index: v.nullable(
    v.object({
      name: v.string(),
      value: PriceSchema,
      change: PriceChangeSchema,
      changePercent: PercentSchema,
      /** The days in a row, this one included, on which it rose, or fell; at most 10. */
      streak: v.optional(CountSchema, 1),
    }),
  ),
  /** The last earlier value of the index, if `index` is late; its change is that of its own date. */
  lastIndex: v.optional(
    v.nullable(
      v.object({
        name: v.string(),
        date: DaySchema,
        value: PriceSchema,
        change: PriceChangeSchema,
        changePercent: PercentSchema,
      }),
    ),
    null,
  ),
  risen: CountSchema,
  fallen: CountSchema,
  unchanged: CountSchema,
  /** Traded shares whose change is unknown, as they lack a reference price. */
  unknownChange: v.optional(CountSchema, 0),
  /**
   * Rupiah, of all companies and markets, as `volume` and `frequency`; of the regular market if `regular` is null. Of
   * companies without a traded value in the data: volume × close.
   */
  tradedValue: AmountSchema,
  /** The part of the regular market; null: the data lacks trades of the cash and negotiated markets. */
  regular: v.optional(
    v.nullable(
      v.object({
        value: AmountSchema,
        volume: SharesSchema,
        frequency: v.nullable(CountSchema),
        /** The mean of `value` of the 30 trading days before, of which the data may have this market only. */
        averageValue: v.nullable(AmountSchema),
      }),
    ),
    null,
  ),
  /** The mean of `tradedValue` of the 30 trading days before; null: there are fewer with the same markets. */
  averageValue: v.nullable(AmountSchema),
  /** Rupiah, of the listed companies whose shares are known; null: they are of none. */
  marketValue: v.optional(v.nullable(AmountSchema), null),
  /** Shares. */
  volume: SharesSchema,
  /** The number of trades; null unless every traded company has it. */
  frequency: v.nullable(CountSchema),
  /** null unless every traded company has it. */
  foreign: v.nullable(
    v.object({
      /** Rupiah at the average price of the day. */
      bought: AmountSchema,
      sold: AmountSchema,
      /** Up to five each, largest first. */
      mostBought: v.array(ForeignMoverSchema),
      mostSold: v.array(ForeignMoverSchema),
    }),
  ),
  /** Up to five each, largest change first. */
  gainers: v.array(MoverSchema),
  losers: v.array(MoverSchema),
  /** Up to five, largest value in the regular market first. */
  mostActive: v.array(ActiveShareSchema),
  /** Those with companies, largest market value first; companies of an unknown sector are in none. */
  sectors: v.array(SectorDaySchema),
  /** Companies whose price of the day is marked as unlikely, by ticker. */
  marked: v.optional(v.array(TickerSchema)),
  /** Breaks in prices in the year up to the day, newest first, until a corporate action explains them. */
  breaks: v.optional(v.array(v.object({ ticker: TickerSchema, date: DaySchema })), []),
  /** Special notations of listed companies today, independent of the day; null: not in the data. */
  notations: v.nullable(
    v.object({
      asOf: DaySchema,
      companies: v.array(v.object({ ...companyReferenceEntries, codes: v.array(v.string()) })),
    }),
  ),
})
export type MarketDay = v.InferOutput<typeof MarketDaySchema>

/** Default of `on`: the latest trading day. */
export const MarketDayQuerySchema = v.strictObject({ on: v.optional(DayQuerySchema) })
