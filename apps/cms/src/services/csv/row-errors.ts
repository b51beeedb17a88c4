import * as v from 'valibot'

/** What can be wrong with any imported file; each import adds its own errors. */
const fileErrors = [
  'columnMissing',
  'columnTwice',
  'columnUnknown',
  'noHeading',
  'cells',
  'quotes',
  'noRows',
] as const

/** The schema of an error in a file with these columns. */
export function rowErrorSchema<const Column extends string, const Own extends string>(
  columns: readonly Column[],
  ownErrors: readonly Own[],
) {
  return v.object({
    line: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Null if the error concerns the whole line. */
    column: v.nullable(v.picklist(columns)),
    error: v.picklist([...fileErrors, ...ownErrors]),
    /** The heading of an unknown column; never cell content. */
    heading: v.optional(v.string()),
  })
}

export interface RowError<Column extends string, Own extends string> {
  readonly line: number
  readonly column: Column | null
  readonly error: (typeof fileErrors)[number] | Own
  readonly heading?: string | undefined
}
