const BYTE_ORDER_MARK = '\uFEFF'
/** What spreadsheets take for the beginning of a formula. */
const FORMULA_START = /^[=+\-@\t\r]/

/**
 * A table as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. Text that a spreadsheet would take
 * for a formula gets an apostrophe in front; numbers have a point and no grouping, and null is an empty cell.
 */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number | null): string {
  if (value === null) {
    return ''
  }
  if (typeof value === 'number') {
    return String(value)
  }
  const text = FORMULA_START.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
