import type { Translations } from '@site/contracts/locale-schemas.ts'
import type { Company, Person, Shareholder, StockEvent, Subsidiary } from '@site/contracts/market/company.ts'
import type { ActionStatus, CorporateActionKind } from '@site/contracts/market/corporate-actions.ts'
import type { PriceMark } from '@site/contracts/market/prices.ts'
import type { StatementColumn, Statements } from '@site/contracts/market/statements.ts'
import type { Board, Sector, Text } from '@site/contracts/market/values.ts'
import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely'
import type { StoredActionDetails } from '#market/corporate-actions/stored-details.ts'

/**
 * The tables of the market database. Columns are snake_case in SQL and camelCase here (CamelCasePlugin, see
 * connection.ts). Days are strings such as `2026-11-20`, bilingual texts are jsonb objects, share counts are bigint in
 * SQL and safe integers here. Rows of a company are deleted with it.
 */
export interface Database {
  companies: CompaniesTable
  managers: ManagersTable
  subsidiaries: SubsidiariesTable
  shareholders: ShareholdersTable
  stockEvents: StockEventsTable
  prices: PricesTable
  priceEvents: PriceEventsTable
  indices: IndicesTable
  indexValues: IndexValuesTable
  indexMembers: IndexMembersTable
  statementPeriods: StatementPeriodsTable
  statementValues: StatementValuesTable
  corporateActions: CorporateActionsTable
  news: NewsTable
  changes: ChangesTable
  vendorCalls: VendorCallsTable
  vendorProgress: VendorProgressTable
}

export interface CompaniesTable {
  ticker: string
  /** Path segment of the company on the site; unique. */
  slug: string
  shortName: string
  name: Text
  business: Text
  /** Plain-text paragraphs. */
  description: Company['description']
  sectorCode: Sector['code']
  subSector: Text
  industry: Text
  subIndustry: Text
  boardCode: Board['code']
  listingDate: string
  ipoPrice: number
  listedShares: number
  /** Percent; null: not published. */
  freeFloat: number | null
  isSharia: boolean
  /** Both null if the company is not suspended. */
  suspendedSince: string | null
  suspensionReason: Text | null
  /** The last day on the exchange; null: still listed. */
  delistedOn: string | null
  address: string
  phone: string | null
  fax: string | null
  email: string | null
  website: string | null
  statementLayout: Statements['layout']
  statementCurrency: Statements['currency']
  responsiblePerson: Company['management']['responsiblePerson']
  registrar: Company['management']['registrar']
  managementAsOf: string | null
  shareholdersAsOf: string | null
  /** Position among the featured companies of the home page (1 first); null: not featured. */
  featuredPlace: number | null
}

/** `place` orders the rows of a company, in this and the next three tables; the key is (ticker, place). */
export interface ManagersTable {
  ticker: string
  place: number
  body: 'commissioners' | 'directors'
  name: string
  position: Person['position']
  since: string | null
  isAffiliated: boolean
}

interface SubsidiariesTable {
  ticker: string
  place: number
  name: string
  relation: Subsidiary['relation']
  business: Text
  location: string
  commercialYear: number | null
  /** In millions of `currency`. */
  totalAssets: number | null
  currency: Subsidiary['currency']
  /** Percent. */
  ownership: number
  isActive: boolean
}

interface ShareholdersTable {
  ticker: string
  place: number
  name: Text
  category: Shareholder['category']
  shares: number
  percentage: number
}

/** All changes of the number of shares; place 1 is the oldest. Prices are adjusted by `priceEvents` instead. */
interface StockEventsTable {
  ticker: string
  place: number
  date: string
  event: StockEvent['event']
  sharesAdded: number
  sharesTotal: number
  price: number | null
  ratioOld: number | null
  ratioNew: number | null
}

/** Unadjusted. Key (ticker, day). */
interface PricesTable {
  ticker: string
  day: string
  open: number
  high: number
  low: number
  close: number
  volume: number
  /**
   * The product of the factors of all later events: prices are multiplied by it, volumes divided. Only applyPriceEvents
   * (database/apply-price-events.ts) writes it; omit it in inserts.
   */
  adjustmentFactor: Generated<number>
}

/**
 * Events that are shown on the chart and make prices, dividends and per-share figures comparable: cash and stock
 * dividends, bonus shares, splits, reverse splits and rights issues. Key (ticker, day, kind, place).
 */
export interface PriceEventsTable {
  ticker: string
  /** The ex date in the regular market, or the first day with the new par value. */
  day: string
  kind: PriceMark['kind']
  /** Numbers events of the same kind and day, from 1 (an interim and a special dividend). */
  place: Generated<number>
  /** The corporate action, with which the event moves and is deleted; null for rights issues. */
  actionId: Generated<string | null>
  /** Cash dividends: rupiah per share on that day; null if paid in another currency. */
  amount: number | null
  /** Cash dividends: the book year. */
  bookYear: number | null
  /** Except for cash dividends: `old` shares give (bonus, stock dividend, rights) or become (splits) `new`. */
  ratioOld: number | null
  ratioNew: number | null
  /** Rights: rupiah per new share. */
  exercisePrice: number | null
  /** Multiplier of earlier prices. Written by applyPriceEvents; omit it in inserts. */
  factor: Generated<number>
}

interface IndicesTable {
  code: string
  name: string
  /** The first index with values is shown on the home page. */
  place: number
  /** Set if the members are known; null: only the values are. */
  title: Generated<Text | null>
}

/** Index memberships; periods of the same company and index do not overlap. Key (code, ticker, memberFrom). */
interface IndexMembersTable {
  code: string
  ticker: string
  memberFrom: string
  /** The last day as a member; null: open-ended. */
  memberTo: string | null
}

/** Closing values. Key (code, day). */
interface IndexValuesTable {
  code: string
  day: string
  value: number
}

/** One row per filed period. Key (ticker, year, months). */
interface StatementPeriodsTable {
  ticker: string
  year: number
  months: StatementColumn['months']
  /** Last day of the period. */
  periodEnd: string
  isRestated: boolean
}

/**
 * Lines and notes of a filed period by their keys in packages/finance/src/statement-layouts.ts; amounts in millions of
 * the company's `statementCurrency`, per-share figures in units, share counts in shares. Key (ticker, year, months,
 * item).
 */
interface StatementValuesTable {
  ticker: string
  year: number
  months: StatementColumn['months']
  item: string
  value: number
}

export interface CorporateActionsTable {
  /** Stable for the lifetime of the action. */
  id: string
  ticker: string
  kind: CorporateActionKind
  /** Null: it follows from the days (corporate-actions/source.ts). */
  status: ActionStatus | null
  /** Ex date, meeting day, listing day or first day with the new par value; null before it is announced. */
  keyDate: string | null
  /** The fields of the kind: parse with StoredActionDetailsSchema (corporate-actions/stored-details.ts). */
  details: ColumnType<unknown, StoredActionDetails, StoredActionDetails>
}

/** Texts are null in a language without a translation; at least one language exists. */
interface NewsTable {
  id: string
  ticker: string
  /** Unique per language. */
  slugId: string | null
  slugEn: string | null
  title: Translations
  summary: Translations
  /** Plain-text paragraphs. */
  body: { id: string[] | null; en: string[] | null }
  source: string
  publishedAt: ColumnType<Date, string | Date, string | Date>
}

/** The change feed. Written only by writeChange. */
interface ChangesTable {
  sequence: GeneratedAlways<number>
  tags: string[]
  at: ColumnType<Date, never, never>
}

/** API calls in the quota of a day. Key (vendor, day). */
interface VendorCallsTable {
  vendor: string
  day: string
  calls: number
}

/** The last day through which prices are pulled. Key (vendor, ticker). */
interface VendorProgressTable {
  vendor: string
  ticker: string
  pulledThrough: string
}

export type CompanyRecord = Selectable<CompaniesTable>
export type NewCompany = Insertable<CompaniesTable>
export type NewPrice = Insertable<PricesTable>
export type NewPriceEvent = Insertable<PriceEventsTable>
export type NewCorporateAction = Insertable<CorporateActionsTable>
export type NewNewsItem = Insertable<NewsTable>
