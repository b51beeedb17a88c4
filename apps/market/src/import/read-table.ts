import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { CellFault, type CellParser } from './cells.ts'
import { decodedText, EncodingFault } from './decode.ts'
import { type FaultList, ImportRejected } from './faults.ts'

export type Columns = Readonly<Record<string, CellParser<unknown>>>

/** A row with the line that it begins on and what its cells mean. */
export interface TableRow<Table extends Columns> {
  readonly line: number
  readonly cells: { readonly [Name in keyof Table]: ReturnType<Table[Name]> }
}

/** A cell of more characters than this is no text of ours, and must not fill the memory. */
const longestRecord = 200_000

/**
 * The rows of a file one by one; null where the folder has no such file. Cells that cannot be read go to
 * `faults` and their row is left out; a file that is no table at all throws ImportRejected.
 */
export async function readTable<const Table extends Columns>(
  folder: string,
  file: string,
  columns: Table,
  faults: FaultList,
): Promise<AsyncIterable<TableRow<Table>> | null> {
  const path = join(folder, file)
  try {
    await access(path)
  } catch {
    return null
  }
  return rows(path, file, columns, faults)
}

async function* rows<const Table extends Columns>(
  path: string,
  file: string,
  columns: Table,
  faults: FaultList,
): AsyncGenerator<TableRow<Table>> {
  const reject = (line: number | null, column: string | null, message: string) =>
    new ImportRejected([{ file, line, column, message }])
  let names: readonly string[] | null = null
  let line = 1
  const decoded = Readable.from(decodedText(path))
  const parser = parse({ bom: true, info: true, skip_empty_lines: true, max_record_size: longestRecord })
  decoded.on('error', (error) => parser.destroy(error))
  try {
    for await (const entry of decoded.pipe(parser)) {
      const { record, info } = asRecord(entry)
      if (names === null) {
        names = checkedHeader(record, columns, (column, message) => reject(1, column, message))
      } else {
        const cells = parsedCells(record, names, columns, (column, message) =>
          faults.add({ file, line, column, message }),
        )
        if (cells) yield { line, cells }
      }
      // The line after this record is where the next one begins.
      line = info.lines + 1
    }
  } catch (error) {
    if (error instanceof CsvError) throw reject(line, null, `is not CSV: ${csvMessage(error)}`)
    if (error instanceof EncodingFault) throw reject(error.line, null, error.message)
    throw error
  }
  if (names === null) throw reject(1, null, 'is empty: not even the names of the columns are there')
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

function asRecord(entry: unknown): { record: readonly string[]; info: { lines: number } } {
  if (
    typeof entry === 'object' &&
    entry !== null &&
    'record' in entry &&
    isTexts(entry.record) &&
    'info' in entry &&
    typeof entry.info === 'object' &&
    entry.info !== null &&
    'lines' in entry.info &&
    typeof entry.info.lines === 'number'
  ) {
    return { record: entry.record, info: { lines: entry.info.lines } }
  }
  throw new TypeError('csv-parse gave no record')
}

function checkedHeader(
  header: readonly string[],
  columns: Columns,
  reject: (column: string | null, message: string) => Error,
): readonly string[] {
  for (const name of Object.keys(columns)) {
    if (!header.includes(name)) throw reject(name, 'is missing from the header')
  }
  for (const [index, name] of header.entries()) {
    if (!Object.hasOwn(columns, name)) throw reject(name, 'is not a column of this file')
    if (header.indexOf(name) !== index) throw reject(name, 'is there twice')
  }
  return header
}

function parsedCells<const Table extends Columns>(
  record: readonly string[],
  names: readonly string[],
  columns: Table,
  fault: (column: string | null, message: string) => void,
): TableRow<Table>['cells'] | null {
  const cells: Record<string, unknown> = {}
  let isWhole = true
  for (const [index, name] of names.entries()) {
    try {
      cells[name] = columns[name]?.(record[index] ?? '')
    } catch (error) {
      if (!(error instanceof CellFault)) throw error
      fault(name, error.message)
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

function csvMessage(error: CsvError): string {
  if (error.code === 'CSV_MAX_RECORD_SIZE') return `a row has more than ${longestRecord} characters`
  return error.message
}
