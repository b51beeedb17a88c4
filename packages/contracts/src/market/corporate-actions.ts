import * as v from 'valibot'
import { AnnouncedDaySchema, actionEntries, actionStatuses } from './action-entries.ts'
import { BuybackSchema, RightsSchema, TenderSchema, WarrantSchema } from './holder-actions.ts'
import { shareChangeKinds } from './prices.ts'
import { CursorQuerySchema, DayQuerySchema, oneOf, PageQuerySchema, pageSizeQuery } from './query.ts'
import {
  AmountSchema,
  BoardSchema,
  CountSchema,
  createCursorPageSchema,
  DaySchema,
  FactorSchema,
  InstantSchema,
  PercentSchema,
  RupiahSchema,
  SectorSchema,
  ShareRatioSchema,
  SharesSchema,
  TextSchema,
  typedTickerPattern,
  YearSchema,
} from './values.ts'

export const corporateActionKinds = [
  'dividend',
  'bonus',
  'ipo',
  'general-meeting',
  'stock-merge-split',
  'rights',
  'warrant',
  'tender',
  'buyback',
] as const
export type CorporateActionKind = (typeof corporateActionKinds)[number]

const entitlementDates = {
  cumDateRegular: AnnouncedDaySchema,
  exDateRegular: AnnouncedDaySchema,
  cumDateCash: AnnouncedDaySchema,
  exDateCash: AnnouncedDaySchema,
  recordingDate: AnnouncedDaySchema,
  paymentDate: AnnouncedDaySchema,
}

const PeriodSchema = v.object({ from: DaySchema, to: DaySchema })

export const dividendCurrencies = ['IDR', 'USD'] as const

export const DividendSchema = v.object({
  kind: v.literal('dividend'),
  ...actionEntries,
  ...entitlementDates,
  /** null: not in the source. */
  type: v.nullable(v.picklist(['interim', 'final', 'special'])),
  form: v.picklist(['cash', 'stock']),
  /** null: not in the source. */
  bookYear: v.nullable(YearSchema),
  /** In `currency` per share; null for a stock dividend. */
  amountPerShare: v.nullable(AmountSchema),
  currency: v.picklist(dividendCurrencies),
  /** Rupiah per dollar on the recording date; null for rupiah, before that date, or not in the source. */
  exchangeRate: v.optional(v.nullable(FactorSchema), null),
  /** In units of `currency`. */
  total: v.nullable(AmountSchema),
  /** Relative to the close on the cum date; null before it is known, in dollars also before the exchange rate is. */
  yieldAtCum: v.nullable(PercentSchema),
  /** Relative to the close on the cum date, before it to the latest close; `day` is that of the close. */
  dividendYield: v.optional(v.nullable(v.object({ percent: PercentSchema, day: DaySchema })), null),
  /** Stock dividends: `old` shares give `new`. */
  ratio: v.nullable(ShareRatioSchema),
  /**
   * Splits and share issues from after the ex date to the latest price: what `amountPerShare` is multiplied by for one
   * share of today, and the last of these events. null: none.
   */
  sharesSince: v.optional(
    v.nullable(
      v.object({
        /** null: unknown, so the amount for one share of today is unknown too. */
        factor: v.nullable(FactorSchema),
        kind: v.picklist(shareChangeKinds),
        date: DaySchema,
      }),
    ),
    null,
  ),
})

export const BonusSchema = v.object({
  kind: v.literal('bonus'),
  ...actionEntries,
  ...entitlementDates,
  ratioOld: ShareRatioSchema.entries.old,
  ratioNew: ShareRatioSchema.entries.new,
  source: v.picklist(['sharePremium', 'capitalisedProfit']),
  sharesIssued: SharesSchema,
})

export const IpoSchema = v.object({
  kind: v.literal('ipo'),
  ...actionEntries,
  sector: v.nullable(SectorSchema),
  board: BoardSchema,
  bookBuilding: PeriodSchema,
  priceRange: v.object({ low: RupiahSchema, high: RupiahSchema }),
  offeringPrice: v.nullable(RupiahSchema),
  parValue: RupiahSchema,
  sharesOffered: SharesSchema,
  proceeds: v.nullable(AmountSchema),
  effectiveDate: DaySchema,
  offeringPeriod: PeriodSchema,
  allotmentDate: DaySchema,
  distributionDate: DaySchema,
  listingDate: DaySchema,
  leadUnderwriter: v.string(),
  registrar: v.string(),
  useOfProceeds: TextSchema,
  /** The URL of the file. */
  prospectus: v.nullable(v.string()),
})

export const GeneralMeetingSchema = v.object({
  kind: v.literal('general-meeting'),
  ...actionEntries,
  type: v.picklist(['annual', 'extraordinary']),
  announcementDate: DaySchema,
  recordingDate: AnnouncedDaySchema,
  invitationDate: AnnouncedDaySchema,
  /** null: to be announced. */
  meetingAt: v.nullable(InstantSchema),
  venue: TextSchema,
  isElectronic: v.boolean(),
  agenda: v.object({ id: v.array(v.string()), en: v.array(v.string()) }),
  /** The resolutions; null before the meeting. */
  result: v.nullable(TextSchema),
})

export const StockMergeSplitSchema = v.object({
  kind: v.literal('stock-merge-split'),
  ...actionEntries,
  type: v.picklist(['split', 'reverseSplit']),
  ratioOld: ShareRatioSchema.entries.old,
  ratioNew: ShareRatioSchema.entries.new,
  /** Each null if it is not in the source. */
  parBefore: v.nullable(RupiahSchema),
  parAfter: v.nullable(RupiahSchema),
  sharesBefore: v.nullable(SharesSchema),
  sharesAfter: v.nullable(SharesSchema),
  lastOldTrading: AnnouncedDaySchema,
  firstNewTrading: AnnouncedDaySchema,
})

export const CorporateActionSchema = v.variant('kind', [
  DividendSchema,
  BonusSchema,
  IpoSchema,
  GeneralMeetingSchema,
  StockMergeSplitSchema,
  RightsSchema,
  WarrantSchema,
  TenderSchema,
  BuybackSchema,
])
export type CorporateAction = v.InferOutput<typeof CorporateActionSchema>
export type Dividend = v.InferOutput<typeof DividendSchema>
export type Bonus = v.InferOutput<typeof BonusSchema>
export type Ipo = v.InferOutput<typeof IpoSchema>
export type GeneralMeeting = v.InferOutput<typeof GeneralMeetingSchema>
export type StockMergeSplit = v.InferOutput<typeof StockMergeSplitSchema>

/** Upcoming ones ascending, then those that run to a later day, then undated ones, then past ones descending. */
export const CorporateActionListSchema = v.object({
  ...createCursorPageSchema(CorporateActionSchema).entries,
  /** The number per kind with the same ticker, status and period. */
  counts: v.object(v.entriesFromList(corporateActionKinds, v.optional(CountSchema, 0))),
  /** The day in Jakarta that separates upcoming from past. */
  today: DaySchema,
})
export type CorporateActionList = v.InferOutput<typeof CorporateActionListSchema>

const tickerMessage = 'must be a ticker of four or five letters'

/** Filters actions; `from` and `to` are inclusive, and each is optional. */
const filterEntries = {
  /** Default: all kinds. */
  kind: v.optional(oneOf(corporateActionKinds)),
  status: v.optional(oneOf(actionStatuses)),
  /** Actions with any of their days (cum, ex, recording, payment, meeting, …) on or after this day. */
  from: v.optional(DayQuerySchema),
  /** Actions with any of their days on or before this day. */
  to: v.optional(DayQuerySchema),
}

export const CorporateActionListQuerySchema = v.strictObject({
  ...filterEntries,
  ticker: v.optional(
    v.pipe(v.string(), v.regex(new RegExp(`^${typedTickerPattern}$`), tickerMessage), v.toUpperCase()),
  ),
  page: PageQuerySchema,
  cursor: CursorQuerySchema,
  pageSize: pageSizeQuery(20),
})

export const CompanyActionListQuerySchema = v.strictObject({
  ...filterEntries,
  page: PageQuerySchema,
  cursor: CursorQuerySchema,
  pageSize: pageSizeQuery(20),
})
