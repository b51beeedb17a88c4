import * as v from 'valibot'

/** What a menu does to pages, in the admin's language. */
export const MenuWarningsSchema = v.object({
  /** Pages that close on publication: the publish button asks first. */
  closing: v.array(v.string()),
  /** Pages that open on publication, and those that close or open later. */
  other: v.array(v.string()),
})
export type MenuWarnings = v.InferOutput<typeof MenuWarningsSchema>

/** Last segment of the endpoint's path. */
export const menuWarningsPath = 'page-changes'
