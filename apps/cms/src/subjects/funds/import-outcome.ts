import * as v from 'valibot'
import { rowErrorSchema } from '#cms/services/csv/row-errors.ts'

/** Shared by the upload page and the endpoint. */
export const figureColumns = [
  'code',
  'nav',
  'nav_date',
  'return_1m',
  'return_ytd',
  'return_1y',
  'return_3y',
] as const
export type FigureColumn = (typeof figureColumns)[number]

export const figureLimits = { bytes: 1_000_000, rows: 1_000, errorsShown: 50 } as const

const figureErrors = [
  'codeUnknown',
  'codeTwice',
  'number',
  'nav',
  'return',
  'day',
  'future',
  'older',
] as const
export type FigureError = (typeof figureErrors)[number]

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const FigureOutcomeSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('imported'), changed: count, unchanged: count }),
  v.object({
    outcome: v.literal('invalid'),
    total: count,
    errors: v.array(rowErrorSchema(figureColumns, figureErrors)),
  }),
  v.object({ outcome: v.picklist(['tooLarge', 'tooManyRows', 'notCsv']) }),
])
export type FigureOutcome = v.InferOutput<typeof FigureOutcomeSchema>
