import { actionEntries } from '@site/contracts/market/action-entries.ts'
import {
  BonusSchema,
  DividendSchema,
  GeneralMeetingSchema,
  IpoSchema,
  StockMergeSplitSchema,
} from '@site/contracts/market/corporate-actions.ts'
import {
  BuybackSchema,
  RightsSchema,
  TenderSchema,
  WarrantSchema,
} from '@site/contracts/market/holder-actions.ts'
import { BoardSchema } from '@site/contracts/market/values.ts'
import * as v from 'valibot'

/** Stored in columns, or derived from the company and the day of the request. */
const elsewhere = v.keyof(v.object(actionEntries)).options
const latest = [...elsewhere, 'lastClose'] as const

/**
 * The content of `corporate_actions.details`, including `kind`: the fields of the contract without columns and computed
 * fields (closes, yields from the close of the cum date, later share events, `proceeds` from price and shares, the sector
 * from the company, the board's name from `boardCode`, the board at the listing).
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
  v.omit(RightsSchema, [...latest, 'cumClose']),
  v.omit(WarrantSchema, latest),
  v.omit(TenderSchema, latest),
  v.omit(BuybackSchema, latest),
])
export type StoredActionDetails = v.InferOutput<typeof StoredActionDetailsSchema>
