import * as v from 'valibot'
import { DaySchema, IdSchema } from './document-parts.ts'

export const feeAccounts = ['regular', 'margin', 'sharia'] as const
export type FeeAccount = (typeof feeAccounts)[number]

/** `app`: the client's own order; `broker`: an order by phone. */
export const feeChannels = ['app', 'broker'] as const
export type FeeChannel = (typeof feeChannels)[number]

export const feeSides = ['buy', 'sell'] as const
export type FeeSide = (typeof feeSides)[number]

/**
 * One period of a fee. `percent` of the traded value (0.15 is 0.15%) and `minimum`, in rupiah per order, include VAT and
 * the levies of the exchange, not the sales tax. `validTo` is the last day, null without an end.
 */
export const FeeSchema = v.object({
  id: IdSchema,
  account: v.picklist(feeAccounts),
  channel: v.picklist(feeChannels),
  side: v.picklist(feeSides),
  percent: v.number(),
  minimum: v.nullable(v.number()),
  validFrom: DaySchema,
  validTo: v.nullable(DaySchema),
  source: v.string(),
})
export type Fee = v.InferOutput<typeof FeeSchema>
/** What a calculation needs of a fee. */
export type FeeTerms = Omit<Fee, 'id'>

/** Former, current and announced periods; the newest of an account, channel and side first. */
export const FeeListSchema = v.object({ fees: v.array(FeeSchema) })
