import * as v from 'valibot'

/** What the admin shows above a document while somebody edits it. */
export const StandingSchema = v.object({
  /** When the newest version was saved. */
  updatedAt: v.nullable(v.string()),
  schedules: v.array(
    v.object({
      id: v.number(),
      type: v.picklist(['publish', 'unpublish']),
      /** The only language that is published; null: all. */
      locale: v.nullable(v.string()),
      at: v.string(),
      /** All tries are over: nothing will happen any more. */
      hasFailed: v.boolean(),
      /** It withdraws what will not be published at that time. */
      isIdle: v.boolean(),
    }),
  ),
})
export type Standing = v.InferOutput<typeof StandingSchema>

/** Its last part in the API of a collection's document, or of a global. */
export const standingPath = 'standing'
