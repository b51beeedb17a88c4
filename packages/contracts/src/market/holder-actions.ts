import * as v from 'valibot'
import { AnnouncedDaySchema, actionEntries } from './action-entries.ts'
import {
  AmountSchema,
  DaySchema,
  OptionalTextSchema,
  PriceSchema,
  RupiahSchema,
  ShareRatioSchema,
  SharesSchema,
} from './values.ts'

const CloseSchema = v.object({ price: PriceSchema, day: DaySchema })

/** Fields that rights, warrants, tender offers and buybacks have besides those of every action. */
const holderEntries = {
  ...actionEntries,
  /** The names of fields with an unlikely value, which is being checked. */
  unusual: v.array(v.string()),
  /** The latest close of the share, as traded; null: no price. */
  lastClose: v.nullable(CloseSchema),
}

/** null: not in the source, or to be announced. */
const UnknownRupiahSchema = v.nullable(RupiahSchema)
const UnknownSharesSchema = v.nullable(SharesSchema)
const UnknownTextSchema = v.nullable(OptionalTextSchema)

/** A right buys one new share at the exercise price; `ratioOld` shares give `ratioNew` rights. */
export const RightsSchema = v.object({
  kind: v.literal('rights'),
  ...holderEntries,
  /** The ticker of the rights, such as `BQNS-R`. */
  code: v.nullable(v.string()),
  ratioOld: ShareRatioSchema.entries.old,
  ratioNew: ShareRatioSchema.entries.new,
  exercisePrice: UnknownRupiahSchema,
  /** The range before the exercise price is set. */
  priceLow: UnknownRupiahSchema,
  priceHigh: UnknownRupiahSchema,
  /** The close on the cum date, or the last one before it; null before that date. */
  cumClose: v.nullable(CloseSchema),
  newShares: UnknownSharesSchema,
  effectiveDate: AnnouncedDaySchema,
  cumDate: AnnouncedDaySchema,
  exDate: AnnouncedDaySchema,
  cumDateCash: AnnouncedDaySchema,
  exDateCash: AnnouncedDaySchema,
  recordingDate: AnnouncedDaySchema,
  distributionDate: AnnouncedDaySchema,
  tradingFrom: AnnouncedDaySchema,
  tradingTo: AnnouncedDaySchema,
  exerciseFrom: AnnouncedDaySchema,
  exerciseTo: AnnouncedDaySchema,
  extraPaymentBy: AnnouncedDaySchema,
  allotmentDate: AnnouncedDaySchema,
  refundDate: AnnouncedDaySchema,
  standbyBuyer: UnknownTextSchema,
  purpose: UnknownTextSchema,
  /** `warrantsOld` new shares come with `warrantsNew` warrants; both null: none. */
  warrantsOld: v.nullable(ShareRatioSchema.entries.old),
  warrantsNew: v.nullable(ShareRatioSchema.entries.new),
  /** The URL of the file. */
  prospectus: v.nullable(v.string()),
})
export type Rights = v.InferOutput<typeof RightsSchema>

/** `ratioOld` warrants give `ratioNew` shares, each at the exercise price. */
export const WarrantSchema = v.object({
  kind: v.literal('warrant'),
  ...holderEntries,
  /** The ticker of the warrants, such as `SPRX-W`. */
  code: v.string(),
  ratioOld: ShareRatioSchema.entries.old,
  ratioNew: ShareRatioSchema.entries.new,
  exercisePrice: RupiahSchema,
  issuedOn: AnnouncedDaySchema,
  listedOn: AnnouncedDaySchema,
  exerciseFrom: AnnouncedDaySchema,
  exerciseTo: AnnouncedDaySchema,
  lastTradingRegular: AnnouncedDaySchema,
  lastTradingCash: AnnouncedDaySchema,
  /** Warrants not yet exercised, on the day `asOf`. */
  outstanding: UnknownSharesSchema,
  asOf: v.nullable(DaySchema),
})
export type Warrant = v.InferOutput<typeof WarrantSchema>

export const tenderTypes = ['voluntary', 'mandatory', 'goPrivate'] as const

export const TenderSchema = v.object({
  kind: v.literal('tender'),
  ...holderEntries,
  type: v.picklist(tenderTypes),
  offeror: OptionalTextSchema,
  /** Rupiah per share. */
  price: UnknownRupiahSchema,
  minShares: UnknownSharesSchema,
  /** null: all shares. */
  maxShares: UnknownSharesSchema,
  statementDate: AnnouncedDaySchema,
  offerFrom: AnnouncedDaySchema,
  offerTo: AnnouncedDaySchema,
  paymentDate: AnnouncedDaySchema,
  agent: v.nullable(v.string()),
  /** The URL of the offer statement. */
  document: v.nullable(v.string()),
  reason: UnknownTextSchema,
})
export type Tender = v.InferOutput<typeof TenderSchema>

export const buybackBases = ['meeting', 'noMeeting'] as const

export const BuybackSchema = v.object({
  kind: v.literal('buyback'),
  ...holderEntries,
  basis: v.picklist(buybackBases),
  decidedOn: AnnouncedDaySchema,
  from: AnnouncedDaySchema,
  to: AnnouncedDaySchema,
  maxShares: UnknownSharesSchema,
  /** In rupiah, as `boughtAmount`. */
  maxAmount: v.nullable(AmountSchema),
  maxPrice: UnknownRupiahSchema,
  /** Both up to the day `asOf`. */
  boughtShares: UnknownSharesSchema,
  boughtAmount: v.nullable(AmountSchema),
  asOf: v.nullable(DaySchema),
})
export type Buyback = v.InferOutput<typeof BuybackSchema>
