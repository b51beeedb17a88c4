import * as v from 'valibot'
import { CursorQuerySchema, FlagQuerySchema, oneOf, PageQuerySchema, pageSizeQuery } from './query.ts'
import {
  AmountSchema,
  BoardSchema,
  boardCodes,
  CountSchema,
  companyReferenceEntries,
  createCursorPageSchema,
  DaySchema,
  IndexSchema,
  indexCodePattern,
  PercentSchema,
  PriceSchema,
  QuoteSchema,
  RatioSchema,
  SectorSchema,
  sectorCodes,
  TextSchema,
} from './values.ts'

/**
 * What the exchange states as the close of a share whose last trade is not in the data: it may be many years old, or newer
 * than the quote.
 */
export const StatedCloseSchema = v.object({
  /** The day of the statement, without a regular trade. */
  date: DaySchema,
  close: PriceSchema,
})
export type StatedClose = v.InferOutput<typeof StatedCloseSchema>

export const CompanyRowSchema = v.object({
  ...companyReferenceEntries,
  name: TextSchema,
  sector: v.nullable(SectorSchema),
  board: v.nullable(BoardSchema),
  /** null: the source of the board has no day. */
  boardAsOf: v.optional(v.nullable(DaySchema), null),
  /** null: unknown. */
  isSharia: v.nullable(v.boolean()),
  listingDate: DaySchema,
  isSuspended: v.boolean(),
  /** The first day without trading; null: not suspended. */
  suspendedSince: v.nullable(DaySchema),
  /** The last day on the exchange; null: still listed. */
  delistedOn: v.nullable(DaySchema),
  /** The end of the latest filed period; null: nothing filed. */
  statementsAsOf: v.nullable(DaySchema),
  /** null: no trade in the data. */
  quote: v.nullable(QuoteSchema),
  /** null: the quote is of the last trade, or there is no statement. */
  statedClose: v.optional(v.nullable(StatedCloseSchema), null),
  /** Rupiah: close × listed shares. */
  marketValue: v.nullable(AmountSchema),
  per: RatioSchema,
  pbv: RatioSchema,
  dividendYield: RatioSchema,
  /** Adjusted closes of the last 90 market days, oldest first; empty without trading. */
  spark: v.array(PriceSchema),
  /** Between the first and last value of `spark`; null with fewer than two. */
  sparkChangePercent: v.nullable(PercentSchema),
})
export type CompanyRow = v.InferOutput<typeof CompanyRowSchema>

export const CompanyListSchema = v.object({
  ...createCursorPageSchema(CompanyRowSchema).entries,
  /** All sectors and boards with their number of companies, independent of the filter. */
  sectors: v.array(v.object({ ...SectorSchema.entries, count: CountSchema })),
  boards: v.array(v.object({ ...BoardSchema.entries, count: CountSchema })),
  /** All indices with known members, with their current number. */
  indices: v.array(v.object({ ...IndexSchema.entries, count: CountSchema })),
  /** The latest trading day. */
  asOf: v.nullable(DaySchema),
})
export type CompanyList = v.InferOutput<typeof CompanyListSchema>

export const companySorts = [
  'ticker',
  'name',
  'price',
  'change',
  'sparkChange',
  'marketValue',
  'per',
  'pbv',
  'dividendYield',
] as const
export type CompanySort = (typeof companySorts)[number]

/** `sort=marketValue` is ascending, `sort=-marketValue` descending; rows without a value come last. */
export const companySortOptions = [
  'ticker',
  '-ticker',
  'name',
  '-name',
  'price',
  '-price',
  'change',
  '-change',
  'sparkChange',
  '-sparkChange',
  'marketValue',
  '-marketValue',
  'per',
  '-per',
  'pbv',
  '-pbv',
  'dividendYield',
  '-dividendYield',
] as const

export const maxSearchLength = 80

export const CompanyListQuerySchema = v.strictObject({
  /** Matches the ticker or the name, else the tickers among its words, as `BQNS.JK` or `harga BQNS`. */
  q: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(maxSearchLength, `must have at most ${maxSearchLength} characters`),
    ),
  ),
  /** If no company matches `q`: companies with its words misspelled, with at most two errors a word. */
  near: v.optional(FlagQuerySchema, 'false'),
  sector: v.optional(oneOf(sectorCodes)),
  board: v.optional(oneOf(boardCodes)),
  /** Members of the index today. */
  index: v.optional(v.pipe(v.string(), v.regex(indexCodePattern, 'must be the code of an index'))),
  sort: v.optional(oneOf(companySortOptions), 'ticker'),
  page: PageQuerySchema,
  cursor: CursorQuerySchema,
  pageSize: pageSizeQuery(20),
})
