import * as v from 'valibot'

/** What a menu does to pages, in the admin's language; `isClosing` if it closes them on publication. */
export const MenuWarningsSchema = v.array(v.object({ text: v.string(), isClosing: v.boolean() }))
export type MenuWarnings = v.InferOutput<typeof MenuWarningsSchema>

/** Last segment of the endpoint's path. */
export const menuWarningsPath = 'page-changes'
