import type { AfterErrorHook } from 'payload'
import * as v from 'valibot'

const FieldErrorsSchema = v.object({
  isPublic: v.literal(true),
  message: v.string(),
  data: v.object({
    errors: v.pipe(v.array(v.object({ path: v.string(), message: v.string() })), v.nonEmpty()),
  }),
})

/**
 * What is wrong with which field, so that the admin says it beside the field. A built service has Payload twice, and
 * the one that answers does not know the errors of the other by their class: it would keep their sentence alone.
 */
export const keepFieldErrors: AfterErrorHook = ({ error }) => {
  const parsed = v.safeParse(FieldErrorsSchema, error)
  if (parsed.success) {
    const { message, data } = parsed.output
    return { response: { errors: [{ name: 'ValidationError', message, data }] } }
  }
}
