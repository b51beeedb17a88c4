import { stringify } from 'csv-stringify/sync'

/** null is an empty cell. */
export type CsvCell = string | number | null

/**
 * A table as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. Text that a spreadsheet would take for a
 * formula gets an apostrophe in front (OWASP, CSV injection); numbers have a point and no grouping.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return stringify([...rows.map((row) => [...row])], {
    bom: true,
    record_delimiter: 'windows',
    // The delimiter alone is quoted by itself; spreadsheets end a line at either half of it.
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: { number: (value) => ({ value: String(value), escape_formulas: false }) },
  })
}
