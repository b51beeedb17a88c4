import * as v from 'valibot'

const path = v.string()

/** What deleting a document leaves behind; shared by the dialog and its endpoint. */
export const DeletionSchema = v.object({
  /** Its public paths; none if it is not published. */
  paths: v.array(v.object({ locale: v.picklist(['id', 'en']), path })),
  /** Documents with a link to one of these paths. */
  linkedFrom: v.array(v.object({ label: v.string(), title: v.string(), adminPath: path })),
})
export type Deletion = v.InferOutput<typeof DeletionSchema>

/** Where visitors of the deleted page go, by language; a language without a target has no page. */
export const TargetsSchema = v.object({ id: v.optional(path, ''), en: v.optional(path, '') })

/** Last segment of the endpoints' path. */
export const deletionPath = 'deletion'
