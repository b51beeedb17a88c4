import { open } from 'node:fs/promises'
import { CsvError, parse } from 'csv-parse'
import { type ReadNotes, type TableName, type TableRecord, UnreadableFile } from './adapter.ts'
import { isOptional } from './cells.ts'
import { csvError, maxRecordLength, RecordBegin } from './csv-error.ts'
import { decodedText, EncodingError } from './decode.ts'
import type { Columns } from './read-table.ts'

/** Streams the records of one of our own CSV files; rows with a wrong number of cells are reported. */
export function csvRecords(
  path: string,
  { table, columns, notes }: { table: TableName; columns: Columns; notes: ReadNotes },
): AsyncGenerator<TableRecord> {
  let header: readonly string[] | null = null
  return parsedCsv(path, ',', (cells, line) => {
    if (header === null) header = checkedHeader(cells, columns)
    else if (cells.length === header.length) return { table, line, cells: toCells(header, cells) }
    else notes.badRow(line, `the row has ${cells.length} cells, the header has ${header.length}`)
    return null
  })
}

/**
 * Streams what `parseRow` makes of the records of a CSV file. Throws UnreadableFile if the file is no CSV, because it is
 * unknown where the next row begins.
 */
export async function* parsedCsv<Row>(
  path: string,
  delimiter: string,
  parseRow: (cells: readonly string[], line: number) => Row | null,
): AsyncGenerator<Row> {
  await rejectCutFile(path, delimiter)
  let first: readonly string[] | null = null
  const begin = new RecordBegin()
  let rows: Row[] = []
  const parser = parse({
    bom: true,
    delimiter,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: maxRecordLength,
    // Takes the records, because a stream of them would be several times slower.
    on_record: (record, info) => {
      first ??= record
      const row = parseRow(record, begin.next(info))
      if (row !== null) rows.push(row)
      return null
    },
  })
  // An error is also given to `feed`; without a listener, it would end the process.
  parser.on('error', () => undefined)
  try {
    for await (const text of decodedText(path)) {
      await feed((done) => parser.write(text, done))
      for (const row of rows) yield row
      rows = []
    }
    await feed((done) => parser.end(done))
    for (const row of rows) yield row
  } catch (error) {
    for (const row of rows) yield row
    if (error instanceof CsvError) {
      const { line, column, message } = csvError(error, begin, first ?? [])
      throw new UnreadableFile(`is not CSV: ${message}`, line, column)
    }
    if (error instanceof EncodingError) throw new UnreadableFile(error.message, error.line)
    throw error
  }
  if (first === null) {
    throw new UnreadableFile('is empty: not even the names of the columns are there', 1)
  }
}

function feed(give: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    give((error) => (error ? reject(error) : resolve()))
  })
}

const tailBytes = 64 * 1024

/** A copy that was interrupted ends inside a row: half a day of prices must not look like a whole one. */
async function rejectCutFile(path: string, separator: string): Promise<void> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (position: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(tailBytes), 0, tailBytes, position)
      return buffer.toString('utf8', 0, bytesRead)
    }
    const [first = ''] = (await read(0)).split('\n', 1)
    const last = (await read(Math.max(0, size - tailBytes))).split('\n').at(-1) ?? ''
    // Separators may be part of quoted cells; a zero byte means another encoding.
    const isCountable = last !== '' && !/["\0]/.test(last) && last !== first
    if (isCountable && last.split(separator).length < first.split(separator).length) {
      throw new UnreadableFile('ends inside a row: the file was cut off, deliver it again')
    }
  } finally {
    await file.close()
  }
}

function toCells(header: readonly string[], record: readonly string[]): Record<string, string> {
  const cells: Record<string, string> = {}
  for (const [index, name] of header.entries()) cells[name] = record[index] ?? ''
  return cells
}

/** Separators of spreadsheets in other locales. */
const otherSeparators = [
  { sign: ';', name: 'semicolons' },
  { sign: '\t', name: 'tabs' },
  { sign: '|', name: 'vertical bars' },
] as const

function checkedHeader(header: readonly string[], columns: Columns): readonly string[] {
  const [only = ''] = header
  const separator = header.length === 1 ? otherSeparators.find(({ sign }) => only.includes(sign)) : undefined
  if (separator) throw new UnreadableFile(`the separator must be a comma; this file has ${separator.name}`, 1)
  for (const [name, parser] of Object.entries(columns)) {
    if (!isOptional(parser) && !header.includes(name))
      throw new UnreadableFile('is missing from the header', 1, name)
  }
  for (const [index, name] of header.entries()) {
    if (!Object.hasOwn(columns, name)) throw new UnreadableFile('is not a column of this file', 1, name)
    if (header.indexOf(name) !== index) throw new UnreadableFile('is duplicated', 1, name)
  }
  return header
}

/** Whether the first line of a file has the columns of a table and no others. */
export function hasColumns(head: Buffer, columns: Columns): boolean {
  const end = head.indexOf('\n')
  const line = head
    .toString('utf8', 0, end === -1 ? head.length : end)
    .replace(/^\uFEFF/, '')
    .trimEnd()
  const header = line.split(',').map((name) => name.replaceAll('"', ''))
  return (
    header.every((name) => Object.hasOwn(columns, name)) &&
    Object.entries(columns).every(([name, parser]) => isOptional(parser) || header.includes(name))
  )
}
