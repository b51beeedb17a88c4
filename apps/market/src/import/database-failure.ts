/** SQLSTATEs of failures that pass, with what happened. */
const failures: Readonly<Record<string, string>> = {
  '53100': 'the disk of the database is full: make room on it',
  '53300': 'the database has no free connection',
  '57P01': 'the database was stopped during the import',
  '57P02': 'the database crashed during the import',
  '57P03': 'the database is starting or stopping',
}
/** Errors of node-postgres have no SQLSTATE. */
const connectionErrors = /connection (terminated|error|timeout|refused)|ECONNREFUSED|ECONNRESET|EPIPE/i

/** What happened to the database, for operators; the text of any other error. Nothing is half imported. */
export function describeDatabaseFailure(error: unknown): string {
  const text = String(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = failures[code]
  if (known !== undefined) return `${known} (${text})`
  return connectionErrors.test(text) || connectionErrors.test(code)
    ? `the connection to the database was lost (${text})`
    : text
}
