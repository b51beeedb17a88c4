import {
  type Adapter,
  type SourceFile,
  type TableRecord,
  tableNames,
  UnreadableFile,
} from '#market/import/reading/adapter.ts'
import { sourceRows } from '../source-rows.ts'
import {
  cellText,
  numberText,
  plainDay,
  plainNumber,
  type SourceCell,
  type SourceRow,
} from '../source-values.ts'
import { isMappingFile, type MappedFile, mappingFor, readMapping } from './mapping-file.ts'

/** Any other CSV file or workbook, with a mapping file that names its columns (docs/guides/import-market-data.md). */
export const mappedFile: Adapter = {
  kind: 'mapped-file',
  description: 'file described in a mapping file',
  tables: tableNames,
  async recognizes(file) {
    return isMappingFile(file) || (await mappedParts(file)).length > 0
  },
  async *read(file, _notes, table) {
    if (isMappingFile(file)) await readMapping(file.path)
    // Most tables are not of this file, which need not be opened for them.
    else if ((await candidatesFor(file)).some((part) => part.table === table)) {
      for (const part of await mappedParts(file)) if (part.table === table) yield* records(file, part)
    }
  },
}

/**
 * The parts of the mapping whose columns the file has. If it has none of them but a part names the file, that part, so
 * that the report says which column is missing.
 */
async function mappedParts(file: SourceFile): Promise<readonly MappedFile[]> {
  const candidates = await candidatesFor(file)
  const fitting: MappedFile[] = []
  for (const part of candidates) if (await hasColumns(file, part)) fitting.push(part)
  return fitting.length > 0 ? fitting : candidates.filter((part) => part.file !== undefined).slice(0, 1)
}

async function candidatesFor(file: SourceFile): Promise<readonly MappedFile[]> {
  return (await mappingOrNone(file)).filter((part) => isNamed(file, part))
}

/** An invalid mapping is reported once, for its own file. */
async function mappingOrNone(file: SourceFile): Promise<readonly MappedFile[]> {
  try {
    return (await mappingFor(file)) ?? []
  } catch (error) {
    if (error instanceof UnreadableFile) return []
    throw error
  }
}

function isNamed({ name }: SourceFile, { file }: MappedFile): boolean {
  if (file === undefined) return true
  const pattern = file.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${pattern}$`, 'i').test(name.split(/[\\/]/).at(-1) ?? '')
}

async function hasColumns(file: SourceFile, part: MappedFile): Promise<boolean> {
  try {
    for await (const { line, cells } of sourceRows(file, part.sheet)) {
      if (line >= part.headerRow) return line === part.headerRow && missingColumn(cells, part) === undefined
    }
    return false
  } catch (error) {
    if (error instanceof UnreadableFile) return false
    throw error
  }
}

function missingColumn(header: SourceRow['cells'], { columns }: MappedFile): string | undefined {
  const names = header.map(comparable)
  return Object.values(columns)
    .flatMap(({ from }) => from ?? [])
    .find((from) => !names.includes(comparable(from)))
}

function comparable(name: SourceCell): string {
  return String(name).trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

async function* records(file: SourceFile, part: MappedFile): AsyncGenerator<TableRecord> {
  const { table, headerRow } = part
  let places: readonly Place[] | null = null
  for await (const { line, cells } of sourceRows(file, part.sheet)) {
    if (line < headerRow) continue
    if (places === null) {
      const missing = line === headerRow ? missingColumn(cells, part) : ''
      if (missing !== undefined) throw new UnreadableFile(missingText(cells, missing), headerRow)
      places = placesOf(cells, part)
    } else if (cells.some((cell) => cellText(cell) !== '')) {
      yield { table, line, cells: translated(cells, places) }
    }
  }
  if (places === null) {
    throw new UnreadableFile(`has no row ${headerRow}, which the mapping takes for the header`)
  }
}

interface Place {
  readonly name: string
  readonly column: MappedFile['columns'][string]
  /** -1: a constant value. */
  readonly place: number
}

function placesOf(header: SourceRow['cells'], { columns }: MappedFile): Place[] {
  const names = header.map(comparable)
  return Object.entries(columns).map(([name, column]) => ({
    name,
    column,
    place: column.from === undefined ? -1 : names.indexOf(comparable(column.from)),
  }))
}

function translated(row: SourceRow['cells'], places: readonly Place[]): TableRecord['cells'] {
  const cells: Record<string, string> = {}
  for (const { name, column, place } of places) cells[name] = translatedCell(row[place] ?? '', column)
  return cells
}

function missingText(cells: SourceRow['cells'], missing: string): string {
  const names = cells.map((cell) => `"${cellText(cell)}"`).join(', ')
  return `has no column "${missing}" in its header, as the mapping says, but ${names}`
}

function translatedCell(
  cell: SourceCell,
  { date, number, factor, value }: MappedFile['columns'][string],
): string {
  if (value !== undefined) return cellText(value)
  if (date !== undefined) return plainDay(cell, [date, 'YYYY-MM-DD'])
  if (number === undefined && factor === undefined) return cellText(cell)
  const text = plainNumber(cell, number ?? 'plain')
  const product = Number(text) * (factor ?? 1)
  return factor === undefined || text === '' || Number.isNaN(product) ? text : numberText(product)
}
