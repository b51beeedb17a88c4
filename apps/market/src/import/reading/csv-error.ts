import type { CsvError } from 'csv-parse'

/** Longer rows are invalid, and must not fill the memory. */
export const maxRecordLength = 200_000

/** The counters of csv-parse: lines read, and empty ones among them. */
interface Counts {
  readonly lines: number
  readonly empty_lines: number
}

/** Tracks the first line of each record: after the previous one and the empty lines in between. */
export class RecordBegin {
  #before: Counts = { lines: 0, empty_lines: 0 }

  /** For the record that ends here. */
  next(end: Counts): number {
    const line = this.of(end)
    this.#before = { lines: end.lines, empty_lines: end.empty_lines }
    return line
  }

  /** For the record being read. */
  of(now: Pick<Counts, 'empty_lines'>): number {
    return this.#before.lines + 1 + now.empty_lines - this.#before.empty_lines
  }
}

const messages: Readonly<Record<string, string>> = {
  CSV_INVALID_CLOSING_QUOTE: 'text follows the closing quotation mark of a cell',
  INVALID_OPENING_QUOTE: 'a quotation mark inside an unquoted cell',
  CSV_MAX_RECORD_SIZE: `the row has more than ${maxRecordLength} characters`,
  CSV_QUOTE_NOT_CLOSED: 'the quotation mark that opens the cell is never closed',
}

/** Converts an error of csv-parse; the line is the first one of the record, as in all reports. */
export function csvError(
  error: CsvError,
  begin: RecordBegin,
  header: readonly string[],
): { line: number; column: string | null; message: string } {
  const line = begin.of({ empty_lines: toNumberOrNull(error.empty_lines) ?? 0 })
  const noticed = toNumberOrNull(error.lines) ?? line
  const code: string = error.code
  // For an unclosed quotation mark, the reported end of the file is not helpful.
  const location = noticed > line && code !== 'CSV_QUOTE_NOT_CLOSED' ? ` (in line ${noticed})` : ''
  const column = header[toNumberOrNull(error.column) ?? -1] || null
  return { line, column, message: `${messages[code] ?? error.message}${location}` }
}

function toNumberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
