import * as v from 'valibot'
import { rowErrorSchema } from '#cms/services/csv/row-errors.ts'

/** Shared by the upload page and the endpoint. */
export const economyColumns = ['series', 'value', 'reference', 'published', 'source', 'next_date'] as const
export type EconomyColumn = (typeof economyColumns)[number]

export const economyLimits = { bytes: 1_000_000, rows: 1_000, errorsShown: 50 } as const

const economyErrors = ['series', 'number', 'value', 'day', 'future', 'next', 'source', 'twice'] as const
export type EconomyError = (typeof economyErrors)[number]

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Bilingual = v.object({ id: v.string(), en: v.string() })

export const EconomyOutcomeSchema = v.variant('outcome', [
  v.object({
    outcome: v.literal('imported'),
    added: count,
    replaced: count,
    unchanged: count,
    /** Imported values that an editor should check. */
    unusual: v.array(v.object({ line: count, name: v.string(), warning: Bilingual })),
  }),
  v.object({
    outcome: v.literal('invalid'),
    total: count,
    errors: v.array(rowErrorSchema(economyColumns, economyErrors)),
  }),
  /** Nothing is written before an editor has confirmed that these values are replaced. */
  v.object({
    outcome: v.literal('exists'),
    rows: v.array(v.object({ line: count, name: v.string(), question: Bilingual })),
  }),
  v.object({ outcome: v.picklist(['tooLarge', 'tooManyRows', 'notCsv']) }),
])
export type EconomyOutcome = v.InferOutput<typeof EconomyOutcomeSchema>
