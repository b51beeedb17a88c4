import * as v from 'valibot'
import { CompanyListSchema, CompanyRowSchema } from './companies.ts'
import { CursorQuerySchema, FlagQuerySchema, oneOf, PageQuerySchema, pageSizeQuery } from './query.ts'
import {
  boardCodes,
  CountSchema,
  createCursorPageSchema,
  indexCodePattern,
  OptionalTextSchema,
  RatioSchema,
  sectorCodes,
  subSectorCodes,
  TextSchema,
} from './values.ts'

/** The figures with a range: ratios in times (`per`, `pbv`, `der`), `marketValue` in rupiah, the others in percent. */
export const screenedFigures = [
  'per',
  'pbv',
  'roe',
  'der',
  'dividendYield',
  'marketValue',
  'revenueGrowth',
  'profitGrowth',
] as const
export type ScreenedFigure = (typeof screenedFigures)[number]

export const ScreenedCompanySchema = v.object({
  ...v.omit(CompanyRowSchema, ['spark', 'sparkChangePercent']).entries,
  subSector: v.optional(v.nullable(OptionalTextSchema), null),
  /** The letters that the exchange adds to the ticker. */
  notations: v.array(v.string()),
  roe: RatioSchema,
  der: RatioSchema,
  /** Percent, against the same months of the previous year, in the currency of the statements. */
  revenueGrowth: RatioSchema,
  /** Of the profit of the parent's owners. */
  profitGrowth: RatioSchema,
})
export type ScreenedCompany = v.InferOutput<typeof ScreenedCompanySchema>

/** Without delisted companies. */
export const ScreenerSchema = v.object({
  ...createCursorPageSchema(ScreenedCompanySchema).entries,
  ...v.pick(CompanyListSchema, ['sectors', 'boards', 'indices', 'asOf']).entries,
  /** The sub-sectors with companies, as in `sectors`. */
  subSectors: v.optional(
    v.array(v.object({ code: v.picklist(subSectorCodes), name: TextSchema, count: CountSchema })),
    [],
  ),
})
export type Screener = v.InferOutput<typeof ScreenerSchema>

export type ScreenerSort = 'ticker' | ScreenedFigure

export const screenerSortOptions = [
  'ticker',
  '-ticker',
  'per',
  '-per',
  'pbv',
  '-pbv',
  'roe',
  '-roe',
  'der',
  '-der',
  'dividendYield',
  '-dividendYield',
  'marketValue',
  '-marketValue',
  'revenueGrowth',
  '-revenueGrowth',
  'profitGrowth',
  '-profitGrowth',
] as const
export type ScreenerSortOption = (typeof screenerSortOptions)[number]

const boundMessage = 'must be a number such as 15 or -2.5'
/** The decimals that a bound may have. */
export const boundDecimals = 6
/** Its digits before the decimal point: more than the largest market capitalization has. */
export const boundDigits = 18
const boundPattern = new RegExp(`^-?\\d{1,${boundDigits}}(\\.\\d{1,${boundDecimals}})?$`)
const bound = v.optional(v.pipe(v.string(), v.regex(boundPattern, boundMessage), v.transform(Number)))

/** The codes of `sector`: a sector or one of its sub-sectors. */
export const screenedSectors = [...sectorCodes, ...subSectorCodes] as const

/** Both ends of a range belong to it. A figure that is missing or not meaningful is in no range. */
export const ScreenerQuerySchema = v.strictObject({
  perMin: bound,
  perMax: bound,
  pbvMin: bound,
  pbvMax: bound,
  roeMin: bound,
  roeMax: bound,
  derMin: bound,
  derMax: bound,
  dividendYieldMin: bound,
  dividendYieldMax: bound,
  marketValueMin: bound,
  marketValueMax: bound,
  revenueGrowthMin: bound,
  revenueGrowthMax: bound,
  profitGrowthMin: bound,
  profitGrowthMax: bound,
  sector: v.optional(oneOf(screenedSectors)),
  board: v.optional(oneOf(boardCodes)),
  /** Members of the index today. */
  index: v.optional(v.pipe(v.string(), v.regex(indexCodePattern, 'must be the code of an index'))),
  sharia: v.optional(FlagQuerySchema),
  /** Whether the ticker has a special notation. */
  notation: v.optional(FlagQuerySchema),
  sort: v.optional(oneOf(screenerSortOptions), '-marketValue'),
  page: PageQuerySchema,
  cursor: CursorQuerySchema,
  pageSize: pageSizeQuery(20),
})
export type ScreenerQuery = v.InferOutput<typeof ScreenerQuerySchema>
