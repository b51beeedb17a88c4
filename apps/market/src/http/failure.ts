import pg from 'pg'

/** SQLSTATE classes: connection lost, out of resources, ended by an operator or by the time limit, not migrated. */
const unavailableStates = /^(08|53|57|42P01)/
const unavailableMessages = /timeout|terminated|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|has been closed/i

/** The database is away, too busy or not ready: worth another try, unlike a mistake in the program. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return unavailableStates.test(error.code ?? '')
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  return (
    error instanceof Error &&
    unavailableMessages.test(`${'code' in error ? error.code : ''} ${error.message}`)
  )
}
