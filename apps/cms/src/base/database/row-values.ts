import * as v from 'valibot'

/** numeric and bigint columns arrive as strings. */
export const wholeNumber = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.safeInteger())

/** Timestamps arrive in PostgreSQL's format. */
export const pointInTime = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((value) => new Date(value)),
  v.date(),
)
