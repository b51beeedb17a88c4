import { stringify } from 'csv-stringify/sync'

/** null is an empty cell. */
export type CsvCell = string | number | null

/**
 * A table as CSV (RFC 4180) with a byte order mark, by which spreadsheets detect UTF-8. Text that a spreadsheet would
 * evaluate as a formula gets an apostrophe prefix (OWASP, CSV injection). Numbers have a decimal point and no grouping.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return stringify([...rows.map((row) => [...row])], {
    bom: true,
    record_delimiter: 'windows',
    // The library quotes the delimiter only, but spreadsheets end a row at CR or LF alone.
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: { number: (value) => ({ value: String(value), escape_formulas: false }) },
  })
}
