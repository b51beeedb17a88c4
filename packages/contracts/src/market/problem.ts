import * as v from 'valibot'

/** The body of every response ≥ 400 (`application/problem+json`, RFC 9457). */
export const ProblemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  /** For 400: the rejected parameters and the reasons. */
  errors: v.optional(v.array(v.object({ parameter: v.string(), message: v.string() }))),
})
export type Problem = v.InferOutput<typeof ProblemSchema>
