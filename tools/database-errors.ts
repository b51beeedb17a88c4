import { hasCode, UserError } from './errors.ts'

const lostCodes = ['57P01', '57P02', '57P03', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE']
/** Client errors without a code. */
const lostMessage = /^Connection terminated|not queryable|^Client was closed/
const timeoutMessage = /^timeout expired|^Query read timeout/

/** Explains PostgreSQL errors that may occur in any command; other errors are returned as they are. */
export function explainDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (hasCode(error, '42501')) {
    return new UserError(
      `The database user has no right to do this (${error.message}): grant it, or use another user.`,
    )
  }
  if (hasCode(error, '53100')) {
    return new UserError(
      `The disk of the database is full (${error.message}): make room, then run this again.`,
    )
  }
  if (lostCodes.some((code) => hasCode(error, code)) || lostMessage.test(error.message)) {
    return new UserError(
      `The connection to the database was lost (${error.message || error.name}): check that it runs, then run this again.`,
    )
  }
  if (timeoutMessage.test(error.message)) {
    return new UserError(
      'The database did not respond in time: check what keeps it busy, then run this again.',
    )
  }
  return error
}
