import { stringify } from 'csv-stringify/sync'

type Cell = string | number | boolean | null

/** RFC 4180: CRLF after every record. Text that a spreadsheet would compute gets an apostrophe in front (OWASP). */
export function csvText(records: readonly (readonly Cell[])[]): string {
  return stringify([...records.map((record) => [...record])], {
    record_delimiter: 'windows',
    // The delimiter alone is quoted by itself; spreadsheets end a line at either half of it.
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: {
      boolean: String,
      number: (value) => ({ value: String(value), escape_formulas: false }),
    },
  })
}
