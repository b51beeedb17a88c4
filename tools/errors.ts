/** An error that a person can fix: its message is shown without a stack trace. */
export class UserError extends Error {
  override name = 'UserError'
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

export const isDiskFull = (error: unknown): boolean => hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT')

export const formatErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error)
