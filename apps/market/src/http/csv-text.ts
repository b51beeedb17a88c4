import { stringify } from 'csv-stringify/sync'

type Cell = string | number | boolean | null

/** RFC 4180: CRLF after every record. Escapes spreadsheet formulas with an apostrophe (OWASP). */
export function csvText(records: readonly (readonly Cell[])[]): string {
  return stringify([...records.map((record) => [...record])], {
    record_delimiter: 'windows',
    // The library quotes the delimiter only; spreadsheets also break lines at CR and LF.
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: {
      boolean: String,
      number: (value) => ({ value: String(value), escape_formulas: false }),
    },
  })
}
