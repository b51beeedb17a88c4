import { Fault, hasCode } from '../session/fault.mjs'

const goneCodes = ['57P01', '57P02', '57P03', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE']
/** What the client says without a code. */
const goneWords = /^Connection terminated|not queryable|^Client was closed/
const lateWords = /^timeout expired|^Query read timeout/

/**
 * What PostgreSQL may answer in the middle of any command, as a sentence; everything else stays as it is.
 *
 * @param {unknown} error
 */
export function explainedDatabase(error) {
  if (!(error instanceof Error)) return error
  if (hasCode(error, '42501')) {
    return new Fault(
      `The user of the database has no right to do this (${error.message}): give it, or take another user (docs/backup.md, deploy/postgres/roles.sh).`,
    )
  }
  if (hasCode(error, '53100')) {
    return new Fault(`The disk of the database is full (${error.message}): make room, then do this again.`)
  }
  if (goneCodes.some((code) => hasCode(error, code)) || goneWords.test(error.message)) {
    return new Fault(
      `The connection to the database was lost (${error.message || error.name}): see that it runs, then do this again.`,
    )
  }
  if (lateWords.test(error.message)) {
    return new Fault('The database did not answer in time: see what keeps it busy, then do this again.')
  }
  return error
}
