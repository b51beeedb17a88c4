import type { FieldError } from './subscription-values.ts'

/** The errors for the list at the top of a form. */
export function listMessages(errors: readonly FieldError[]): { name: string; message: string }[] {
  return errors.map(({ name, label, message }) => ({
    name,
    message: label === undefined ? message : `${label}: ${message}`,
  }))
}
