import type { ImportOutcome } from '@site/contracts/market/data-status.ts'
import type { ColumnType, GeneratedAlways } from 'kysely'

/** The report of each import, newest with the greatest ID. */
export interface ImportRunsTable {
  id: GeneratedAlways<number>
  at: ColumnType<Date, never, never>
  outcome: ImportOutcome
  /** The part of the prices of its newest day that was left out; null without prices. */
  leftOutRatio: number | null
  /** See import/import-report.ts. */
  report: ColumnType<unknown, string, never>
}

/** The change feed. Written only by writeChange. */
export interface ChangesTable {
  sequence: GeneratedAlways<number>
  tags: string[]
  at: ColumnType<Date, never, never>
}

/** API calls in the quota of a day. Key (vendor, day). */
export interface VendorCallsTable {
  vendor: string
  day: string
  calls: number
}

/** The last day through which prices are pulled. Key (vendor, ticker). */
export interface VendorProgressTable {
  vendor: string
  ticker: string
  pulledThrough: string
}

/** Companies whose listing date a vendor did not have. Key (vendor, ticker). */
export interface VendorUnlistedTable {
  vendor: string
  ticker: string
  requestedOn: string
}
