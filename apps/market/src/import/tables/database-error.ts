/**
 * SQLSTATE classes of data errors, which a retry cannot fix. Others (server down, full, read-only or busy) may be
 * temporary.
 */
const dataClasses: ReadonlySet<string> = new Set(['21', '22', '23', '54'])

/** The message of a data error of the database; null for other errors. */
export function databaseDataError(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  const { code } = error
  if (!/^[0-9A-Z]{5}$/.test(code) || !dataClasses.has(code.slice(0, 2))) return null
  const detail = 'detail' in error && typeof error.detail === 'string' ? ` (${shortened(error.detail)})` : ''
  return `the database refuses it: ${shortened(error.message)}${detail} (SQLSTATE ${code})`
}

function shortened(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
