import type { EconomyValue } from '@site/contracts/content/economy.ts'
import type { FeeTerms } from '@site/contracts/content/fees.ts'
import type { ServiceFeeAccount } from '@site/contracts/content/service-fees.ts'
import type { CalculatorAssumptions } from '@site/contracts/content/tools.ts'
import { type IndexSeries, shareChangeKinds } from '@site/contracts/market/prices.ts'
import type { TradeHistory } from '@site/contracts/market/trade-history.ts'
import { parseTypedTicker } from '@site/contracts/market/typed-ticker.ts'
import * as v from 'valibot'
import type { KnownMarginTerms } from '#app/page-parts/margin-terms.server.ts'

/** An announced cash dividend. */
const CashDividendSchema = v.object({
  isAhead: v.boolean(),
  /** In rupiah for one share of today; null for dollars without a known exchange rate. */
  amountPerShare: v.nullable(v.number()),
  /** The announced amount of a dividend in dollars; `rate` is rupiah per dollar. */
  dollars: v.nullable(
    v.object({
      amount: v.number(),
      rate: v.nullable(v.number()),
      rateDay: v.nullable(v.string()),
      /** The rate is that of an earlier dividend. */
      isEstimated: v.boolean(),
    }),
  ),
  /** The announced amount, and the last of the later events that changed the shares; null: none did. */
  before: v.nullable(v.object({ amount: v.number(), kind: v.picklist(shareChangeKinds), date: v.string() })),
  cumDateRegular: v.nullable(v.string()),
  exDateRegular: v.nullable(v.string()),
  paymentDate: v.nullable(v.string()),
})
export type CashDividend = v.InferOutput<typeof CashDividendSchema>

/** What a calculator needs to know of a share. */
export const ShareFactsSchema = v.object({
  /** false: the market data has no such ticker. */
  isKnown: v.boolean(),
  /** Its short name; empty while it is unavailable, and in the response of an older server. */
  name: v.optional(v.string(), ''),
  board: v.string(),
  /** null: none, or the market service is unavailable. */
  latestPrice: v.nullable(v.object({ date: v.string(), close: v.number() })),
  /** The first day without trading; null: not suspended, or unknown. */
  suspendedSince: v.nullable(v.string()),
  /** The last day on the exchange; null: still listed, or unknown. */
  delistedOn: v.nullable(v.string()),
  /** In the order of the market service; null if it is unavailable or was not asked. */
  dividends: v.nullable(v.array(CashDividendSchema)),
})
export type ShareFacts = v.InferOutput<typeof ShareFactsSchema>

/** What the calculator of a margin purchase needs to know of the firm. */
export interface MarginFacts {
  /** The published ones; none while the CMS is unavailable. */
  readonly terms: Partial<KnownMarginTerms>
  /** Sentences about these terms and the initial collateral. */
  readonly notes: readonly string[]
}

/** A period of the charge for paying late, in percent per day; its condition is empty if none is stated. */
export interface LatePayment {
  readonly code: 'latePayment'
  readonly account: ServiceFeeAccount
  readonly percent: number
  readonly validFrom: string
  readonly validTo: string | null
  readonly condition: string
}

/** What the server looks up for a calculation. */
export interface ToolFacts {
  /** By ticker. */
  readonly shares: Readonly<Record<string, ShareFacts>>
  /** null: unavailable. */
  readonly fees: readonly FeeTerms[] | null
  /** Weekdays without trading of this year and later, of the market service; none if it is unavailable or the tool reads no day. */
  readonly holidays: readonly string[]
  /** None: not stated, unavailable, or the tool does not need them. */
  readonly latePayments: readonly LatePayment[]
  /** null: the tool does not need it. */
  readonly margin: MarginFacts | null
  /** null: unavailable, none are published, or the tool does not need them. */
  readonly assumptions: CalculatorAssumptions | null
  /** Newest first; none if they are unavailable or the tool does not need them. */
  readonly rates: readonly Omit<EconomyValue, 'nextDate'>[]
  /** Only of a tool that needs them, and never sent to browsers. */
  readonly past?: PastFacts
}

/** Closes and levels of the whole past. */
export interface PastFacts {
  /** By ticker, without unknown ones; null: unavailable. */
  readonly histories: Readonly<Record<string, TradeHistory | null>>
  /** null: unavailable. */
  readonly index: IndexHistory | null
}

export type IndexHistory = Pick<IndexSeries, 'name' | 'points'>

/** What is known of a share while the market service is unavailable. */
export const unknownShare: ShareFacts = {
  isKnown: true,
  name: '',
  board: '',
  latestPrice: null,
  suspendedSince: null,
  delistedOn: null,
  dividends: null,
}

/** The ticker of a form, in any notation; an invalid one in capitals, empty without one. */
export function readTicker(search: URLSearchParams): string {
  const text = search.get('ticker') ?? ''
  return parseTypedTicker(text) ?? text.trim().toUpperCase()
}

/** The tickers of a form and the one that it was filled in for, in capitals; without invalid ones. */
export function tickersIn(search: URLSearchParams): string[] {
  const typed = [...search].filter(([name]) => /^(ticker[1-6]?|filledFor)$/.test(name))
  return [...new Set(typed.flatMap(([, text]) => parseTypedTicker(text) ?? []))]
}
