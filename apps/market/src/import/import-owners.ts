import { shareholderCategories, stockEvents, subsidiaryRelations } from '@site/contracts/market/company.ts'
import { statementCurrencies } from '@site/contracts/market/statements.ts'
import { roundHalfUp } from '@site/finance/rounding.ts'
import type { Insertable } from 'kysely'
import type { Database } from '#market/database/schema.ts'
import {
  day,
  decimal,
  oneOf,
  optional,
  ratioPart,
  rupiah,
  shares,
  text,
  ticker,
  wholeNumber,
  year,
  yesNo,
} from './cells.ts'
import { type ImportContext, readCompanyRows, rowsByTicker } from './import-context.ts'
import { updateCompanies } from './import-people.ts'
import { replaceRows } from './replace-rows.ts'

export const subsidiaryColumns = {
  ticker,
  name: text(200),
  relation: oneOf(subsidiaryRelations),
  business_id: text(400),
  business_en: text(400),
  location: text(120),
  commercial_year: optional(year),
  total_assets: optional(decimal(0, 1e12)),
  currency: oneOf(statementCurrencies),
  ownership: decimal(0, 100),
  active: yesNo,
}

export async function importSubsidiaries(context: ImportContext): Promise<void> {
  const rows = readCompanyRows(context, 'subsidiaries', subsidiaryColumns)
  if (!rows) return
  const subsidiariesOf = new Map<string, Insertable<Database['subsidiaries']>[]>()
  for (const [key, group] of await rowsByTicker(rows)) {
    if (context.findings.isIncomplete(key, group)) continue
    const subsidiaries = group.map(({ cells }, index) => ({
      ticker: key,
      place: index + 1,
      name: cells.name,
      relation: cells.relation,
      business: { id: cells.business_id, en: cells.business_en },
      location: cells.location,
      commercialYear: cells.commercial_year,
      totalAssets: cells.total_assets,
      currency: cells.currency,
      ownership: cells.ownership,
      isActive: cells.active,
    }))
    subsidiariesOf.set(key, subsidiaries)
  }
  await replaceRows(context, 'subsidiaries', subsidiariesOf)
}

export const shareholderColumns = {
  ticker,
  as_of: day,
  name_id: text(200),
  name_en: text(200),
  category: oneOf(shareholderCategories),
  shares,
}

/** The shareholders of a company must add up to its listed shares; the free float is the public part. */
export async function importShareholders(context: ImportContext): Promise<void> {
  const rows = readCompanyRows(context, 'shareholders', shareholderColumns)
  if (!rows) return
  const holdersOf = new Map<string, Insertable<Database['shareholders']>[]>()
  const sides = new Map<string, { shareholdersAsOf: string | null; freeFloat: number }>()
  for (const [key, group] of await rowsByTicker(rows)) {
    const listed = context.companies.get(key)?.listedShares ?? 0
    const total = group.reduce((sum, { cells }) => sum + cells.shares, 0)
    const [first] = group
    const last = group.at(-1)
    if (last && total !== listed) {
      const message = `the shareholders of ${key} hold ${total} shares, listed are ${listed}`
      context.findings.leaveOut(last, 'shares', message)
    }
    const asOf = first?.cells.as_of ?? null
    if (first && asOf !== null && asOf > context.lastDay) {
      const message = `${asOf} is after ${context.lastDay}: who holds shares then is not known yet`
      context.findings.leaveOut(first, 'as_of', message)
    }
    if (context.findings.isIncomplete(key, group)) continue
    const percentage = (count: number) => roundHalfUp((count / listed) * 100, 4)
    const shareholders = group.map(({ cells }, index) => ({
      ticker: key,
      place: index + 1,
      name: { id: cells.name_id, en: cells.name_en },
      category: cells.category,
      shares: cells.shares,
      percentage: percentage(cells.shares),
    }))
    holdersOf.set(key, shareholders)
    const free = group.filter(({ cells }) => cells.category === 'public')
    sides.set(key, {
      shareholdersAsOf: asOf,
      freeFloat: percentage(free.reduce((sum, { cells }) => sum + cells.shares, 0)),
    })
  }
  await replaceRows(context, 'shareholders', holdersOf)
  await updateCompanies(context, sides)
}

export const historyColumns = {
  ticker,
  date: day,
  event: oneOf(stockEvents),
  shares_added: wholeNumber(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  shares_total: shares,
  price: optional(rupiah),
  ratio_old: optional(ratioPart),
  ratio_new: optional(ratioPart),
}

/** Oldest first; each total is the previous one plus the added shares, and the last one equals the listed shares. */
export async function importStockHistory(context: ImportContext): Promise<void> {
  const rows = readCompanyRows(context, 'stock-history', historyColumns)
  if (!rows) return
  const eventsOf = new Map<string, Insertable<Database['stockEvents']>[]>()
  for (const [key, group] of await rowsByTicker(rows)) {
    let total = 0
    let date = ''
    for (const row of group) {
      const { cells } = row
      const addError = (column: string, message: string) => context.findings.leaveOut(row, column, message)
      total += cells.shares_added
      if (cells.shares_total !== total) {
        addError(
          'shares_total',
          `is ${cells.shares_total}, the total before and the shares added make ${total}`,
        )
        total = cells.shares_total
      }
      if (cells.date < date)
        addError('date', `${cells.date} comes after ${date}: the oldest event stands first`)
      if ((cells.ratio_old === null) !== (cells.ratio_new === null))
        addError('ratio_new', 'a ratio has two parts')
      date = cells.date
    }
    const listed = context.companies.get(key)?.listedShares
    const last = group.at(-1)
    if (last && total !== listed) {
      const message = `ends with ${total} shares of ${key}, listed are ${listed}`
      context.findings.leaveOut(last, 'shares_total', message)
    }
    if (context.findings.isIncomplete(key, group)) continue
    const events = group.map(({ cells }, index) => ({
      ticker: key,
      place: index + 1,
      date: cells.date,
      event: cells.event,
      sharesAdded: cells.shares_added,
      sharesTotal: cells.shares_total,
      price: cells.price,
      ratioOld: cells.ratio_old,
      ratioNew: cells.ratio_new,
    }))
    eventsOf.set(key, events)
  }
  await replaceRows(context, 'stockEvents', eventsOf)
}
