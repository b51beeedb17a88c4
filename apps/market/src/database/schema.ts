import type { Translations } from '@site/contracts/locale-schemas.ts'
import type {
  Company,
  HolderType,
  Person,
  Shareholder,
  StockEvent,
  Subsidiary,
} from '@site/contracts/market/company.ts'
import type { PriceBreak, PriceMark } from '@site/contracts/market/prices.ts'
import type { StatementColumn, Statements } from '@site/contracts/market/statements.ts'
import type { Board, FigureMark, OptionalText, Sector, Text } from '@site/contracts/market/values.ts'
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely'
import type { ActionChangesTable, CorporateActionsTable } from './action-tables.ts'
import type { CoverageKind } from './coverage-kinds.ts'
import type {
  ChangesTable,
  ImportRunsTable,
  VendorCallsTable,
  VendorProgressTable,
  VendorUnlistedTable,
} from './operation-tables.ts'

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
  holderTypes: HolderTypesTable
  stockEvents: StockEventsTable
  prices: PricesTable
  untradedDays: UntradedDaysTable
  priceEvents: PriceEventsTable
  priceBreaks: PriceBreaksTable
  indices: IndicesTable
  indexValues: IndexValuesTable
  indexMembers: IndexMembersTable
  statementPeriods: StatementPeriodsTable
  statementValues: StatementValuesTable
  corporateActions: CorporateActionsTable
  actionChanges: ActionChangesTable
  news: NewsTable
  notations: NotationsTable
  holidays: HolidaysTable
  figureMarks: FigureMarksTable
  coverage: CoverageTable
  importRuns: ImportRunsTable
  changes: ChangesTable
  vendorCalls: VendorCallsTable
  vendorProgress: VendorProgressTable
  vendorUnlisted: VendorUnlistedTable
}

/** Except for ticker, names, listing date and layout, null means unknown. */
export interface CompaniesTable {
  ticker: string
  /** Path segment of the company on the site; unique. */
  slug: string
  shortName: string
  name: Text
  business: OptionalText | null
  /** Plain-text paragraphs. */
  description: Company['description']
  sectorCode: Sector['code'] | null
  subSector: OptionalText | null
  industry: OptionalText | null
  subIndustry: OptionalText | null
  boardCode: Board['code'] | null
  /** The day of the board; null: of companies.csv, without a day. */
  boardAsOf: string | null
  listingDate: string
  ipoPrice: number | null
  /** Use both counts through packages/finance/src/share-counts.ts only. */
  issuedShares: number | null
  listedShares: number | null
  /** Percent of the listed shares. */
  freeFloat: number | null
  isSharia: boolean | null
  /** Both null if the company is not suspended. */
  suspendedSince: string | null
  suspensionReason: OptionalText | null
  /** The last day on the exchange; null: still listed. */
  delistedOn: string | null
  address: string | null
  phone: string | null
  fax: string | null
  email: string | null
  website: string | null
  statementLayout: Statements['layout']
  statementCurrency: Statements['currency']
  /** The month in which the fiscal year ends. */
  fiscalYearEnd: Generated<number>
  responsiblePerson: Company['management']['responsiblePerson']
  registrar: Company['management']['registrar']
  managementAsOf: string | null
  shareholdersAsOf: string | null
  /** The day of the share counts; null: of companies.csv, without a day. */
  sharesAsOf: string | null
  notationsAsOf: string | null
  holderTypesAsOf: string | null
  /** Position among the featured companies of the home page (1 first); null: not featured. */
  featuredPlace: number | null
  /** Whether an import has searched all stored prices for breaks. */
  areBreaksSearched: Generated<boolean>
}

/** `place` orders the rows of a company, in this and the next four tables; the key is (ticker, place). */
export interface ManagersTable {
  ticker: string
  place: number
  body: 'commissioners' | 'directors'
  name: string
  position: Person['position']
  since: string | null
  isAffiliated: boolean | null
}

interface SubsidiariesTable {
  ticker: string
  place: number
  name: string
  relation: Subsidiary['relation']
  business: OptionalText | null
  location: string | null
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

/** Shares in custody at the central depository. */
interface HolderTypesTable {
  ticker: string
  place: number
  type: HolderType['type']
  local: number
  foreign: number
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

/** Unadjusted; days without a trade in the regular market have no row. Key (ticker, day). */
interface PricesTable extends NonRegularTrades {
  ticker: string
  day: string
  open: number | null
  high: number
  low: number
  close: number
  /** Of the regular market, as `value` and `frequency`. */
  volume: number
  /** The reference price of the day according to the exchange, after corporate actions. */
  previous: number | null
  /** Rupiah. */
  value: number | null
  frequency: number | null
  /** Shares. */
  foreignBuy: number | null
  foreignSell: number | null
  /**
   * The product of the factors of all later events: prices are multiplied by it, volumes divided. Only applyPriceEvents
   * (database/apply-price-events.ts) writes it; omit it in inserts.
   */
  adjustmentFactor: Generated<number>
}

/** Trades of the cash and negotiated markets, in rupiah and shares; all null: not in the data. */
export interface NonRegularTrades {
  nonRegularValue: number | null
  nonRegularVolume: number | null
  nonRegularFrequency: number | null
}

/**
 * Days of daily files without a regular trade. Kept are those with trades in other markets, and the newest one of a
 * company after its last bar. Key (ticker, day).
 */
interface UntradedDaysTable extends NonRegularTrades {
  ticker: string
  day: string
  /** What the exchange states as the close, which may be many years old. */
  close: number | null
  previous: number | null
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
  /**
   * The first day at the new price according to the prices, if `day` is some days off; 'infinity' if no price shows the
   * event, which then adjusts nothing. Omit it in inserts.
   */
  adjustsOn: Generated<string | null>
}

/**
 * Days whose prices do not continue the last ones, although no corporate action says why. Key (ticker, day). Each import
 * searches the changed prices again (import/judge-prices.ts).
 */
export interface PriceBreaksTable {
  ticker: string
  day: string
  kind: PriceBreak['kind']
  /** The last day with a price before, and its close as traded. */
  dayBefore: string
  closeBefore: number
  /** The reference price of the day according to the exchange; null: not delivered. */
  previous: number | null
  /** Multiplier of earlier prices; 1 unless adjusted. */
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

/** Closing values, and what the exchange publishes about the trading of the members. Key (code, day). */
interface IndexValuesTable {
  code: string
  day: string
  value: number
  previous: number | null
  high: number | null
  low: number | null
  volume: number | null
  tradeValue: number | null
  frequency: number | null
  marketCap: number | null
}

/** Special notations of companies, on `companies.notationsAsOf`. Key (ticker, code). */
interface NotationsTable {
  ticker: string
  code: string
}

/** Weekdays on which the exchange is closed. Key day. */
interface HolidaysTable {
  day: string
  name: { id: string; en: string | null }
}

/** Figures that are stored although they are unlikely. Key: all columns. */
interface FigureMarksTable {
  ticker: string
  subject: 'price' | 'statement' | 'shareholders'
  /** The day of a price; `2026-9` for nine months of a statement; `register` for shareholders. */
  key: string
  code: FigureMark
}

/**
 * The days of which all data of a kind were delivered, so that what is not stored does not exist. Without a row, that
 * is unknown. Key (ticker, kind).
 */
interface CoverageTable {
  /** '*': all companies. */
  ticker: string
  kind: CoverageKind
  /** null: from the beginning. */
  completeSince: string | null
  /** null: open-ended. */
  completeUntil: string | null
  /** The file that shows it, or the kind of its source. */
  delivery: string
}

/** One row per filed period. Key (ticker, year, months). */
interface StatementPeriodsTable {
  ticker: string
  /** The fiscal year, named after the calendar year of its end. */
  year: number
  /** Since the start of the fiscal year. */
  months: StatementColumn['months']
  /** Last day of the period. */
  periodEnd: string
  isRestated: boolean
  /** Periods in another currency than the company's `statementCurrency` are not shown. */
  currency: Generated<Statements['currency']>
  /** null: before the service kept it. */
  storedAt: ColumnType<Date | null, never, never>
}

/**
 * Lines and notes of a filed period by their keys in packages/finance/src/statement-layouts.ts; amounts in millions of
 * the period's `currency`, per-share figures in units, share counts in shares. Key (ticker, year, months,
 * item).
 */
interface StatementValuesTable {
  ticker: string
  year: number
  months: StatementColumn['months']
  item: string
  value: number
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

export type CompanyRecord = Selectable<CompaniesTable>
export type NewCompany = Insertable<CompaniesTable>
export type NewPrice = Insertable<PricesTable>
export type StoredPriceEvent = Selectable<PriceEventsTable>
export type NewPriceEvent = Insertable<PriceEventsTable>
export type NewCorporateAction = Insertable<CorporateActionsTable>
export type NewNewsItem = Insertable<NewsTable>
