/** SQLSTATEs of failures that pass, with what happened. */
const failures: Readonly<Record<string, string>> = {
  '53100': 'the disk of the database is full: make room on it',
  '53300': 'the database has no free connection',
  '57P01': 'the database was stopped during the import',
  '57P02': 'the database crashed during the import',
  '57P03': 'the database is starting or stopping',
}
/**
 * SQLSTATE classes of failures that pass or that an administrator of the database ends: connections, read-only,
 * passwords, no database, conflicts, resources, locks, an operator, the disk.
 */
const passingClasses: ReadonlySet<string> = new Set(['08', '25', '28', '3D', '40', '53', '55', '57', '58'])
/** Errors of node-postgres have no SQLSTATE. */
const connectionMessages =
  /connection (terminated|error|timeout|refused|ended)|timeout exceeded when trying to connect/i
const connectionCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/

/** Whether the database failed, and not the import. */
export function isDatabaseFailure(error: unknown): boolean {
  const code = findCode(error)
  return isConnectionFailure(error) || (/^[0-9A-Z]{5}$/.test(code) && passingClasses.has(code.slice(0, 2)))
}

/** What happened to the database, for operators; the text of any other error. Nothing is half imported. */
export function describeDatabaseFailure(error: unknown): string {
  const text = String(error)
  const known = failures[findCode(error)]
  if (known !== undefined) return `${known} (${text})`
  return isConnectionFailure(error) ? `the connection to the database was lost (${text})` : text
}

function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // One for each IP address of a host.
  if (error instanceof AggregateError) return error.errors.some(isConnectionFailure)
  const isOfSocket = 'syscall' in error && error.syscall === 'connect'
  return isOfSocket || connectionCodes.test(findCode(error)) || connectionMessages.test(error.message)
}

function findCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
