import * as v from 'valibot'
import { rowErrorSchema } from '#cms/services/csv/row-errors.ts'

/** Shared by the upload page and the endpoint. */
export const directoryColumns = ['client_code', 'email'] as const
export const importLimits = { bytes: 20_000_000, rows: 500_000, errorsShown: 50 } as const
/** Removing more than this share of the directory needs a confirmed number. */
export const maxUnconfirmedRemovals = 0.2

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const RowErrorSchema = rowErrorSchema(directoryColumns, ['code', 'email'])
export type RowError = v.InferOutput<typeof RowErrorSchema>

export const ImportOutcomeSchema = v.variant('outcome', [
  v.object({
    outcome: v.literal('imported'),
    added: count,
    unchanged: count,
    removed: count,
    /** Codes of more than one client. */
    shared: count,
    /** Duplicate rows. */
    repeated: count,
  }),
  v.object({ outcome: v.literal('invalid'), total: count, errors: v.array(RowErrorSchema) }),
  v.object({ outcome: v.literal('removesMany'), removed: count, before: count }),
  v.object({ outcome: v.picklist(['tooLarge', 'tooManyRows', 'inProgress', 'notCsv']) }),
])
export type ImportOutcome = v.InferOutput<typeof ImportOutcomeSchema>
export type Imported = Extract<ImportOutcome, { outcome: 'imported' }>
