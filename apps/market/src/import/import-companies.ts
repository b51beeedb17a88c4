import { isDeepStrictEqual } from 'node:util'
import { statementCurrencies, statementLayouts } from '@site/contracts/market/statements.ts'
import { boardCodes, sectorCodes } from '@site/contracts/market/values.ts'
import type { CompaniesTable } from '#market/database/schema.ts'
import { writeRows } from '#market/database/write-rows.ts'
import {
  day,
  oneOf,
  optional,
  paragraphs,
  rupiah,
  shares,
  text,
  ticker,
  webAddress,
  wholeNumber,
  yesNo,
} from './cells.ts'
import type { ImportContext } from './import-context.ts'
import { readTable, type TableRow } from './read-table.ts'

export const companyColumns = {
  ticker,
  name_id: text(200),
  name_en: text(200),
  short_name: text(120),
  sector: oneOf(sectorCodes),
  sub_sector_id: text(120),
  sub_sector_en: text(120),
  industry_id: text(120),
  industry_en: text(120),
  sub_industry_id: text(120),
  sub_industry_en: text(120),
  board: oneOf(boardCodes),
  business_id: text(),
  business_en: text(),
  description_id: paragraphs,
  description_en: paragraphs,
  listing_date: day,
  ipo_price: rupiah,
  listed_shares: shares,
  sharia: yesNo,
  suspended_since: optional(day),
  suspension_reason_id: optional(text()),
  suspension_reason_en: optional(text()),
  delisted_on: optional(day),
  address: text(400),
  phone: optional(text(60)),
  fax: optional(text(60)),
  email: optional(text(120)),
  website: optional(webAddress),
  statement_layout: oneOf(statementLayouts),
  statement_currency: oneOf(statementCurrencies),
  featured_place: optional(wholeNumber(1, 99)),
}

/** The columns of `companies` in this file; management and shareholders files fill the others. */
type OwnColumns = Omit<
  CompaniesTable,
  | 'freeFloat'
  | 'responsiblePerson'
  | 'registrar'
  | 'managementAsOf'
  | 'shareholdersAsOf'
  | 'sharesAsOf'
  | 'notationsAsOf'
>

/** Imports the companies and loads all known ones. */
export async function importCompanies(context: ImportContext): Promise<void> {
  const { transaction, findings, companies } = context
  const existing = new Map(
    (await transaction.selectFrom('companies').selectAll().execute()).map((row) => [row.ticker, row]),
  )
  for (const [key, company] of existing) companies.set(key, company)
  const rows = readTable(context, 'companies', companyColumns)
  if (!rows) return
  const seen = new Set<string>()
  const changed: OwnColumns[] = []
  for await (const row of rows) {
    if (seen.has(row.cells.ticker)) {
      findings.leaveOut(row, 'ticker', `${row.cells.ticker} is duplicated`, 'duplicate')
      continue
    }
    seen.add(row.cells.ticker)
    const company = companyOf(row, context)
    if (findings.isLeftOut(row)) continue
    companies.set(company.ticker, company)
    const before = existing.get(company.ticker)
    if (before && isDeepStrictEqual({ ...before, ...company }, before)) continue
    context.touched.companies.add(company.ticker)
    if (before && before.listedShares !== company.listedShares) context.listedShares.set(company.ticker, row)
    changed.push(company)
  }
  await writeRows(transaction, 'companies', changed, ['ticker'])
}

function companyOf(row: TableRow<typeof companyColumns>, { findings }: ImportContext): OwnColumns {
  const { cells } = row
  const { suspended_since, suspension_reason_id, suspension_reason_en } = cells
  const reason =
    suspension_reason_id !== null && suspension_reason_en !== null
      ? { id: suspension_reason_id, en: suspension_reason_en }
      : null
  if ((suspended_since === null) !== (reason === null)) {
    const message = 'a suspension needs its first day and its reason in both languages, or none of them'
    findings.leaveOut(row, 'suspended_since', message)
  }
  if (cells.delisted_on !== null && cells.delisted_on < cells.listing_date) {
    findings.leaveOut(row, 'delisted_on', 'is before listing_date')
  }
  if (cells.listed_shares === 0) findings.leaveOut(row, 'listed_shares', 'is 0')
  return {
    ticker: cells.ticker,
    slug: cells.ticker.toLowerCase(),
    shortName: cells.short_name,
    name: { id: cells.name_id, en: cells.name_en },
    business: { id: cells.business_id, en: cells.business_en },
    description: { id: cells.description_id, en: cells.description_en },
    sectorCode: cells.sector,
    subSector: { id: cells.sub_sector_id, en: cells.sub_sector_en },
    industry: { id: cells.industry_id, en: cells.industry_en },
    subIndustry: { id: cells.sub_industry_id, en: cells.sub_industry_en },
    boardCode: cells.board,
    listingDate: cells.listing_date,
    ipoPrice: cells.ipo_price,
    listedShares: cells.listed_shares,
    isSharia: cells.sharia,
    suspendedSince: reason === null ? null : suspended_since,
    suspensionReason: suspended_since === null ? null : reason,
    delistedOn: cells.delisted_on,
    address: cells.address,
    phone: cells.phone,
    fax: cells.fax,
    email: cells.email,
    website: cells.website,
    statementLayout: cells.statement_layout,
    statementCurrency: cells.statement_currency,
    featuredPlace: cells.featured_place,
  }
}
