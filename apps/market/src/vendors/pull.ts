import type { Kysely } from 'kysely'
import { daysBefore } from '#market/calendar/days.ts'
import type { Database } from '#market/database/schema.ts'
import type { TableRecord } from '#market/import/reading/adapter.ts'
import { findingText, ImportRejected } from '#market/import/reading/import-findings.ts'
import {
  advance,
  advanceFrom,
  barsOnDayBefore,
  behind,
  knownTickers,
  marketProgress,
  mostTraded,
  rememberUnlisted,
  startProgress,
  unlistedSince,
} from './progress.ts'
import { withoutStored } from './stored-records.ts'
import type { DayRange, Vendor } from './vendor.ts'
import { VendorError } from './vendor-error.ts'

interface PullOptions {
  readonly database: Kysely<Database>
  readonly vendor: Vendor
  /** Imports records, if there are any, in one transaction and by the same rules as files. */
  readonly importRecords: (name: string, records: readonly TableRecord[]) => Promise<void>
  /** The last day that can be complete now. */
  readonly lastDay: string
  /** Where the history of a company without any prices begins. */
  readonly since: string
  /** How many calls are left today. */
  readonly callsLeft: () => Promise<number>
  readonly log: (message: string) => void
}

export type PullOutcome =
  /** Everything up to the last day is imported. */
  | 'complete'
  /** The vendor does not have the last day yet, or there was none. */
  | 'waiting'
  /** Today's calls are used up; the next pull continues. */
  | 'usedUp'
  | 'failed'

/** With more missing days, only the latest is pulled whole, and the others company by company. */
const MAX_WHOLE_DAYS = 5
/** A list with fewer bars than this share of the day before is incomplete. */
const MIN_SHARE_OF_BARS = 0.8
const COMPANIES_PER_IMPORT = 50
/** Bounds the memory and the size of a transaction. */
const RECORDS_PER_IMPORT = 20_000
/** Profiles cost a call each, and most without a listing date never get one. */
const REQUEST_UNLISTED_AFTER_DAYS = 7
/** A vendor that sends garbage for one company after the other has changed its format. */
const MAX_UNUSABLE_IN_A_ROW = 3

/**
 * Pulls what is missing since the last pull: first whole days, so that the latest day is never partial, then new
 * companies, then the history of companies that are behind. Each step is imported before the next one, and the next pull
 * continues where this one ended. Stored bars, index values and actions are never replaced: the exchange's own files know more.
 */
export async function pull(options: PullOptions): Promise<PullOutcome> {
  try {
    const lastPulled = await pullDays(options)
    await pullCompanies(options)
    await pullHistories(options, lastPulled)
    if (lastPulled === null) return 'complete'
    const isCurrent = lastPulled >= options.lastDay
    options.log(
      isCurrent
        ? `Pulled through ${lastPulled}.`
        : `${options.vendor.name} has no prices after ${lastPulled} yet.`,
    )
    return isCurrent ? 'complete' : 'waiting'
  } catch (error) {
    if (error instanceof ImportRejected) {
      options.log(['Nothing was imported:', ...error.findings.map(findingText)].join('\n  '))
      return 'failed'
    }
    if (!(error instanceof VendorError)) throw error
    const isUsedUp = error.failure === 'usedUp'
    options.log(
      `${error.message}. ${isUsedUp ? 'The next pull continues here.' : 'What was pulled before is imported.'}`,
    )
    return isUsedUp ? 'usedUp' : 'failed'
  }
}

/** Returns the day through which the vendor lists the whole market; null if that is unknown. */
async function pullDays(options: PullOptions): Promise<string | null> {
  const { database, vendor, importRecords, lastDay, callsLeft, log } = options
  await startProgress(database, options)
  const tickers = await knownTickers(database)
  const pulled = await marketProgress(database, vendor.name)
  if (pulled === null) return null
  if (pulled >= lastDay) return pulled
  const liquid = await mostTraded(database)
  const { days, records } = await vendor.tradingDays({ from: daysBefore(pulled, -1), to: lastDay }, liquid)
  await importRecords(`${vendor.name} indices`, await withoutStored(database, records))
  if (days.length === 0) return liquid === null ? null : pulled
  const wanted = days.length > MAX_WHOLE_DAYS ? days.slice(-1) : days
  const price = vendor.callsPerDay(tickers.length) * wanted.length
  const left = await callsLeft()
  if (left < price) {
    log(`Whole days need ${price} calls and ${left} are left, so companies are pulled one by one.`)
    return null
  }
  let last = pulled
  for await (const { day, records: ofDay } of vendor.days(wanted, tickers)) {
    last = day
    const known = ofDay.filter(({ cells }) => cells.ticker === undefined || tickers.includes(cells.ticker))
    await rejectPartialDay(options, day, known)
    await importRecords(`${vendor.name} ${day}`, await withoutStored(database, known))
    await advanceFrom(database, { vendor: vendor.name, since: days[days.indexOf(day) - 1] ?? pulled, day })
    log(`${day}: ${barsIn(known)} bars.`)
  }
  return last
}

async function rejectPartialDay(
  { database, vendor }: PullOptions,
  day: string,
  records: readonly TableRecord[],
): Promise<void> {
  const [bars, before] = [barsIn(records), await barsOnDayBefore(database, day)]
  if (bars >= before * MIN_SHARE_OF_BARS) return
  const message = `${vendor.name} lists ${bars} bars on ${day}, and the day before has ${before}: the list is incomplete, so nothing of that day is imported`
  throw new VendorError('unavailable', message)
}

/** Without days on which a company did not trade, which are no bars. */
function barsIn(records: readonly TableRecord[]): number {
  return records.filter(({ table, cells }) => table === 'prices' && cells.volume !== '0').length
}

/** Leaves out a company of which the vendor sends garbage. Of several in a row, the last one throws. */
function createResponseGuard({ log }: PullOptions) {
  let unusable = 0
  return async <Result>(ticker: string, response: Promise<Result>): Promise<Result | null> => {
    try {
      const result = await response
      unusable = 0
      return result
    } catch (error) {
      if (!(error instanceof VendorError) || error.failure !== 'unusable') throw error
      unusable += 1
      if (unusable === MAX_UNUSABLE_IN_A_ROW) throw error
      log(`${error.message}. ${ticker} is left out.`)
      return null
    }
  }
}

async function pullCompanies(options: PullOptions): Promise<void> {
  const { database, vendor, importRecords, lastDay, log } = options
  if (vendor.profiles === undefined) return
  const since = daysBefore(lastDay, REQUEST_UNLISTED_AFTER_DAYS)
  const known = new Set([
    ...(await knownTickers(database, 'withDelisted')),
    ...(await unlistedSince(database, vendor.name, since)),
  ])
  const usable = createResponseGuard(options)
  let found: TableRecord[] = []
  const flush = async () => {
    if (found.length === 0) return
    await importRecords(`${vendor.name} companies`, found)
    log(`${found.length} new companies.`)
    found = []
  }
  try {
    for (const ticker of await vendor.profiles.tickers()) {
      if (known.has(ticker)) continue
      const profile = await usable(ticker, vendor.profiles.of(ticker))
      if (profile !== null) found.push(profile)
      if (!profile?.cells.listing_date) {
        await rememberUnlisted(database, { vendor: vendor.name, ticker, requestedOn: lastDay })
      }
      if (found.length === COMPANIES_PER_IMPORT) await flush()
    }
  } finally {
    // Calls were paid for these, even if a later one failed.
    await flush()
  }
}

async function pullHistories(options: PullOptions, lastPulled: string | null): Promise<void> {
  const { database, vendor, importRecords, lastDay, log } = options
  await startProgress(database, options)
  const companies = await behind(database, vendor.name, lastPulled ?? lastDay)
  let records: TableRecord[] = []
  let pulled: { ticker: string; day: string }[] = []
  const usable = createResponseGuard(options)
  const flush = async () => {
    await importRecords(`${vendor.name} history`, await withoutStored(database, records))
    await advance(database, vendor.name, pulled)
    if (pulled.length > 0) log(`History of ${pulled.length} companies, ${barsIn(records)} bars.`)
    records = []
    pulled = []
  }
  try {
    for (const { ticker, pulledThrough } of companies) {
      const range: DayRange = { from: daysBefore(pulledThrough, -1), to: lastPulled ?? lastDay }
      const found = await usable(ticker, vendor.history(ticker, range))
      if (found === null) continue
      records.push(...found)
      pulled.push({ ticker, day: lastPulled ?? lastBar(found) ?? daysBefore(lastDay, 1) })
      if (records.length >= RECORDS_PER_IMPORT) await flush()
    }
  } finally {
    await flush()
  }
}

/** If it is unknown which days the vendor has, it may not have the last one yet. */
function lastBar(records: readonly TableRecord[]): string | undefined {
  return records.findLast(({ table }) => table === 'prices')?.cells.date
}
