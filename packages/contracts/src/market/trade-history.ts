import * as v from 'valibot'
import { dividendCurrencies } from './corporate-actions.ts'
import { shareEventKinds } from './prices.ts'
import {
  AmountSchema,
  DaySchema,
  FactorSchema,
  PriceSchema,
  RupiahSchema,
  ShareRatioSchema,
  TickerSchema,
} from './values.ts'

/** What a holder of the share received, as announced: for the shares of that day. */
export const HeldDividendSchema = v.object({
  /** The ex date of the regular market. */
  date: DaySchema,
  /** null: not announced, or not in the source. */
  paid: v.nullable(DaySchema),
  /** In `currency` per share. */
  amount: AmountSchema,
  currency: v.picklist(dividendCurrencies),
  /** Rupiah per dollar on the recording date; null for rupiah, or if it is unknown. */
  exchangeRate: v.nullable(FactorSchema),
})

export const HeldShareEventSchema = v.object({
  /** The first day at the new price. */
  date: DaySchema,
  kind: v.picklist(shareEventKinds),
  ratio: ShareRatioSchema,
  /** Rights: rupiah per new share; null for other kinds, and before it is announced. */
  exercisePrice: v.nullable(RupiahSchema),
})

/** All traded days of a company as they were traded, never adjusted, with what its shares went through. */
export const TradeHistorySchema = v.object({
  ticker: TickerSchema,
  listingDate: v.nullable(DaySchema),
  suspendedSince: v.nullable(DaySchema),
  delistedOn: v.nullable(DaySchema),
  /** Days with a trade in the regular market, oldest first, and the close of each. */
  days: v.array(DaySchema),
  closes: v.array(PriceSchema),
  /** Cash dividends with an amount, oldest first, without canceled ones. */
  dividends: v.array(HeldDividendSchema),
  /** The first day since which all dividends are known: `day` null from the beginning. null: not stated. */
  dividendsCompleteSince: v.nullable(v.object({ day: v.nullable(DaySchema) })),
  /** Oldest first. */
  events: v.array(HeldShareEventSchema),
  /** The last day whose prices show an event that was not delivered, so that shares cannot be followed across it. */
  brokenOn: v.nullable(DaySchema),
  /** The latest trading day of the market. */
  asOf: v.nullable(DaySchema),
})
export type TradeHistory = v.InferOutput<typeof TradeHistorySchema>
