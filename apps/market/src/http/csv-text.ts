type Cell = string | number | boolean | null

/** RFC 4180: CRLF after every record, quotes where a cell needs them, nothing for null. */
export function csvText(records: readonly (readonly Cell[])[]): string {
  return records.map((record) => `${record.map(cellText).join(',')}\r\n`).join('')
}

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const harmless = withoutFormula(cell)
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A spreadsheet computes what begins so, in our texts as in a stranger's: the apostrophe makes it text (OWASP). */
function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
