import type { TradingCalendar } from '@site/finance/trading-calendar.ts'

/** The tables of the format (docs/reference/market-data-format.md), by file name without `.csv`. */
export const tableNames = [
  'companies',
  // The counts of the companies, which the registers are compared with.
  'share-counts',
  'management',
  'subsidiaries',
  'shareholders',
  'holder-types',
  'stock-history',
  'notations',
  'holidays',
  'prices',
  'indices',
  'index-members',
  'statements',
  // Figures of another source that are compared with statements, not stored.
  'ratio-checks',
  'dividends',
  'bonuses',
  'splits',
  'rights-issues',
  'warrants',
  'tender-offers',
  'buybacks',
  'ipos',
  'general-meetings',
  'news',
  // Replaces what the other tables show.
  'coverage',
] as const
export type TableName = (typeof tableNames)[number]

/** A file of a delivery; `head` is its first 64 kB, so that an adapter recognizes it without reading all of it. */
export interface SourceFile {
  readonly name: string
  readonly path: string
  readonly head: Buffer
}

/** One record for a table of the format: cells as they would stand in our CSV file. */
export interface TableRecord {
  readonly table: TableName
  /** Row of the source, for messages; null if it has no rows. */
  readonly line: number | null
  readonly cells: Readonly<Record<string, string>>
  /** The cells of a row of `companies`, of a share without a company: it may be a new listing. */
  readonly listing?: Readonly<Record<string, string>> | undefined
}

/** What an adapter reports beside its records. */
export interface ReadNotes {
  /** Counts an instrument or entry that the site does not show, by kind. */
  skipped(kind: string): void
  note(message: string): void
  /** Reports a row that cannot be read and is left out. */
  badRow(line: number | null, message: string): void
  /** States that the list of a company in this file lacks entries until a day; null: of any day. */
  incompleteList(ticker: string, until: string | null): void
}

/** What an adapter needs to know besides its file. */
export interface ReadFacts {
  /** Days of which a part is delivered are imported all the same. */
  readonly publishesHeldDays?: boolean
  /** With all imported holidays, also those of this delivery. */
  loadTradingCalendar(): Promise<TradingCalendar>
  /** By ticker; not known while the table `companies` is read. */
  readonly companies: { has(ticker: string): boolean }
}

/** Translates a foreign file into records; does not judge values, so that all sources follow the same rules. */
export interface Adapter {
  readonly kind: string
  readonly description: string
  /** The tables of its records. `read` is called once for each, because tables are imported one after the other. */
  readonly tables: readonly TableName[]
  recognizes(file: SourceFile): boolean | Promise<boolean>
  /** The tables of this file, if it cannot have all of `tables`. Throws UnreadableFile. */
  listTables?(file: SourceFile): Promise<readonly TableName[]>
  /**
   * The records for a table; those of other tables are ignored. Throws UnreadableFile if the file cannot be read as its
   * kind.
   */
  read(file: SourceFile, notes: ReadNotes, table: TableName, facts: ReadFacts): AsyncIterable<TableRecord>
}

/** Lines start at 1; null: the whole file. */
export class UnreadableFile extends Error {
  readonly line: number | null
  readonly column: string | null

  constructor(message: string, line: number | null = null, column: string | null = null) {
    super(message)
    this.line = line
    this.column = column
  }
}

/** The file has a part of a trading day only: nothing of it is imported. */
export class PartialDay extends UnreadableFile {
  readonly day: string

  constructor(day: string, message: string) {
    super(message)
    this.day = day
  }
}
