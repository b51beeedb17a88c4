import type { ReadFacts, ReadNotes, TableName, TableRecord } from './adapter.ts'

/** Records of one or more tables: a file of a delivery, or a vendor's responses. */
export interface RecordSource {
  /** The file name in messages. */
  readonly name: string
  /** What the report says it was taken for. */
  readonly kind: string
  readonly tables: readonly TableName[]
  /**
   * Called once for each of `tables`, in the order of the import; records of other tables are ignored. Throws
   * UnreadableFile.
   */
  read(table: TableName, notes: ReadNotes, facts: ReadFacts): AsyncIterable<TableRecord>
}
