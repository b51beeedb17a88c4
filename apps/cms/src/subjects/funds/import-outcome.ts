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
  'weekend',
  'holiday',
  'navChange',
  'returnChange',
  'returnAgainstNav',
] as const
export type FigureError = (typeof figureErrors)[number]

const percent = v.nullable(v.number())
const FiguresSchema = v.object({
  nav: v.number(),
  navDate: v.string(),
  returns: v.object({ month: percent, yearToDate: percent, year: percent, threeYears: percent }),
})
export type FundFigures = v.InferOutput<typeof FiguresSchema>

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A row of the file with a known fund and a readable NAV. */
export const ImportRowSchema = v.object({
  line: count,
  fund: v.number(),
  code: v.string(),
  name: v.string(),
  before: FiguresSchema,
  after: FiguresSchema,
  /** Of the NAV, in percent. */
  change: v.number(),
  limit: v.number(),
})
export type ImportRow = v.InferOutput<typeof ImportRowSchema>

const RowErrorsSchema = v.array(rowErrorSchema(figureColumns, figureErrors))

export const FigureOutcomeSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('checked'), id: v.number(), changed: count, unchanged: count }),
  v.object({ outcome: v.literal('nothingNew'), unchanged: count }),
  v.object({
    outcome: v.literal('invalid'),
    total: count,
    errors: RowErrorsSchema,
    rows: v.array(ImportRowSchema),
  }),
  v.object({ outcome: v.picklist(['tooLarge', 'tooManyRows', 'notCsv']) }),
])
export type FigureOutcome = v.InferOutput<typeof FigureOutcomeSchema>
export type FigureRowError = v.InferOutput<typeof RowErrorsSchema>[number]
