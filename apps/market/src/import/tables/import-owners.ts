import {
  holderTypes,
  shareholderCategories,
  stockEvents,
  subsidiaryRelations,
} from '@site/contracts/market/company.ts'
import { currencyCodes } from '@site/contracts/market/values.ts'
import { roundHalfUp } from '@site/finance/rounding.ts'
import { computeIssuedShares, freeFloatPercent, registerDifference } from '@site/finance/share-counts.ts'
import type { Insertable } from 'kysely'
import type { Database } from '#market/database/schema.ts'
import {
  day,
  decimal,
  descriptive,
  oneOf,
  optional,
  positiveShares,
  ratioPart,
  rupiah,
  shares,
  text,
  ticker,
  wholeNumber,
  year,
  yesNo,
} from '#market/import/reading/cells.ts'
import { type ImportContext, lastRowsByTicker, readCompanyRows, rowsByTicker } from './import-context.ts'
import { updateCompanies } from './import-people.ts'
import { replaceRows } from './replace-rows.ts'
import { joinTouched, nothingTouched, type Touched } from './touched.ts'

export const subsidiaryColumns = {
  ticker,
  name: text(200),
  relation: oneOf(subsidiaryRelations),
  business_id: descriptive(text(400)),
  business_en: descriptive(text(400)),
  location: descriptive(text(120)),
  commercial_year: descriptive(year),
  total_assets: optional(decimal(0, 1e12)),
  currency: oneOf(currencyCodes),
  ownership: decimal(0, 100),
  active: yesNo,
}

export async function importSubsidiaries(context: ImportContext): Promise<Touched> {
  const rows = readCompanyRows(context, 'subsidiaries', subsidiaryColumns)
  if (!rows) return nothingTouched
  const subsidiariesOf = new Map<string, Insertable<Database['subsidiaries']>[]>()
  for (const [key, group] of await lastRowsByTicker(context, rows)) {
    if (context.findings.isIncomplete(key, group)) continue
    const subsidiaries = group.map(({ cells }, index) => ({
      ticker: key,
      place: index + 1,
      name: cells.name,
      relation: cells.relation,
      business: cells.business_id === null ? null : { id: cells.business_id, en: cells.business_en },
      location: cells.location,
      commercialYear: cells.commercial_year,
      totalAssets: cells.total_assets,
      currency: cells.currency,
      ownership: cells.ownership,
      isActive: cells.active,
    }))
    subsidiariesOf.set(key, subsidiaries)
  }
  return replaceRows(context, 'subsidiaries', subsidiariesOf)
}

export const shareholderColumns = {
  ticker,
  as_of: optional(day),
  name_id: text(200),
  name_en: descriptive(text(200)),
  category: oneOf(shareholderCategories),
  shares,
}

/** The shareholders of a company add up to its issued shares; the free float is the public part. */
export async function importShareholders(context: ImportContext): Promise<Touched> {
  const { findings, companies } = context
  const rows = readCompanyRows(context, 'shareholders', shareholderColumns)
  if (!rows) return nothingTouched
  const holdersOf = new Map<string, Insertable<Database['shareholders']>[]>()
  const sides = new Map<string, { shareholdersAsOf: string | null; freeFloat: number | null }>()
  for (const [key, group] of await lastRowsByTicker(context, rows, 'shareholdersAsOf')) {
    const counts = companies.get(key) ?? { issuedShares: null, listedShares: null }
    const total = group.reduce((sum, { cells }) => sum + cells.shares, 0)
    const issued = computeIssuedShares(counts) ?? total
    const difference = registerDifference(total, counts)
    const [first] = group
    const last = group.at(-1)
    if (last && difference !== 'none') {
      const message = `the shareholders of ${key} hold ${total} shares, issued are ${issued}`
      if (difference === 'large') findings.leaveOut(last, 'shares', message, 'holdersDiffer')
      else findings.unusual(last, 'shares', message, 'holdersDiffer')
    }
    const asOf = first?.cells.as_of ?? null
    if (first && asOf !== null && asOf > context.lastDay) {
      const message = `${asOf} is after ${context.lastDay}: who holds shares then is not known yet`
      findings.leaveOut(first, 'as_of', message)
    }
    if (findings.isIncomplete(key, group)) continue
    const shareholders = group.map(({ cells }, index) => ({
      ticker: key,
      place: index + 1,
      // Names of people and companies are the same in both languages.
      name: { id: cells.name_id, en: cells.name_en ?? cells.name_id },
      category: cells.category,
      shares: cells.shares,
      percentage: issued === 0 ? 0 : Math.min(100, roundHalfUp((cells.shares / issued) * 100, 4)),
    }))
    holdersOf.set(key, shareholders)
    const free = group.filter(({ cells }) => cells.category === 'public')
    const freeFloat = freeFloatPercent(
      free.reduce((sum, { cells }) => sum + cells.shares, 0),
      { ...counts, issuedShares: issued },
    )
    sides.set(key, {
      shareholdersAsOf: asOf,
      freeFloat: freeFloat === null ? null : roundHalfUp(freeFloat, 4),
    })
  }
  const holders = await replaceRows(context, 'shareholders', holdersOf)
  return joinTouched([holders, await updateCompanies(context, sides)])
}

export const holderTypeColumns = {
  ticker,
  as_of: day,
  type: oneOf(holderTypes),
  local: shares,
  foreign: shares,
}

/** Shares in custody by type of holder. The latest day of a company replaces older ones. */
export async function importHolderTypes(context: ImportContext): Promise<Touched> {
  const { transaction, findings, lastDay } = context
  const rows = readCompanyRows(context, 'holder-types', holderTypeColumns)
  if (!rows) return nothingTouched
  const stored = await transaction.selectFrom('companies').select(['ticker', 'holderTypesAsOf']).execute()
  const storedDay = new Map(stored.map((company) => [company.ticker, company.holderTypesAsOf]))
  const typesOf = new Map<string, Insertable<Database['holderTypes']>[]>()
  const sides = new Map<string, { holderTypesAsOf: string }>()
  for (const [key, group] of await rowsByTicker(rows)) {
    const future = group.find(({ cells }) => cells.as_of > lastDay)
    if (future) findings.leaveOut(future, 'as_of', `${future.cells.as_of} is after ${lastDay}`)
    if (findings.isIncomplete(key, group)) continue
    const days = group.map(({ cells }) => cells.as_of)
    const latest = days.reduce((one, other) => (other > one ? other : one), '')
    if (latest < (storedDay.get(key) ?? '')) continue
    // Of the same type twice, the later row counts.
    const byType = new Map(
      group
        .filter(({ cells }) => cells.as_of === latest)
        .map(({ cells: { type, local, foreign } }) => [type, { type, local, foreign }]),
    )
    typesOf.set(
      key,
      [...byType.values()].map((each, index) => ({ ticker: key, place: index + 1, ...each })),
    )
    sides.set(key, { holderTypesAsOf: latest })
  }
  const types = await replaceRows(context, 'holderTypes', typesOf)
  return joinTouched([types, await updateCompanies(context, sides)])
}

export const historyColumns = {
  ticker,
  date: day,
  event: oneOf(stockEvents),
  shares_added: wholeNumber(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  shares_total: positiveShares,
  price: optional(rupiah),
  ratio_old: optional(ratioPart),
  ratio_new: optional(ratioPart),
}

/**
 * Oldest first; the events of a company replace the stored ones from the first date on, because the exchange also has
 * lists of one year. Each total is the previous one plus the added shares; the last one is a count of the company.
 * Differences are listed only: no figure depends on this history.
 */
export async function importStockHistory(context: ImportContext): Promise<Touched> {
  const { findings, companies } = context
  const rows = readCompanyRows(context, 'stock-history', historyColumns)
  if (!rows) return nothingTouched
  const groups = await rowsByTicker(rows)
  const earlierOf = await loadStockEvents(context, [...groups.keys()])
  const eventsOf = new Map<string, Insertable<Database['stockEvents']>[]>()
  for (const [key, group] of groups) {
    const [first] = group
    const earlier = (earlierOf.get(key) ?? []).filter((event) => first && event.date < first.cells.date)
    let total =
      earlier.at(-1)?.sharesTotal ?? (first ? first.cells.shares_total - first.cells.shares_added : 0)
    let date = ''
    for (const row of group) {
      const { cells } = row
      total += cells.shares_added
      if (cells.shares_total !== total) {
        const message = `is ${cells.shares_total}, the total before and the shares added make ${total}`
        findings.unusual(row, 'shares_total', message)
        total = cells.shares_total
      }
      if (cells.date < date) {
        findings.leaveOut(row, 'date', `${cells.date} comes after ${date}: the oldest event stands first`)
      }
      if ((cells.ratio_old === null) !== (cells.ratio_new === null)) {
        findings.leaveOut(row, 'ratio_new', 'a ratio has two parts')
      }
      date = cells.date
    }
    const { listedShares = null, issuedShares = null } = companies.get(key) ?? {}
    const last = group.at(-1)
    if (last && listedShares !== null && total !== listedShares && total !== issuedShares) {
      const message = `ends with ${total} shares of ${key}, listed are ${listedShares}`
      findings.unusual(last, 'shares_total', message)
    }
    if (findings.isIncomplete(key, group)) continue
    const events = group.map(({ cells }) => ({
      ticker: key,
      date: cells.date,
      event: cells.event,
      sharesAdded: cells.shares_added,
      sharesTotal: cells.shares_total,
      price: cells.price,
      ratioOld: cells.ratio_old,
      ratioNew: cells.ratio_new,
    }))
    eventsOf.set(
      key,
      [...earlier, ...events].map((event, index) => ({ ...event, place: index + 1 })),
    )
  }
  return replaceRows(context, 'stockEvents', eventsOf)
}

async function loadStockEvents({ transaction }: ImportContext, tickers: readonly string[]) {
  if (tickers.length === 0) return new Map<string, never[]>()
  const stored = await transaction
    .selectFrom('stockEvents')
    .selectAll()
    .where('ticker', 'in', tickers)
    .orderBy('ticker')
    .orderBy('place')
    .execute()
  return Map.groupBy(stored, (event) => event.ticker)
}
