import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { maxRecordLength, RecordBegin } from '#market/import/csv-error.ts'
import { decodedText, EncodingError } from '#market/import/decode.ts'
import { rejectCutFile } from '#market/import/read-csv.ts'
import { type SourceFile, UnreadableFile } from './adapter.ts'
import type { NumberFormat, SourceRow } from './source-values.ts'

const separators = [';', ',', '\t', '|'] as const
type Separator = (typeof separators)[number]

/** The most frequent separator of the first lines; titles above the header have none. */
function separatorOf(head: Buffer): Separator {
  const lines = firstLines(head)
  const count = (sign: Separator) => lines.reduce((sum, line) => sum + line.split(sign).length - 1, 0)
  return separators.toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

/** Spreadsheets separate cells by a semicolon where the comma is the decimal sign. */
export function csvNumberFormat({ head }: SourceFile): NumberFormat {
  return separatorOf(head) === ',' ? 'english' : 'indonesian'
}

/** The cells of the first lines, without anything that needs the rest of the file. */
export function csvHead({ head }: SourceFile): string[][] {
  const separator = separatorOf(head)
  return firstLines(head).map((line) => line.split(separator).map((cell) => cell.replaceAll('"', '').trim()))
}

function firstLines(head: Buffer): string[] {
  return head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/, 20)
}

/** The rows of any CSV file, with the header and what stands above it. Throws UnreadableFile. */
export async function* csvRows(file: SourceFile): AsyncGenerator<SourceRow> {
  const delimiter = separatorOf(file.head)
  await rejectCutFile(file.path, delimiter)
  const decoded = Readable.from(decodedText(file.path))
  const parser = parse({
    bom: true,
    delimiter,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: maxRecordLength,
    info: true,
  })
  const begin = new RecordBegin()
  decoded.on('error', (error) => parser.destroy(error))
  try {
    for await (const entry of decoded.pipe(parser)) yield rowOf(entry, begin)
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFile(`is not CSV: ${error.message}`)
    if (error instanceof EncodingError) throw new UnreadableFile(error.message, error.line)
    throw error
  }
}

function rowOf(entry: unknown, begin: RecordBegin): SourceRow {
  if (isRecord(entry)) return { line: begin.next(entry.info), cells: entry.record }
  throw new TypeError('csv-parse returned no record')
}

function isRecord(
  entry: unknown,
): entry is { record: readonly string[]; info: { lines: number; empty_lines: number } } {
  return typeof entry === 'object' && entry !== null && 'record' in entry && 'info' in entry
}
