import * as v from 'valibot'

/** The first error of each field of a form; unknown fields and reasons are omitted. */
export function fieldErrors<Field extends string, Reason extends string>(
  issues: readonly v.BaseIssue<unknown>[],
  fields: readonly Field[],
  reasons: readonly Reason[],
): Partial<Record<Field, Reason>> {
  const errors: Partial<Record<Field, Reason>> = {}
  for (const issue of issues) {
    const path = v.getDotPath(issue)
    const field = fields.find((name) => name === path)
    const reason = reasons.find((name) => name === issue.message)
    if (field && reason) {
      errors[field] ??= reason
    }
  }
  return errors
}
