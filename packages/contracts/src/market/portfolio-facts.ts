import * as v from 'valibot'
import { AnnouncedDaySchema } from './action-entries.ts'
import { NotationSchema } from './company.ts'
import { dividendCurrencies } from './corporate-actions.ts'
import {
  AmountSchema,
  BoardSchema,
  companyReferenceEntries,
  DaySchema,
  FactorSchema,
  InstantSchema,
  QuoteSchema,
  SectorSchema,
  TextSchema,
} from './values.ts'

/** A cash dividend that is not canceled. */
export const HolderDividendSchema = v.object({
  /** Of its corporate action. */
  id: v.string(),
  cumDate: AnnouncedDaySchema,
  exDate: AnnouncedDaySchema,
  paymentDate: AnnouncedDaySchema,
  /** In `currency`, for one share of the ex date; null: to be announced. */
  amount: v.nullable(AmountSchema),
  currency: v.picklist(dividendCurrencies),
  /** Rupiah per dollar; null for rupiah, before the recording date, or not in the source. */
  exchangeRate: v.nullable(FactorSchema),
})
export type HolderDividend = v.InferOutput<typeof HolderDividendSchema>

export const HeldShareSchema = v.object({
  ...companyReferenceEntries,
  name: TextSchema,
  sector: v.nullable(SectorSchema.entries.code),
  board: v.nullable(BoardSchema.entries.code),
  /** The last known close; null: none, or a later trade is missing. */
  quote: v.nullable(v.pick(QuoteSchema, ['date', 'close', 'change'])),
  /** null: unknown. */
  isSharia: v.nullable(v.boolean()),
  notations: v.array(NotationSchema.entries.code),
  /** null: not suspended. */
  suspendedSince: v.nullable(DaySchema),
  /** The last day on the exchange; null: still listed. */
  delistedOn: v.nullable(DaySchema),
  /** Changes of the number of shares in the last year up to the close, oldest first. */
  changes: v.array(
    v.object({
      day: DaySchema,
      /** What a dividend before the change is multiplied by for one share of today; null: unknown. */
      factor: v.nullable(FactorSchema),
    }),
  ),
  /** Those of the last year and announced ones. */
  dividends: v.array(HolderDividendSchema),
  /** Those ahead with a time. */
  meetings: v.array(v.object({ id: v.string(), at: InstantSchema })),
})
export type HeldShare = v.InferOutput<typeof HeldShareSchema>

/** What a portfolio is valued by: every share in one response, so that a request tells nothing about who holds what. */
export const PortfolioFactsSchema = v.object({
  /** The latest trading day. */
  asOf: v.nullable(DaySchema),
  /** The calendar day in Jakarta. */
  today: DaySchema,
  shares: v.array(HeldShareSchema),
})
export type PortfolioFacts = v.InferOutput<typeof PortfolioFactsSchema>
