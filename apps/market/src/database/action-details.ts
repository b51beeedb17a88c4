import {
  BonusSchema,
  DividendSchema,
  GeneralMeetingSchema,
  IpoSchema,
  StockMergeSplitSchema,
} from '@site/contracts/market/corporate-actions.ts'
import { BoardSchema } from '@site/contracts/market/values.ts'
import * as v from 'valibot'

/** Stored in columns, or derived from the company and the day of the request. */
const elsewhere = [
  'id',
  'ticker',
  'slug',
  'shortName',
  'name',
  'status',
  'keyDate',
  'isAhead',
  'isAwaitingPayment',
] as const

/**
 * The content of `corporate_actions.details`, including `kind`: the fields of the contract without columns and computed
 * fields (yields from the close of the cum date, later share events, `proceeds` from price and shares, the sector from the company,
 * the board's name from `boardCode`, the board at the listing).
 */
export const StoredActionDetailsSchema = v.variant('kind', [
  v.omit(DividendSchema, [...elsewhere, 'yieldAtCum', 'dividendYield', 'sharesSince']),
  v.omit(BonusSchema, elsewhere),
  v.object({
    ...v.omit(IpoSchema, [...elsewhere, 'sector', 'board', 'proceeds']).entries,
    boardCode: BoardSchema.entries.code,
  }),
  v.omit(GeneralMeetingSchema, elsewhere),
  v.omit(StockMergeSplitSchema, elsewhere),
])
export type StoredActionDetails = v.InferOutput<typeof StoredActionDetailsSchema>
