import type { Translations } from '@site/contracts/locale-schemas.ts'
import type { Company, Person, Shareholder, StockEvent, Subsidiary } from '@site/contracts/market/company.ts'
import type { CorporateActionKind } from '@site/contracts/market/corporate-actions.ts'
import type { PriceMark } from '@site/contracts/market/prices.ts'
import type { StatementColumn, Statements } from '@site/contracts/market/statements.ts'
import type { Board, Sector, Text } from '@site/contracts/market/values.ts'
import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely'
import type { StoredActionDetails } from '#market/corporate-actions/stored-details.ts'

/**
 * The tables of the market database. Columns are snake_case in SQL and camelCase here (CamelCasePlugin, see
 * connection.ts). Days are `2026-11-20` texts, texts in two languages are jsonb objects, numbers of shares are
 * bigint in SQL and safe integers here. Whatever belongs to a company goes when the company goes.
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
}

export interface CompaniesTable {
  ticker: string
  /** Path of the company on the site; unique. */
  slug: string
  shortName: string
  name: Text
  business: Text
  /** Paragraphs without markup. */
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
  /** Both null where the company is traded as usual. */
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
  /** Place among the featured of the first page (1 first); null: not featured. */
  featuredPlace: number | null
}

/** `place` orders the rows of a company, in this and the next three tables; (ticker, place) is the key. */
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

/** Every change of the number of shares; place 1 is the oldest. Prices are adjusted by `priceEvents`, not by these. */
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

/** As traded, never adjusted. Key (ticker, day). */
interface PricesTable {
  ticker: string
  day: string
  open: number
  high: number
  low: number
  close: number
  volume: number
  /**
   * The product of the factors of all events after the day: prices are multiplied by it, volumes divided.
   * Written by applyPriceEvents (database/apply-price-events.ts) only; leave it out when inserting.
   */
  adjustmentFactor: Generated<number>
}

/**
 * What belongs on the chart and makes prices, dividends and figures for one share comparable: one row for each
 * cash or stock dividend, bonus, split, reverse split and rights issue. Key (ticker, day, kind, place).
 */
export interface PriceEventsTable {
  ticker: string
  /** First day without the right (ex date in the regular market), or with the new par value. */
  day: string
  kind: PriceMark['kind']
  /** Counts from 1 where several of a kind share the day (an interim and a special dividend). */
  place: Generated<number>
  /** The corporate action that it follows from, with which it moves and goes; null for rights issues. */
  actionId: Generated<string | null>
  /** Cash dividends: rupiah for one share of that day; null when paid in another currency. */
  amount: number | null
  /** Cash dividends: the year that the profit is of. */
  bookYear: number | null
  /** All but cash dividends: `old` shares give (bonus, stock dividend, rights) or become (splits) `new`. */
  ratioOld: number | null
  ratioNew: number | null
  /** Rights: rupiah for one new share. */
  exercisePrice: number | null
  /** What prices before the day are multiplied by. Written by applyPriceEvents; leave it out when inserting. */
  factor: Generated<number>
}

interface IndicesTable {
  code: string
  name: string
  /** The first index with values is the one of the first page. */
  place: number
  /** Where the members are known; null: only the values are. */
  title: Generated<Text | null>
}

/** When a company was in an index; periods of the same two do not overlap. Key (code, ticker, memberFrom). */
interface IndexMembersTable {
  code: string
  ticker: string
  memberFrom: string
  /** The last day as a member; null: no end is known. */
  memberTo: string | null
}

/** Closing values. Key (code, day). */
interface IndexValuesTable {
  code: string
  day: string
  value: number
}

/** One row for each period that was filed. Key (ticker, year, months). */
interface StatementPeriodsTable {
  ticker: string
  year: number
  months: StatementColumn['months']
  /** Last day of the period. */
  periodEnd: string
  isRestated: boolean
}

/**
 * The lines and notes of a filed period by their keys in packages/finance/src/statement-layouts.ts; amounts in
 * millions of the company's `statementCurrency`, figures for one share in units, numbers of shares in shares.
 * Key (ticker, year, months, item).
 */
interface StatementValuesTable {
  ticker: string
  year: number
  months: StatementColumn['months']
  item: string
  value: number
}

export interface CorporateActionsTable {
  /** Stays the same for as long as the action exists. */
  id: string
  ticker: string
  kind: CorporateActionKind
  status: 'planned' | 'ongoing' | 'completed' | 'cancelled'
  /** Ex date, meeting day, listing day or first day with the new par value; null before it is announced. */
  keyDate: string | null
  /** The fields of the kind: parse with StoredActionDetailsSchema (corporate-actions/stored-details.ts). */
  details: ColumnType<unknown, StoredActionDetails, StoredActionDetails>
}

/** Texts are null in a language that the item was not published in; at least one language is there. */
interface NewsTable {
  id: string
  ticker: string
  /** Unique in each language. */
  slugId: string | null
  slugEn: string | null
  title: Translations
  summary: Translations
  /** Paragraphs without markup. */
  body: { id: string[] | null; en: string[] | null }
  source: string
  publishedAt: ColumnType<Date, string | Date, string | Date>
}

/** The change feed. Written by writeChange only. */
interface ChangesTable {
  sequence: GeneratedAlways<number>
  tags: string[]
  at: ColumnType<Date, never, never>
}

export type CompanyRecord = Selectable<CompaniesTable>
export type NewCompany = Insertable<CompaniesTable>
export type NewPrice = Insertable<PricesTable>
export type NewPriceEvent = Insertable<PriceEventsTable>
export type NewCorporateAction = Insertable<CorporateActionsTable>
export type NewNewsItem = Insertable<NewsTable>
