import * as v from 'valibot'

const LanguageSchema = v.object({
  /** Labels of the texts that the newest version lacks. */
  lacks: v.array(v.string()),
  isWithdrawn: v.boolean(),
  /** The page on the site; null if it is not public in this language. */
  url: v.nullable(v.string()),
})

/** State that the admin polls while a document is edited. */
export const EditStatusSchema = v.object({
  /** When the newest version was saved. */
  updatedAt: v.nullable(v.string()),
  /** Who saved it; null if the service did, or the account is deleted. */
  savedBy: v.nullable(v.object({ name: v.string(), isSelf: v.boolean() })),
  schedules: v.array(
    v.object({
      id: v.number(),
      type: v.picklist(['publish', 'unpublish']),
      /** The only language to publish; null: all. */
      locale: v.nullable(v.string()),
      at: v.string(),
      /** All attempts failed; it will not run again. */
      hasFailed: v.boolean(),
      /** An unpublish job for a document that will not be published at that time. */
      isIdle: v.boolean(),
    }),
  ),
  /** A finding about the newest version, in the admin's language; it may prevent publication. */
  note: v.nullable(v.string()),
  /** Null if the document has no drafts or nothing to translate. */
  languages: v.nullable(
    v.object({
      /** Texts that a language needs: form paths and labels. */
      needed: v.array(v.object({ path: v.string(), label: v.string() })),
      id: LanguageSchema,
      en: LanguageSchema,
    }),
  ),
})
export type EditStatus = v.InferOutput<typeof EditStatusSchema>

/** Last segment of the endpoint's path. */
export const editStatusPath = 'edit-status'
