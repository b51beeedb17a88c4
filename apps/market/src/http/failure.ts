import pg from 'pg'

/** SQLSTATE classes: connection lost, out of resources, canceled by operator or timeout, not migrated. */
const unavailableStates = /^(08|53|57|42P01)/
const unavailableMessages = /timeout|terminated|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|has been closed/i

/** Whether the database is unavailable, busy or not migrated, so that a retry may help. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return unavailableStates.test(error.code ?? '')
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  return (
    error instanceof Error &&
    unavailableMessages.test(`${'code' in error ? error.code : ''} ${error.message}`)
  )
}
