import * as v from 'valibot'

/** Whole numbers arrive as texts where the column is numeric or a bigint. */
export const wholeNumber = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.safeInteger())

/** Points in time arrive as PostgreSQL writes them. */
export const pointInTime = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((value) => new Date(value)),
  v.date(),
)
