import { CsvError, parse } from 'csv-parse/sync'
import type { SourceFile } from '#market/import/reading/adapter.ts'
import { parsedCsv } from '#market/import/reading/read-csv.ts'
import type { NumberFormat, SourceRow } from './source-values.ts'

const separators = [';', ',', '\t', '|'] as const
type Separator = (typeof separators)[number]

/** The most frequent separator of the first lines; titles above the header have none. */
function detectSeparator(head: Buffer): Separator {
  const lines = firstLines(head)
  const count = (sign: Separator) => lines.reduce((sum, line) => sum + line.split(sign).length - 1, 0)
  return separators.toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

/** Spreadsheets separate cells by a semicolon where the comma is the decimal sign. */
export function csvNumberFormat({ head }: SourceFile): NumberFormat {
  return detectSeparator(head) === ',' ? 'english' : 'indonesian'
}

/** The cells of the first lines, without anything that needs the rest of the file. */
export function csvHead({ head }: SourceFile): string[][] {
  const separator = detectSeparator(head)
  return firstLines(head).map((line) => line.split(separator).map((cell) => cell.replaceAll('"', '').trim()))
}

/** The record that begins in a line near the beginning of a file; null: there is none. */
export function readCsvRecord({ head }: SourceFile, line: number): readonly string[] | null {
  const lines = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split('\n')
  const text = lines.slice(line - 1).join('\n')
  try {
    const [record] = parse(text, { delimiter: detectSeparator(head), relax_column_count: true, to: 1 })
    return record ?? null
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

function firstLines(head: Buffer): string[] {
  return head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/, 20)
}

/** The rows of any CSV file, with the header and what stands above it. Throws UnreadableFile. */
export function csvRows({ path, head }: SourceFile): AsyncGenerator<SourceRow> {
  return parsedCsv(path, detectSeparator(head), (cells, line) => ({ line, cells }))
}
