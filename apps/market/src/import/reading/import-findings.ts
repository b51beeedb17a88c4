import { type FigureMark, isTicker } from '@site/contracts/market/values.ts'
import type { TableName } from './adapter.ts'
import { type FileRow, RowCounts } from './row-counts.ts'

/** What the import does with a row that fails a check: leave it out, or import it and list it. */
type FindingLevel = 'impossible' | 'unusual'

/** Kinds of findings for machines; `check` covers the rules of one table only. */
export type FindingCode =
  | 'unknownFile'
  | 'unreadableFile'
  | 'heldDay'
  | 'unreadableRow'
  | 'unreadableCell'
  | 'leftOutCell'
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
  /** As the row writes it; undefined: the row is not about a company. */
  readonly ticker?: string | undefined
  readonly column: string | null
  readonly message: string
}

/** Where a row comes from. */
export interface RowPlace extends FileRow {
  readonly line: number | null
  readonly ticker?: string | undefined
}

/** A trading day that is not published, because only a part of it was delivered. */
export interface HeldDay {
  readonly day: string
  readonly reason: string
  /** Nothing of these files is imported. */
  readonly files: readonly string[]
}

/** A file has a part of a trading day only. */
interface PartialFile {
  readonly day: string
  readonly reason: string
}

/** A file, or a table of several files (null), of which nothing or not all is imported. */
export interface NotImported {
  readonly file: string | null
  readonly message: string
}

/** Nothing was imported. */
export class ImportRejected extends Error {
  readonly findings: readonly Finding[]
  readonly notImported: readonly NotImported[]

  constructor(findings: readonly Finding[], notImported: readonly NotImported[] = []) {
    super(findings.map(findingText).join('\n'))
    this.findings = findings
    this.notImported = notImported
  }
}

/** For a problem that is not about a row; rejects the whole run. */
export function rejectedFile(file: string, message: string, code: FindingCode = 'check'): ImportRejected {
  return new ImportRejected([
    { level: 'impossible', code, table: null, file, line: null, column: null, message },
  ])
}

export function findingText({ file, ticker, line, column, message }: Finding): string {
  const isNamed = ticker === undefined || !isTicker(ticker) || message.includes(ticker)
  const location = [
    file,
    // Nobody finds line 437 of a JSON list.
    isNamed ? null : ticker,
    line === null ? null : `line ${line}`,
    column === null ? null : `column ${column}`,
  ]
  return `${location.filter((part) => part !== null).join(', ')}: ${message}`
}

export function heldText({ day, reason }: HeldDay): string {
  return `${day} is held back: ${reason}`
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
const fileCodes: ReadonlySet<FindingCode> = new Set(['unreadableFile', 'unknownFile'])

/**
 * Collects what is wrong with the rows of an import. An impossible row is left out: the importer must not store rows
 * for which `isLeftOut` is true. With `strict`, every finding rejects the run.
 */
export class Findings {
  readonly isStrict: boolean
  readonly counts = new RowCounts()
  readonly #groups = new Map<string, FindingGroup>()
  readonly #leftOut = new WeakSet<object>()
  readonly #incompleteParts = new Set<string>()
  readonly #unreadableFiles = new Map<string, string>()
  readonly #partialFiles = new Map<string, PartialFile>()
  readonly #heldDays = new Map<string, HeldDay>()
  #isWithoutCompanies = false
  #count = 0

  constructor({ isStrict = false }: { readonly isStrict?: boolean } = {}) {
    this.isStrict = isStrict
  }

  /** By level, those of whole files first, because others may follow from them; then in order of appearance. */
  get groups(): readonly FindingGroup[] {
    const rank = ({ code }: FindingGroup) => (fileCodes.has(code) ? 0 : 1)
    return [...this.#groups.values()].toSorted((a, b) => a.level.localeCompare(b.level) || rank(a) - rank(b))
  }

  /** The first ones of each group, as many as a rejected run lists. */
  get listed(): readonly Finding[] {
    return this.groups.flatMap(({ listed }) => listed).slice(0, maxListed)
  }

  /** Files that cannot be read to their end or are unknown, with the reason. */
  get unreadableFiles(): ReadonlyMap<string, string> {
    return this.#unreadableFiles
  }

  /** Files of which nothing is imported, because they have a part of a trading day only. */
  get partialFiles(): ReadonlyMap<string, PartialFile> {
    return this.#partialFiles
  }

  get heldDays(): readonly HeldDay[] {
    return [...this.#heldDays.values()].toSorted((a, b) => a.day.localeCompare(b.day))
  }

  /** Reports that a row is impossible, so that it is left out. */
  leaveOut(row: RowPlace, column: string | null, message: string, code: FindingCode = 'check'): void {
    this.#markLeftOut(row, message)
    this.#add({ ...pickPlace(row), level: 'impossible', code, column, message })
  }

  /** Reports a cell that is left out; its row is imported. */
  leaveOutCell(row: RowPlace, column: string, message: string): void {
    this.#add({ ...pickPlace(row), level: 'impossible', code: 'leftOutCell', column, message })
  }

  /** Reports a row that is imported although a figure is unlikely. */
  unusual(row: RowPlace, column: string | null, message: string, code: FindingCode = 'check'): void {
    this.#add({ ...pickPlace(row), level: 'unusual', code, column, message })
  }

  /** Reports each unknown ticker once. */
  leaveOutUnknown(row: RowPlace, ticker: string): void {
    const message = `${ticker} is not a company of the database or of companies.csv`
    this.#markLeftOut(row, message)
    if (this.counts.addUnknown(ticker) > 1) return
    this.#add({ ...pickPlace(row), level: 'impossible', code: 'unknownTicker', column: 'ticker', message })
  }

  /** Reports once that no ticker is known. */
  leaveOutWithoutCompanies(row: RowPlace): void {
    const message =
      'no company is known: import the company profiles of the exchange or companies.csv first, or together with this file'
    this.#markLeftOut(row, message)
    if (this.#isWithoutCompanies) return
    this.#isWithoutCompanies = true
    const place = { table: row.table, file: row.file, line: null }
    this.#add({ ...place, level: 'impossible', code: 'unknownTicker', column: null, message })
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
    const message = `all rows of ${part} are left out, because one of them is`
    for (const row of others) this.#markLeftOut(row, message)
    if (others.length > 0) {
      this.#add({ ...pickPlace(first), level: 'impossible', code: 'incompletePart', column: null, message })
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
    this.#unreadableFiles.set(file, message)
    this.#add({ level: 'impossible', code, table: null, file, line, column, message })
  }

  isUnreadable(file: string): boolean {
    return this.#unreadableFiles.has(file) || this.#partialFiles.has(file)
  }

  /** Leaves out a file; whether its day is held back is known when all files are read. */
  leavePartialOut(file: string, partial: PartialFile): void {
    this.#partialFiles.set(file, partial)
  }

  /** Reports a trading day whose prices are not published. */
  holdDay(held: HeldDay): void {
    this.#heldDays.set(held.day, held)
    const file = held.files[0] ?? 'prices'
    const message = heldText(held)
    this.#add({
      level: 'impossible',
      code: 'heldDay',
      table: 'prices',
      file,
      line: null,
      column: null,
      message,
    })
  }

  /** Before a table is imported again. */
  forget(table: TableName): void {
    this.counts.forget(table)
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
      throw new ImportRejected(this.listed)
    }
  }

  #markLeftOut(row: RowPlace, reason: string): void {
    if (this.#leftOut.has(row)) return
    this.#leftOut.add(row)
    this.counts.addLeftOut(row, reason)
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

function pickPlace({ table, file, line, ticker }: RowPlace): RowPlace {
  return { table, file, line, ticker }
}
