/** null is an empty cell. */
export type Cell = string | number | null

/** Begins what a spreadsheet would take for a formula (OWASP, CSV injection), full-width forms too. */
const formulaStart = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** Rows as CSV by RFC 4180, with the mark by which spreadsheets know that it is UTF-8. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`
}

function cellText(cell: Cell): string {
  if (cell === null) {
    return ''
  }
  if (typeof cell === 'number') {
    return String(cell)
  }
  const text = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
