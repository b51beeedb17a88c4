/**
 * Classes of SQLSTATE that say something about the data: a second time they would say the same. Others (the server is
 * away, full, read-only or busy) may pass.
 */
const dataClasses: ReadonlySet<string> = new Set(['21', '22', '23', '54'])

/** Why the database refuses what it was given; null: the error is no fault of the data. */
export function databaseFault(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  const { code } = error
  if (!/^[0-9A-Z]{5}$/.test(code) || !dataClasses.has(code.slice(0, 2))) return null
  const detail = 'detail' in error && typeof error.detail === 'string' ? ` (${shortened(error.detail)})` : ''
  return `the database refuses it: ${shortened(error.message)}${detail} (SQLSTATE ${code})`
}

function shortened(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
