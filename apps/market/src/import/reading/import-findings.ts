import type { FigureMark } from '@site/contracts/market/values.ts'
import type { TableName } from './adapter.ts'

/** What the import does with a row that fails a check: leave it out, or import it and list it. */
type FindingLevel = 'impossible' | 'unusual'

/** Kinds of findings for machines; `check` covers the rules of one table only. */
export type FindingCode =
  | 'unknownFile'
  | 'unreadableFile'
  | 'unreadableRow'
  | 'unreadableCell'
  | 'unknownTicker'
  | 'incompletePart'
  | 'duplicate'
  | 'check'
  | 'database'
  | 'priceBreak'
  | 'correction'
  | FigureMark

/** Lines start at 1, the header is line 1; null: the whole file or a stored row. */
export interface Finding {
  readonly level: FindingLevel
  readonly code: FindingCode
  readonly table: TableName | null
  readonly file: string
  readonly line: number | null
  readonly column: string | null
  readonly message: string
}

/** Where a row comes from. */
export interface RowPlace {
  readonly table: TableName
  readonly file: string
  readonly line: number | null
  /** The cell `date` as given, to count the prices of a day that are left out. */
  readonly day?: string | undefined
}

/** Nothing was imported. */
export class ImportRejected extends Error {
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    super(findings.map(findingText).join('\n'))
    this.findings = findings
  }
}

/** For a problem that is not about a row; rejects the whole run. */
export function rejectedFile(file: string, message: string, code: FindingCode = 'check'): ImportRejected {
  return new ImportRejected([
    { level: 'impossible', code, table: null, file, line: null, column: null, message },
  ])
}

export function findingText({ file, line, column, message }: Finding): string {
  const location = [file, line === null ? null : `line ${line}`, column === null ? null : `column ${column}`]
  return `${location.filter((part) => part !== null).join(', ')}: ${message}`
}

/** Findings of the same level, code, table and column: files often repeat the same one. */
export interface FindingGroup {
  readonly level: FindingLevel
  readonly code: FindingCode
  readonly table: TableName | null
  readonly column: string | null
  /** All of them; `listed` are the first. */
  count: number
  readonly listed: Finding[]
}

/** Max listed findings of a group, and of a rejected run. */
const maxListed = 50

/**
 * Collects what is wrong with the rows of an import. An impossible row is left out: the importer must not store rows
 * for which `isLeftOut` is true. With `strict`, every finding rejects the run.
 */
export class Findings {
  readonly isStrict: boolean
  readonly #groups = new Map<string, FindingGroup>()
  readonly #leftOut = new WeakSet<object>()
  readonly #leftOutRows = new Map<TableName, number>()
  readonly #unknownTickers = new Map<string, number>()
  readonly #leftOutByDay = new Map<string, number>()
  readonly #incompleteParts = new Set<string>()
  readonly #unreadableFiles = new Set<string>()
  #count = 0

  constructor({ isStrict = false }: { readonly isStrict?: boolean } = {}) {
    this.isStrict = isStrict
  }

  /** By level, in order of appearance. */
  get groups(): readonly FindingGroup[] {
    return [...this.#groups.values()].toSorted((a, b) => a.level.localeCompare(b.level))
  }

  /** The number of rows left out per table. */
  get leftOutRows(): ReadonlyMap<TableName, number> {
    return this.#leftOutRows
  }

  /** Tickers without a company, with their number of rows. */
  get unknownTickers(): ReadonlyMap<string, number> {
    return this.#unknownTickers
  }

  /** The number of prices left out per day; days as given. */
  get leftOutByDay(): ReadonlyMap<string, number> {
    return this.#leftOutByDay
  }

  /** Reports that a row is impossible, so that it is left out. */
  leaveOut(row: RowPlace, column: string | null, message: string, code: FindingCode = 'check'): void {
    this.#markLeftOut(row)
    this.#add({ ...placeOf(row), level: 'impossible', code, column, message })
  }

  /** Reports a row that is imported although a figure is unlikely. */
  unusual(row: RowPlace, column: string | null, message: string, code: FindingCode = 'check'): void {
    this.#add({ ...placeOf(row), level: 'unusual', code, column, message })
  }

  /** Reports each unknown ticker once. */
  leaveOutUnknown(row: RowPlace, ticker: string): void {
    this.#markLeftOut(row)
    if (increment(this.#unknownTickers, ticker) > 1) return
    const message = `${ticker} is not a company of the database or of companies.csv`
    this.#add({ ...placeOf(row), level: 'impossible', code: 'unknownTicker', column: 'ticker', message })
  }

  isLeftOut(row: object): boolean {
    return this.#leftOut.has(row)
  }

  /** Remembers that a part (the rows of a company, a period) misses a row that could not be read. */
  leavePartOut(table: TableName, part: string): void {
    this.#incompleteParts.add(`${table} ${part}`)
  }

  /** Whether a part misses one of its rows. */
  lacksRows(part: string, rows: readonly RowPlace[]): boolean {
    const [first] = rows
    return (
      (first !== undefined && this.#incompleteParts.has(`${first.table} ${part}`)) ||
      rows.some((row) => this.isLeftOut(row) || this.#unreadableFiles.has(row.file))
    )
  }

  /**
   * Whether a part that replaces stored rows as a whole misses one of its rows; if so, all its rows are left out and
   * reported.
   */
  isIncomplete(part: string, rows: readonly RowPlace[]): boolean {
    const [first] = rows
    if (!first || !this.lacksRows(part, rows)) return false
    const others = rows.filter((row) => !this.isLeftOut(row))
    for (const row of others) this.#markLeftOut(row)
    if (others.length > 0) {
      const message = `all rows of ${part} are left out, because one of them is`
      this.#add({ ...placeOf(first), level: 'impossible', code: 'incompletePart', column: null, message })
    }
    return true
  }

  /** Reports a file that is left out, or from this line on. */
  leaveOutFile(
    file: string,
    message: string,
    code: FindingCode = 'unreadableFile',
    { line, column }: { readonly line: number | null; readonly column: string | null } = {
      line: null,
      column: null,
    },
  ): void {
    this.#unreadableFiles.add(file)
    this.#add({ level: 'impossible', code, table: null, file, line, column, message })
  }

  isUnreadable(file: string): boolean {
    return this.#unreadableFiles.has(file)
  }

  /** Before a table is imported again. */
  forget(table: TableName): void {
    this.#leftOutRows.delete(table)
    for (const [key, group] of this.#groups) {
      // Reported only once per ticker.
      if (group.table !== table || group.code === 'unknownTicker') continue
      this.#groups.delete(key)
      this.#count -= group.count
    }
  }

  /** In strict mode, throws ImportRejected if anything was found. */
  throwIfStrict(): void {
    if (this.isStrict && this.#count > 0) {
      throw new ImportRejected(this.groups.flatMap(({ listed }) => listed).slice(0, maxListed))
    }
  }

  #markLeftOut(row: RowPlace): void {
    if (this.#leftOut.has(row)) return
    this.#leftOut.add(row)
    this.#leftOutRows.set(row.table, (this.#leftOutRows.get(row.table) ?? 0) + 1)
    if (row.table === 'prices') increment(this.#leftOutByDay, row.day ?? '')
  }

  #add(finding: Finding): void {
    const { level, code, table, column } = finding
    const key = `${level} ${code} ${table} ${column}`
    const group = this.#groups.get(key) ?? { level, code, table, column, count: 0, listed: [] }
    this.#groups.set(key, group)
    group.count += 1
    if (group.listed.length < maxListed) group.listed.push(finding)
    this.#count += 1
    if (this.#count >= maxListed) this.throwIfStrict()
  }
}

/** More different keys mean a broken file; they must not fill the memory. */
const maxCounted = 20_000

/** Returns the new count. */
export function increment(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1
  if (count > 1 || counts.size < maxCounted) counts.set(key, count)
  return count
}

function placeOf({ table, file, line }: RowPlace): RowPlace {
  return { table, file, line }
}
