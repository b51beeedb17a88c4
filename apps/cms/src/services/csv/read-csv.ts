import { pipeline } from 'node:stream/promises'
import { plainCharacters } from '@site/contracts/typed-text.ts'
import { CsvError, parse } from 'csv-parse'
import * as v from 'valibot'
import type { RowError } from './row-errors.ts'

export class FileTooLargeError extends Error {}
export class TooManyRowsError extends Error {}

/** Longer than any row; without it, an unclosed quotation mark would consume the whole file. */
const recordBytes = 2000

const RecordSchema = v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) })

interface CsvFile<Column extends string, Own extends string> {
  readonly columns: readonly Column[]
  readonly limits: { readonly bytes: number; readonly rows: number; readonly errorsShown: number }
  /** Reads the cells of one row, and reports what is wrong with them. */
  readonly onRow: (
    cell: (column: Column) => string,
    row: { readonly line: number; readonly report: (column: Column, error: Own) => void },
  ) => Promise<void> | void
}

export interface ReadResult<Column extends string, Own extends string> {
  rows: number
  /** Of all errors; only the first are listed. */
  total: number
  errors: RowError<Column, Own>[]
}

/** Reads a CSV file with exactly these columns to its end. Throws FileTooLargeError and TooManyRowsError. */
export async function readCsv<Column extends string, Own extends string>(
  bytes: AsyncIterable<Uint8Array>,
  file: CsvFile<Column, Own>,
): Promise<ReadResult<Column, Own>> {
  const result: ReadResult<Column, Own> = { rows: 0, total: 0, errors: [] }
  const addError = (error: RowError<Column, Own>) => {
    result.total += 1
    if (result.errors.length < file.limits.errorsShown) result.errors.push(error)
  }
  const chunks = withinLimit(bytes, file.limits.bytes)
  const first = await chunks.next()
  const parser = parse({
    bom: true,
    delimiter: first.done ? ',' : detectDelimiter(first.value),
    info: true,
    max_record_size: recordBytes,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  })
  try {
    await pipeline(startingWith(first, chunks), parser, async (records: AsyncIterable<unknown>) => {
      let positions: ReadonlyMap<Column, number> | null = null
      for await (const value of records) {
        const { record, info } = v.parse(RecordSchema, value)
        if (positions === null) {
          // Without valid headings no row can be checked. Read on: some browsers read the response only after they
          // have sent the whole body.
          if (result.total === 0) positions = readHeading(record, info.lines, file.columns, addError)
          continue
        }
        result.rows += 1
        if (result.rows > file.limits.rows) throw new TooManyRowsError()
        if (record.length !== file.columns.length) {
          addError({ line: info.lines, column: null, error: 'cells' })
          continue
        }
        const columns = positions
        await file.onRow((column) => record[columns.get(column) ?? -1] ?? '', {
          line: info.lines,
          report: (column, error) => addError({ line: info.lines, column, error }),
        })
      }
    })
  } catch (error) {
    // The parser's message may quote the file.
    if (!(error instanceof CsvError)) throw error
    addError({ line: readLineNumber(error), column: null, error: 'quotes' })
    return result
  }
  if (result.total === 0 && result.rows === 0) addError({ line: 1, column: null, error: 'noRows' })
  return result
}

/** Semicolons separate cells where the comma marks decimals; the headings show which file it is. */
function detectDelimiter(chunk: Uint8Array): ';' | ',' {
  const [headings = ''] = Buffer.from(chunk)
    .toString('latin1')
    .split(/[\r\n]/, 1)
  return headings.includes(';') ? ';' : ','
}

async function* startingWith(
  first: IteratorResult<Uint8Array, unknown>,
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  if (!first.done) yield first.value
  yield* rest
}

async function* withinLimit(bytes: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  let read = 0
  for await (const chunk of bytes) {
    read += chunk.byteLength
    if (read > limit) throw new FileTooLargeError()
    yield chunk
  }
}

function readHeading<Column extends string, Own extends string>(
  record: string[],
  line: number,
  columns: readonly Column[],
  addError: (error: RowError<Column, Own>) => void,
): ReadonlyMap<Column, number> | null {
  const headings = record.map((heading) => plainCharacters(heading).toLowerCase())
  // In a file without headings the first line is data, which must not be shown.
  if (headings.some((heading) => !/^[\p{L}\d _.-]{1,60}$/u.test(heading) || /^\d/.test(heading))) {
    addError({ line, column: null, error: 'noHeading' })
    return null
  }
  let isValid = true
  const report = (error: RowError<Column, Own>) => {
    isValid = false
    addError(error)
  }
  for (const column of columns) {
    const times = headings.filter((heading) => heading === column).length
    if (times === 0) report({ line, column, error: 'columnMissing' })
    if (times > 1) report({ line, column, error: 'columnTwice' })
  }
  for (const heading of headings) {
    if (!columns.some((column) => column === heading)) {
      report({ line, column: null, error: 'columnUnknown', heading })
    }
  }
  return isValid ? new Map(columns.map((column) => [column, headings.indexOf(column)])) : null
}

function readLineNumber(error: CsvError): number {
  const lines: unknown = Reflect.get(error, 'lines')
  return typeof lines === 'number' ? lines : 0
}
