import { isDeepStrictEqual } from 'node:util'
import { statementLayouts } from '@site/contracts/market/statements.ts'
import { boardCodes, currencyCodes, type OptionalText, sectorCodes } from '@site/contracts/market/values.ts'
import { issuedAfterListing } from '@site/finance/share-counts.ts'
import { findEnglishIndustry, type IndustryLevel } from '#market/classification/industries.ts'
import type { CompanyRecord } from '#market/database/schema.ts'
import { writeRows } from '#market/database/write-rows.ts'
import {
  day,
  descriptive,
  oneOf,
  optional,
  paragraphs,
  positiveShares,
  rupiah,
  text,
  ticker,
  webAddress,
  wholeNumber,
  yesNo,
} from '#market/import/reading/cells.ts'
import { readTable, type TableRow } from '#market/import/reading/read-table.ts'
import { type ImportContext, leaveOutUnknown } from './import-context.ts'
import { joinTouched, nothingTouched, type Touched, touchCompanies, touchPrices } from './touched.ts'

export const companyColumns = {
  ticker,
  name_id: optional(text(200)),
  name_en: descriptive(text(200)),
  short_name: descriptive(text(120)),
  sector: optional(oneOf(sectorCodes)),
  sub_sector_id: descriptive(text(120)),
  sub_sector_en: descriptive(text(120)),
  industry_id: descriptive(text(120)),
  industry_en: descriptive(text(120)),
  sub_industry_id: descriptive(text(120)),
  sub_industry_en: descriptive(text(120)),
  board: optional(oneOf(boardCodes)),
  business_id: descriptive(text()),
  business_en: descriptive(text()),
  description_id: descriptive(paragraphs),
  description_en: descriptive(paragraphs),
  listing_date: optional(day),
  ipo_price: optional(rupiah),
  listed_shares: optional(positiveShares),
  issued_shares: optional(positiveShares),
  sharia: optional(yesNo),
  suspended_since: optional(day),
  suspension_reason_id: optional(text()),
  suspension_reason_en: descriptive(text()),
  delisted_on: optional(day),
  address: descriptive(text(400)),
  phone: descriptive(text(60)),
  fax: descriptive(text(60)),
  email: descriptive(text(120)),
  website: descriptive(webAddress),
  registrar: descriptive(text(160)),
  statement_layout: optional(oneOf(statementLayouts)),
  statement_currency: optional(oneOf(currencyCodes)),
  fiscal_year_end: optional(wholeNumber(1, 12)),
  featured_place: optional(wholeNumber(1, 99)),
}
type CompanyRow = TableRow<typeof companyColumns>

/** The columns of `companies` in this table; other tables fill the others. */
type OwnColumns = Omit<
  CompanyRecord,
  | 'freeFloat'
  | 'responsiblePerson'
  | 'managementAsOf'
  | 'shareholdersAsOf'
  | 'holderTypesAsOf'
  | 'sharesAsOf'
  | 'notationsAsOf'
  | 'areBreaksSearched'
  | 'boardAsOf'
>

/** Imports the companies and loads all known ones. Of several files about a company, each adds what it has. */
export async function importCompanies(context: ImportContext): Promise<Touched> {
  const { transaction, findings, companies } = context
  const existing = new Map(
    (await transaction.selectFrom('companies').selectAll().execute()).map((row) => [row.ticker, row]),
  )
  for (const [key, company] of existing) companies.set(key, company)
  const rows = readTable(context, 'companies', companyColumns)
  if (!rows) return nothingTouched
  const seen = new Set<string>()
  const imported = new Map<string, OwnColumns>()
  /** Rows without a name, such as those of filings: they cannot add a company, but a later row may. */
  const waiting: CompanyRow[] = []
  const importRow = (row: CompanyRow, stored: OwnColumns | undefined) => {
    const key = row.cells.ticker
    const given = parseCompany(row, stored, context)
    if (given === null) return
    const known = existing.get(key)
    // A company profile has no day, and daily files know the board of a day.
    const company = known && known.boardAsOf !== null ? { ...given, boardCode: known.boardCode } : given
    companies.set(key, company)
    imported.set(key, company)
    const before = existing.get(key)
    if (before && before.listedShares !== company.listedShares) context.listedShares.set(key, row)
  }
  for await (const row of rows) {
    const key = row.cells.ticker
    const inFile = `${key} ${row.file}`
    const stored = imported.get(key) ?? existing.get(key)
    if (seen.has(inFile)) findings.leaveOut(row, 'ticker', `${key} is duplicated`, 'duplicate')
    else if (!stored && row.given.name_id === undefined) waiting.push(row)
    else importRow(row, stored)
    seen.add(inFile)
  }
  for (const row of waiting) {
    const stored = imported.get(row.cells.ticker)
    if (stored) importRow(row, stored)
    else leaveOutUnknown(context, row, row.cells.ticker)
  }
  const changed = [...imported.values()].filter((company) => {
    const before = existing.get(company.ticker)
    return !before || !isDeepStrictEqual({ ...before, ...company }, { ...before })
  })
  await writeRows(transaction, 'companies', changed, ['ticker'])
  return joinTouched([touchCompanies(changed), touchFirstDays(changed, existing)])
}

/** The first trading day has the price of the IPO as its reference and, until March 2020, wider limits. */
function touchFirstDays(changed: readonly OwnColumns[], existing: ReadonlyMap<string, OwnColumns>): Touched {
  return touchPrices(
    changed.flatMap(({ ticker: key, listingDate, ipoPrice }) => {
      const before = existing.get(key)
      if (!before || (before.listingDate === listingDate && before.ipoPrice === ipoPrice)) return []
      return { ticker: key, day: listingDate < before.listingDate ? listingDate : before.listingDate }
    }),
  )
}

/** The columns of the exchange's classification, whose English names are known. */
const levels: Readonly<Record<string, IndustryLevel>> = {
  sub_sector: 'subSector',
  industry: 'industry',
  sub_industry: 'subIndustry',
}

/** null: the row is left out. */
function parseCompany(
  row: CompanyRow,
  stored: OwnColumns | undefined,
  { findings }: ImportContext,
): OwnColumns | null {
  const { cells, given } = row
  const leaveOut = (column: string, message: string) => findings.leaveOut(row, column, message)
  /** A column that the source does not have keeps the stored value. */
  const kept = <Value>(column: keyof CompanyRow['cells'], cell: Value, before: Value | undefined): Value =>
    given[column] === undefined && before !== undefined ? before : cell
  const keptText = (
    column: 'business' | 'sub_sector' | 'industry' | 'sub_industry' | 'suspension_reason',
    before: OptionalText | null | undefined,
  ) => {
    const id = kept(`${column}_id`, cells[`${column}_id`], before?.id)
    if (id === null) return null
    const level = levels[column]
    const en = selectEnglish(id, given[`${column}_en`], cells[`${column}_en`], before)
    return { id, en: en ?? (level === undefined ? null : findEnglishIndustry(level, id)) }
  }

  // One that follows from the name follows a corrected name too.
  const isShortened = stored !== undefined && stored.shortName === toShortName(stored.name.id)
  const keptShortName = isShortened ? null : stored?.shortName
  const nameId = kept('name_id', cells.name_id, stored?.name.id)
  const listingDate = kept('listing_date', cells.listing_date, stored?.listingDate)
  if (nameId === null) leaveOut('name_id', `the name of ${cells.ticker} is unknown`)
  if (listingDate === null) leaveOut('listing_date', `the listing date of ${cells.ticker} is unknown`)
  const delistedOn = kept('delisted_on', cells.delisted_on, stored?.delistedOn)
  if (delistedOn !== null && listingDate !== null && delistedOn < listingDate) {
    leaveOut('delisted_on', 'is before listing_date')
  }
  const suspendedSince = kept('suspended_since', cells.suspended_since, stored?.suspendedSince)
  const suspensionReason = keptText('suspension_reason', stored?.suspensionReason)
  if ((suspendedSince === null) !== (suspensionReason === null)) {
    leaveOut('suspended_since', 'a suspension needs its first day and its reason, or none of them')
  }
  if (nameId === null || listingDate === null || findings.isLeftOut(row)) return null

  const listedShares = kept('listed_shares', cells.listed_shares, stored?.listedShares)
  const issuedShares =
    given.issued_shares === undefined && stored
      ? issuedAfterListing(stored, listedShares)
      : cells.issued_shares
  const areCountsGiven = given.issued_shares !== undefined || given.listed_shares !== undefined
  if (areCountsGiven && issuedShares !== null && listedShares !== null && issuedShares < listedShares) {
    const message = `is ${issuedShares}, less than the ${listedShares} listed shares of ${cells.ticker}`
    findings.unusual(row, 'issued_shares', message)
  }
  const subSector = keptText('sub_sector', stored?.subSector)
  const description = kept('description_id', cells.description_id, stored?.description?.id)
  const layout = kept('statement_layout', cells.statement_layout, stored?.statementLayout)
  return {
    ticker: cells.ticker,
    slug: cells.ticker.toLowerCase(),
    shortName: kept('short_name', cells.short_name, keptShortName) ?? toShortName(nameId),
    // The name of a company is the same in both languages, unless it has an English one.
    name: { id: nameId, en: selectEnglish(nameId, given.name_en, cells.name_en, stored?.name) ?? nameId },
    business: keptText('business', stored?.business),
    description: description && {
      id: description,
      en: selectEnglish(description, given.description_en, cells.description_en, stored?.description),
    },
    sectorCode: kept('sector', cells.sector, stored?.sectorCode),
    subSector,
    industry: keptText('industry', stored?.industry),
    subIndustry: keptText('sub_industry', stored?.subIndustry),
    boardCode: kept('board', cells.board, stored?.boardCode),
    listingDate,
    ipoPrice: kept('ipo_price', cells.ipo_price, stored?.ipoPrice),
    issuedShares,
    listedShares,
    isSharia: kept('sharia', cells.sharia, stored?.isSharia),
    suspendedSince,
    suspensionReason,
    delistedOn,
    address: kept('address', cells.address, stored?.address),
    phone: kept('phone', cells.phone, stored?.phone),
    fax: kept('fax', cells.fax, stored?.fax),
    email: kept('email', cells.email, stored?.email),
    website: kept('website', cells.website, stored?.website),
    registrar: kept('registrar', registrarNamed(cells.registrar, stored), stored?.registrar),
    statementLayout: layout ?? likelyLayout(nameId, subSector),
    statementCurrency:
      kept('statement_currency', cells.statement_currency, stored?.statementCurrency) ?? 'IDR',
    fiscalYearEnd: kept('fiscal_year_end', cells.fiscal_year_end, stored?.fiscalYearEnd) ?? 12,
    featuredPlace: kept('featured_place', cells.featured_place, stored?.featuredPlace),
  }
}

/** The other columns of a registrar are those of management.csv; they stay as long as its name does. */
function registrarNamed(
  name: string | null,
  stored: Pick<OwnColumns, 'registrar'> | undefined,
): OwnColumns['registrar'] {
  if (name === null) return null
  if (stored?.registrar?.name === name) return stored.registrar
  return { name, address: null, phone: null, fax: null, email: null }
}

/** Without an English column, the stored translation stays as long as the Indonesian text does. */
function selectEnglish<Content extends string | string[]>(
  id: Content,
  given: string | undefined,
  cell: Content | null,
  stored: { readonly id: Content; readonly en: Content | null } | null | undefined,
): Content | null {
  if (given !== undefined) return cell
  return stored && isDeepStrictEqual(stored.id, id) ? stored.en : null
}

/** `PT Bank Quantara Nusa Tbk` is a bank that everybody calls Bank Quantara Nusa. */
function toShortName(name: string): string {
  return name.replace(/^PT\.?\s+/i, '').replace(/[\s,]+Tbk\.?$/i, '') || name
}

/** Until a filing or our own file says it. */
function likelyLayout(name: string, subSector: OptionalText | null): CompanyRecord['statementLayout'] {
  const industry = subSector?.id ?? ''
  if (/bank/i.test(industry)) return /syariah/i.test(name) ? 'shariaBank' : 'bank'
  if (/asuransi/i.test(industry)) return 'insurer'
  return /pembiayaan/i.test(industry) ? 'multifinance' : 'general'
}
