import {
  PartialDay,
  type ReadFacts,
  type ReadNotes,
  type TableName,
  type TableRecord,
  UnreadableFile,
} from './adapter.ts'
import { CellError, type CellParser, isOptional } from './cells.ts'
import type { Findings, RowPlace } from './import-findings.ts'
import type { RecordSource } from './record-source.ts'
import { increment } from './row-counts.ts'

export type Columns = Readonly<Record<string, CellParser<unknown>>>
type Cells<Table extends Columns> = { readonly [Name in keyof Table]: ReturnType<Table[Name]> }

/** A row with its parsed cells. */
export interface TableRow<Table extends Columns> extends RowPlace {
  readonly cells: Cells<Table>
  /** The cells of the source; a column that it does not have is missing, an empty cell is `''`. */
  readonly given: TableRecord['cells']
  readonly listing?: TableRecord['listing']
}

/** What is being imported. */
export interface TableSource extends ReadFacts {
  readonly sources: readonly RecordSource[]
  readonly findings: Findings
  /** The number of rows per table, including those left out. */
  readonly rows: Map<TableName, number>
  /** Instruments that sources skip, by kind. */
  readonly skipped: Map<string, number>
  readonly notes: string[]
  /** Until when a list lacks entries, by `createListKey`; null: of any day. */
  readonly incompleteLists: Map<string, string | null>
}

const maxNotes = 200

/** Of the list of a company in a file. */
export function createListKey(file: string, ticker: string): string {
  return `${file} ${ticker}`
}

/**
 * Streams the rows of a table from all sources; null without a source. Rows with invalid cells are reported and left
 * out. If the rows of a part replace all stored ones, `toPart` names the part of a row that cannot be parsed, so that
 * the others are left out too (Findings.isIncomplete).
 */
export function readTable<const Table extends Columns>(
  source: TableSource,
  table: TableName,
  columns: Table,
  toPart: (given: TableRecord['cells']) => string | undefined = ({ ticker }) => ticker,
): AsyncIterable<TableRow<Table>> | null {
  const own = source.sources.filter(
    ({ name, tables }) => tables.includes(table) && !source.findings.isUnreadable(name),
  )
  return own.length === 0 ? null : rows(source, own, { table, columns, toPart })
}

async function* rows<const Table extends Columns>(
  context: TableSource,
  sources: readonly RecordSource[],
  {
    table,
    columns,
    toPart,
  }: {
    readonly table: TableName
    readonly columns: Table
    readonly toPart: (given: TableRecord['cells']) => string | undefined
  },
): AsyncGenerator<TableRow<Table>> {
  const { findings, rows: counts } = context
  const parsing = { columns, parsers: Object.entries(columns), findings }
  let count = 0
  for (const source of sources) {
    const counted = { rows: 0, isExplained: false }
    const notes = createNotes(context, source, table, counted)
    try {
      for await (const record of source.read(table, notes, context)) {
        if (record.table !== table) continue
        counted.rows += 1
        const { line, cells: given, listing } = record
        const place = { table, file: source.name, line, ticker: given.ticker, given }
        const parsed = parseCells(given, place, parsing)
        if (parsed) yield { ...place, cells: parsed.cells, given: parsed.given, listing }
        else findings.leavePartOut(table, toPart(record.cells) ?? '')
      }
    } catch (error) {
      if (error instanceof PartialDay)
        findings.leavePartialOut(source.name, { day: error.day, reason: error.message })
      else if (error instanceof UnreadableFile)
        findings.leaveOutFile(source.name, error.message, 'unreadableFile', error)
      else throw error
    }
    findings.counts.addRows(table, source.name, counted)
    count += counted.rows
  }
  counts.set(table, count)
}

/** A source is read once per table, but notes are made only for the first one. */
function createNotes(
  { findings, skipped, notes, incompleteLists }: TableSource,
  source: RecordSource,
  table: TableName,
  counted: { rows: number; isExplained: boolean },
): ReadNotes {
  const isFirst = source.tables[0] === table
  return {
    skipped(kind) {
      counted.isExplained = true
      if (isFirst) increment(skipped, kind)
    },
    note(message) {
      counted.isExplained = true
      if (isFirst && notes.length < maxNotes) notes.push(`${source.name}: ${message}`)
    },
    badRow(line, message) {
      counted.rows += 1
      findings.leaveOut({ table, file: source.name, line }, null, message, 'unreadableRow')
    },
    incompleteList(ticker, until) {
      incompleteLists.set(createListKey(source.name, ticker), until)
    },
  }
}

interface Parsing<Table extends Columns> {
  readonly columns: Table
  readonly parsers: readonly (readonly [string, CellParser<unknown>])[]
  readonly findings: Findings
}

/** Reports invalid cells; null: the row is left out. */
function parseCells<const Table extends Columns>(
  record: TableRecord['cells'],
  place: RowPlace,
  { columns, parsers, findings }: Parsing<Table>,
): Pick<TableRow<Table>, 'cells' | 'given'> | null {
  const cells: Record<string, unknown> = {}
  const leftOut = new Set<string>()
  let isWhole = true
  for (const [name, parser] of parsers) {
    const cell = record[name]
    try {
      if (cell === undefined && !isOptional(parser)) throw new CellError('is missing')
      // PostgreSQL texts cannot contain one.
      if (cell?.includes('\0')) throw new CellError('has a zero byte (U+0000)')
      cells[name] = parser(cell ?? '')
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      if (parser.isDescriptive) {
        findings.leaveOutCell(place, name, error.message)
        cells[name] = null
        leftOut.add(name)
      } else {
        findings.leaveOut(place, name, error.message, 'unreadableCell')
        isWhole = false
      }
    }
  }
  // A translation belongs to the text that is left out, not to the stored one.
  for (const name of [...leftOut].filter((each) => each.endsWith('_id'))) {
    const translation = name.replace(/_id$/, '_en')
    if (!Object.hasOwn(columns, translation)) continue
    cells[translation] = null
    leftOut.add(translation)
  }
  return isWhole && hasCells<Table>(cells, columns) ? { cells, given: omitCells(record, leftOut) } : null
}

/** As without these columns, so that stored values stay. */
function omitCells(record: TableRecord['cells'], names: ReadonlySet<string>): TableRecord['cells'] {
  if (names.size === 0) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name)))
}

function hasCells<const Table extends Columns>(
  cells: Record<string, unknown>,
  columns: Table,
): cells is Cells<Table> {
  return Object.keys(columns).every((name) => Object.hasOwn(cells, name))
}
