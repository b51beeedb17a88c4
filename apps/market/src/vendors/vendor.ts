import type { TableRecord } from '#market/import/reading/adapter.ts'

/** Both days inclusive. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** All that a vendor has about one trading day. */
export interface DayRecords {
  readonly day: string
  readonly records: readonly TableRecord[]
}

/** A source of market data behind an API. Its methods throw VendorError; none judges values. */
export interface Vendor {
  readonly name: string
  /** How many calls of the quota `days` costs per day. */
  readonly callsPerDay: (companies: number) => number
  /**
   * The trading days of a period, of a long one perhaps only the latest; oldest first. `liquid`: a company that trades
   * every day; null if none is known, and the result may then be empty.
   */
  tradingDays(range: DayRange, liquid: string | null): Promise<TradingDays>
  /** Whole trading days (ascending) as far as the vendor lists them; a day is complete or missing. */
  days(days: readonly string[], tickers: readonly string[]): AsyncIterable<DayRecords>
  /** A company's bars, oldest first, and its actions. */
  history(ticker: string, range: DayRange): Promise<readonly TableRecord[]>
  /** If the vendor has profiles. */
  readonly profiles?: {
    readonly tickers: () => Promise<readonly string[]>
    /** Null: not known. */
    readonly of: (ticker: string) => Promise<TableRecord | null>
  }
}

export interface TradingDays {
  readonly days: readonly string[]
  /** Index values of these days. */
  readonly records: readonly TableRecord[]
}
