import * as v from 'valibot'

const RowSchema = v.object({ label: v.string(), value: v.string() })

/** What a purchase costs, in words of the visitor's language. */
const PurchaseReceiptSchema = v.object({
  /** Traded value and costs. */
  rows: v.array(RowSchema),
  /** `earlierLabel` while the entries have changed and their cost is not known. */
  total: v.object({ ...RowSchema.entries, earlierLabel: v.string() }),
  /** The close, the break-even price and the fees behind it. */
  note: v.string(),
})
export type PurchaseReceipt = v.InferOutput<typeof PurchaseReceiptSchema>

export const PurchaseSchema = v.object({
  errors: v.array(v.object({ name: v.picklist(['ticker', 'lots']), message: v.string() })),
  /** null: an entry has an error, or no fee is stated. */
  receipt: v.nullable(PurchaseReceiptSchema),
})
/** The entries of the receipt as the server reads them. */
export type Purchase = v.InferOutput<typeof PurchaseSchema>
