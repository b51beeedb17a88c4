import type { DatabaseSync } from 'node:sqlite'

/** Another number: the file is of another form, and begun anew. */
const FORM = 4
/** A file may be larger than its contents by this much: places of removed rows, indexes, the write-ahead log. */
const ROOM_FOR_ORDER = 1.25
export const PAGE_BYTES = 4096
/** Of these each file has some, whatever its limit: those of its tables, and of what is not counted as a page of ours. */
const PAGES_FOR_TABLES = 64

/** How many pages of its own SQLite may take for a file: rather than reach that, rows have to go. */
export function mostFilePages(limitBytes: number): number {
  return Math.ceil((limitBytes * ROOM_FOR_ORDER) / PAGE_BYTES) + PAGES_FOR_TABLES
}

/** Takes the file for this process alone, and makes its tables; throws where it is of another form. */
export function prepareFile(database: DatabaseSync, limitBytes: number): void {
  // Held from here until the process ends, in whichever way.
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF')
  database.exec('BEGIN EXCLUSIVE; COMMIT')
  const form = numberOf(database.prepare('SELECT user_version AS number FROM pragma_user_version').get())
  const tables = numberOf(database.prepare('SELECT count(*) AS number FROM sqlite_schema').get())
  if (tables > 0 && form !== FORM) {
    throw new Error(`it is of form ${form} and not ${FORM}`)
  }
  database.exec(`
    PRAGMA user_version = ${FORM};
    PRAGMA max_page_count = ${mostFilePages(limitBytes)};
    CREATE TABLE IF NOT EXISTS pages (
      id INTEGER PRIMARY KEY AUTOINCREMENT, key BLOB NOT NULL UNIQUE, room TEXT NOT NULL, bytes INTEGER NOT NULL,
      facts TEXT NOT NULL, body BLOB NOT NULL
    );
    CREATE INDEX IF NOT EXISTS pages_by_age ON pages (room, id, bytes);
    CREATE TABLE IF NOT EXISTS invalidated (tag TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS state (id INTEGER PRIMARY KEY, text TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS answers (question TEXT PRIMARY KEY, text TEXT NOT NULL);
  `)
}

/** Of a row of one column. */
export function numberOf(row: Record<string, unknown> | undefined): number {
  return typeof row?.number === 'number' ? row.number : 0
}
