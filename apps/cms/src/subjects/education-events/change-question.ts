import * as v from 'valibot'

/** Shared by the publish button of events and its endpoint: the emails that a publication sends. */
export const ChangeQuestionSchema = v.object({
  recipients: v.number(),
  /** Sent back in the field `confirmedMail`. */
  key: v.string(),
  /** By the language of the recipients; the first lines only. */
  mails: v.array(
    v.object({ locale: v.picklist(['id', 'en']), people: v.number(), subject: v.string(), text: v.string() }),
  ),
})
export type ChangeQuestion = v.InferOutput<typeof ChangeQuestionSchema>

/** Last segment of the endpoint's path. */
export const changeQuestionPath = 'change-question'
