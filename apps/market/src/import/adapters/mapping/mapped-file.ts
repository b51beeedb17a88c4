import {
  type Adapter,
  type SourceFile,
  type TableRecord,
  tableNames,
  UnreadableFile,
} from '#market/import/reading/adapter.ts'
import { readCsvRecord } from '../csv-rows.ts'
import { sourceRows } from '../source-rows.ts'
import { cellText, type SourceCell, type SourceRow } from '../source-values.ts'
import { isWorkbook } from '../workbook-rows.ts'
import { readFileName } from './file-name-pattern.ts'
import { checkMapping, isMappingFile, type MappedFile, MappingFiles } from './mapping-file.ts'
import { createReader } from './read-mapped-cell.ts'

/**
 * The adapter of a delivery for any other CSV file or workbook, with a mapping file that names its columns
 * (docs/guides/import-market-data.md).
 */
export function createMappedFile(): Adapter {
  const mappings = new MappingFiles()
  return {
    kind: 'mapped-file',
    description: 'file described in a mapping file',
    tables: tableNames,
    async recognizes(file) {
      return isMappingFile(file) || (await listParts(mappings, file)).length > 0
    },
    async listTables(file) {
      if (!isMappingFile(file)) return (await listParts(mappings, file)).map(({ table }) => table)
      await checkMapping(file.path)
      return []
    },
    async *read(file, _notes, table) {
      for (const part of await listParts(mappings, file)) {
        if (part.table === table) yield* readRecords(file, part)
      }
    },
  }
}

/**
 * The parts of the mapping whose columns the file has. If it has none of them but a part names the file, that part, so
 * that the report says which column is missing.
 */
async function listParts(mappings: MappingFiles, file: SourceFile): Promise<readonly MappedFile[]> {
  const candidates = (await loadMapping(mappings, file)).filter(
    ({ namePattern }) => namePattern === null || readFileName(file.name, namePattern) !== null,
  )
  const fitting: MappedFile[] = []
  for (const part of candidates) if (await hasColumns(file, part)) fitting.push(part)
  return fitting.length > 0 ? fitting : candidates.filter(({ file: name }) => name !== undefined).slice(0, 1)
}

/** An invalid mapping is reported once, for its own file. */
async function loadMapping(mappings: MappingFiles, file: SourceFile): Promise<readonly MappedFile[]> {
  try {
    return (await mappings.findFor(file)) ?? []
  } catch (error) {
    if (error instanceof UnreadableFile) return []
    throw error
  }
}

async function hasColumns(file: SourceFile, part: MappedFile): Promise<boolean> {
  const header = isWorkbook(file) ? await readWorkbookRow(file, part) : readCsvRecord(file, part.headerRow)
  return header !== null && findMissingColumn(header, part) === undefined
}

async function readWorkbookRow(
  file: SourceFile,
  { sheet, headerRow }: MappedFile,
): Promise<SourceRow['cells'] | null> {
  try {
    for await (const { line, cells } of sourceRows(file, sheet)) {
      if (line >= headerRow) return line === headerRow ? cells : null
    }
    return null
  } catch (error) {
    if (error instanceof UnreadableFile) return null
    throw error
  }
}

function findMissingColumn(header: SourceRow['cells'], { columns }: MappedFile): string | undefined {
  const names = header.map(normalizeName)
  return Object.values(columns)
    .flatMap(({ from }) => from ?? [])
    .find((from) => !names.includes(normalizeName(from)))
}

function normalizeName(name: SourceCell): string {
  return String(name).trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

async function* readRecords(file: SourceFile, part: MappedFile): AsyncGenerator<TableRecord> {
  const { table, headerRow, namePattern } = part
  const named = namePattern === null ? {} : readFileName(file.name, namePattern)
  let columns: readonly Column[] | null = null
  for await (const { line, cells } of sourceRows(file, part.sheet)) {
    if (line < headerRow) continue
    if (columns === null) {
      const missing = line === headerRow ? findMissingColumn(cells, part) : ''
      if (missing !== undefined) throw new UnreadableFile(formatMissing(cells, missing), headerRow)
      columns = listColumns(cells, part)
    } else if (cells.some((cell) => cellText(cell) !== '')) {
      yield { table, line, cells: readCells(cells, columns, named) }
    }
  }
  if (columns === null) {
    throw new UnreadableFile(`has no row ${headerRow}, which the mapping takes for the header`)
  }
}

interface Column {
  readonly name: string
  /** -1: a constant value. */
  readonly place: number
  read(cell: SourceCell): string
}

function listColumns(header: SourceRow['cells'], { columns }: MappedFile): Column[] {
  const names = header.map(normalizeName)
  return Object.entries(columns).map(([name, column]) => ({
    name,
    place: column.from === undefined ? -1 : names.indexOf(normalizeName(column.from)),
    read: createReader(column),
  }))
}

function readCells(
  row: SourceRow['cells'],
  columns: readonly Column[],
  named: Readonly<Record<string, string>> | null,
): Record<string, string> {
  const cells: Record<string, string> = { ...named }
  for (const { name, place, read } of columns) cells[name] = read(row[place] ?? '')
  return cells
}

function formatMissing(cells: SourceRow['cells'], missing: string): string {
  const names = cells.map((cell) => `"${cellText(cell)}"`).join(', ')
  return `has no column "${missing}" in its header, as the mapping says, but ${names}`
}
