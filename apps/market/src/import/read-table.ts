import { join } from 'node:path'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { CellError, type CellParser } from './cells.ts'
import { csvError, maxRecordLength, RecordBegin } from './csv-error.ts'
import { decodedText, EncodingError } from './decode.ts'
import { type ImportErrors, ImportRejected } from './import-errors.ts'

export type Columns = Readonly<Record<string, CellParser<unknown>>>

/** A row with its first line and its parsed cells. */
export interface TableRow<Table extends Columns> {
  readonly line: number
  readonly cells: { readonly [Name in keyof Table]: ReturnType<Table[Name]> }
}

/** The folder being read. */
export interface TableSource {
  readonly folder: string
  /** The actual file name of each file of the format; users may write PRICES.CSV. */
  readonly names: ReadonlyMap<string, string>
  readonly errors: ImportErrors
  /** The number of rows read per file. */
  readonly rows: Map<string, number>
}

/**
 * Streams the rows of a file; null without such a file. Rows with invalid cells are reported and skipped; an invalid
 * file throws ImportRejected.
 */
export function readTable<const Table extends Columns>(
  source: TableSource,
  file: string,
  columns: Table,
): AsyncIterable<TableRow<Table>> | null {
  const name = source.names.get(file)
  return name === undefined ? null : rows(join(source.folder, name), source, file, columns)
}

async function* rows<const Table extends Columns>(
  path: string,
  { errors, rows: counts }: TableSource,
  file: string,
  columns: Table,
): AsyncGenerator<TableRow<Table>> {
  const reject = (line: number | null, column: string | null, message: string) =>
    new ImportRejected([{ file, line, column, message }])
  let header: readonly string[] = []
  const begin = new RecordBegin()
  // The first lines of records that are parsed but not consumed yet.
  const waiting: number[] = []
  const decoded = Readable.from(decodedText(path))
  const parser = parse({
    bom: true,
    skip_empty_lines: true,
    max_record_size: maxRecordLength,
    // Called during parsing: when the parser fails, records that are not consumed are lost.
    on_record: (record, info) => {
      const line = begin.next(info)
      if (header.length === 0) {
        header = checkedHeader(record, columns, (column, message) => reject(line, column, message))
        return null
      }
      waiting.push(line)
      return record
    },
  })
  decoded.on('error', (error) => parser.destroy(error))
  counts.set(file, 0)
  let count = 0
  try {
    for await (const entry of decoded.pipe(parser)) {
      const record = asRecord(entry)
      const line = waiting.shift() ?? 0
      count += 1
      const cells = parsedCells(record, header, columns, (column, message) =>
        errors.add({ file, line, column, message }),
      )
      if (cells) yield { line, cells }
    }
  } catch (error) {
    if (error instanceof CsvError) {
      const { line, column, message } = csvError(error, begin, header)
      throw reject(line, column, `is not CSV: ${message}`)
    }
    if (error instanceof EncodingError) throw reject(error.line, null, error.message)
    throw error
  }
  if (header.length === 0) throw reject(1, null, 'is empty: not even the names of the columns are there')
  counts.set(file, count)
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

function asRecord(entry: unknown): readonly string[] {
  if (isTexts(entry)) return entry
  throw new TypeError('csv-parse returned no record')
}

/** Separators of spreadsheets in other locales. */
const otherSeparators = [
  { sign: ';', name: 'semicolons' },
  { sign: '\t', name: 'tabs' },
  { sign: '|', name: 'vertical bars' },
] as const

function checkedHeader(
  header: readonly string[],
  columns: Columns,
  reject: (column: string | null, message: string) => Error,
): readonly string[] {
  const [only = ''] = header
  const separator = header.length === 1 ? otherSeparators.find(({ sign }) => only.includes(sign)) : undefined
  if (separator) throw reject(null, `the separator must be a comma; this file has ${separator.name}`)
  for (const name of Object.keys(columns)) {
    if (!header.includes(name)) throw reject(name, 'is missing from the header')
  }
  for (const [index, name] of header.entries()) {
    if (!Object.hasOwn(columns, name)) throw reject(name, 'is not a column of this file')
    if (header.indexOf(name) !== index) throw reject(name, 'is duplicated')
  }
  return header
}

function parsedCells<const Table extends Columns>(
  record: readonly string[],
  names: readonly string[],
  columns: Table,
  addError: (column: string | null, message: string) => void,
): TableRow<Table>['cells'] | null {
  const cells: Record<string, unknown> = {}
  let isWhole = true
  for (const [index, name] of names.entries()) {
    const cell = record[index] ?? ''
    try {
      // PostgreSQL texts cannot contain one.
      if (cell.includes('\0')) throw new CellError('has a zero byte (U+0000)')
      cells[name] = columns[name]?.(cell)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      addError(name, error.message)
      isWhole = false
    }
  }
  return isWhole && hasCells<Table>(cells, columns) ? cells : null
}

function hasCells<const Table extends Columns>(
  cells: Record<string, unknown>,
  columns: Table,
): cells is { [Name in keyof Table]: ReturnType<Table[Name]> } {
  return Object.keys(columns).every((name) => Object.hasOwn(cells, name))
}
