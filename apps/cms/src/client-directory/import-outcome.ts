import * as v from 'valibot'

/** What the page that takes the file and the service that reads it both go by. */
export const directoryColumns = ['client_code', 'email'] as const
export const importLimits = { bytes: 20_000_000, rows: 500_000, faultsShown: 50 } as const
/** More than this share of the directory goes only when the importing user has confirmed the number. */
export const removalNeedsWord = 0.2

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const FaultSchema = v.object({
  line: count,
  /** Null where the whole line is meant. */
  column: v.nullable(v.picklist(directoryColumns)),
  fault: v.picklist([
    'columnMissing',
    'columnTwice',
    'columnUnknown',
    'noHeading',
    'cells',
    'code',
    'email',
    'quotes',
    'noRows',
  ]),
  /** The heading of a column that does not belong in the file. Never what stands below a heading. */
  heading: v.optional(v.string()),
})
export type Fault = v.InferOutput<typeof FaultSchema>

export const ImportOutcomeSchema = v.variant('outcome', [
  v.object({
    outcome: v.literal('imported'),
    added: count,
    kept: count,
    removed: count,
    /** Codes that stand for more than one client. */
    shared: count,
    /** Rows that say what an earlier row says. */
    repeated: count,
  }),
  v.object({ outcome: v.literal('faulty'), total: count, faults: v.array(FaultSchema) }),
  v.object({ outcome: v.literal('removesMany'), removed: count, before: count }),
  v.object({ outcome: v.picklist(['tooLarge', 'tooManyRows', 'underWay', 'notCsv']) }),
])
export type ImportOutcome = v.InferOutput<typeof ImportOutcomeSchema>
export type Imported = Extract<ImportOutcome, { outcome: 'imported' }>
