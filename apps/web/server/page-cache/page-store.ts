import { DatabaseSync, type StatementSync } from 'node:sqlite'

/** Another number: the file is of another form, and begun anew. */
const FORM = 1
/** A file may be larger than its contents by this much: places of removed rows, indexes, the write-ahead log. */
const ROOM_FOR_ORDER = 1.25
const PAGE_BYTES = 4096
/** Beside its body and facts, a row has a key and its places in the indexes. */
const OVERHEAD_BYTES = 256
/** Of what a visitor can vary at will, so that nobody can push the pages out. */
const VARIANTS_SHARE = 1 / 8
const REMOVED_AT_ONCE = 64

const rooms = ['pages', 'variants'] as const
export type StoreRoom = (typeof rooms)[number]

export interface StoredRow {
  readonly key: string
  readonly room: StoreRoom
  /** Everything but the body, as text. */
  readonly facts: string
  readonly body: Uint8Array
}

export interface StoreChanges {
  readonly rows: readonly StoredRow[]
  readonly removed: readonly string[]
  /** By tag, when it was forgotten. */
  readonly forgotten: ReadonlyMap<string, number>
  /** Those before it need not be known one by one any more. */
  readonly forgottenAllAt: number
  readonly state: string
}

/**
 * One file with kept pages: SQLite, held by one process alone. Nothing waits for the disk: what was written survives
 * the end of the process in any way; where the machine itself fails, the file may be lost, and is then begun anew.
 */
export class PageStore {
  readonly #database: DatabaseSync
  readonly #limits: Readonly<Record<StoreRoom, number>>
  readonly #bytes: Record<StoreRoom, number> = { pages: 0, variants: 0 }
  #pages = 0
  /** As it was written last by this process. */
  #forgottenAllAt = 0
  readonly #read: StatementSync
  readonly #insert: StatementSync
  readonly #remove: StatementSync
  readonly #removeOldest: StatementSync

  /** Throws where another process holds the file, and where it is none of ours. */
  constructor(file: string, limitBytes: number) {
    this.#limits = { pages: limitBytes * (1 - VARIANTS_SHARE), variants: limitBytes * VARIANTS_SHARE }
    const database = new DatabaseSync(file, { timeout: 0 })
    this.#database = database
    try {
      prepareFile(database, limitBytes)
      for (const room of rooms) {
        const bytes = 'SELECT coalesce(sum(bytes), 0) AS number FROM pages WHERE room = ?'
        this.#bytes[room] = numberOf(database.prepare(bytes).get(room))
      }
      this.#pages = numberOf(database.prepare('SELECT count(*) AS number FROM pages').get())
      this.#read = database.prepare('SELECT room, facts, body FROM pages WHERE key = ?')
      this.#insert = database.prepare(
        'INSERT INTO pages (key, room, bytes, facts, body) VALUES (?, ?, ?, ?, ?)',
      )
      this.#remove = database.prepare('DELETE FROM pages WHERE key = ? RETURNING room, bytes')
      this.#removeOldest = database.prepare(
        `DELETE FROM pages WHERE id IN (SELECT id FROM pages WHERE room = ? ORDER BY id LIMIT ${REMOVED_AT_ONCE}) RETURNING room, bytes`,
      )
    } catch (error) {
      database.close()
      throw error
    }
  }

  read(key: string): Omit<StoredRow, 'key' | 'room'> | null {
    const row = this.#read.get(key)
    return typeof row?.facts === 'string' && row.body instanceof Uint8Array
      ? { facts: row.facts, body: row.body }
      : null
  }

  /** How a process left the store; null where none has. */
  state(): string | null {
    const row = this.#database.prepare('SELECT text FROM state').get()
    return typeof row?.text === 'string' ? row.text : null
  }

  forgotten(): Map<string, number> {
    const found = new Map<string, number>()
    for (const { tag, at } of this.#database.prepare('SELECT tag, at FROM forgotten').all()) {
      if (typeof tag === 'string' && typeof at === 'number') {
        found.set(tag, at)
      }
    }
    return found
  }

  /** All of it or nothing. */
  write({ rows, removed, forgotten, forgottenAllAt, state }: StoreChanges): void {
    const before = { bytes: { ...this.#bytes }, pages: this.#pages }
    this.#database.exec('BEGIN')
    try {
      for (const key of removed) {
        this.#count(this.#remove.all(key))
      }
      for (const row of rows) {
        this.#count(this.#remove.all(row.key))
        this.#makeRoom(row)
        this.#insert.run(row.key, row.room, bytesOf(row), row.facts, row.body)
        this.#bytes[row.room] += bytesOf(row)
        this.#pages += 1
      }
      if (forgottenAllAt > this.#forgottenAllAt) {
        this.#database.prepare('DELETE FROM forgotten WHERE at <= ?').run(forgottenAllAt)
      }
      const forget = this.#database.prepare('INSERT OR REPLACE INTO forgotten (tag, at) VALUES (?, ?)')
      for (const [tag, at] of forgotten) {
        forget.run(tag, at)
      }
      this.#database.prepare('INSERT OR REPLACE INTO state (id, text) VALUES (1, ?)').run(state)
      this.#database.exec('COMMIT')
      this.#forgottenAllAt = forgottenAllAt
    } catch (error) {
      Object.assign(this.#bytes, before.bytes)
      this.#pages = before.pages
      if (this.#database.isTransaction) {
        this.#database.exec('ROLLBACK')
      }
      throw error
    }
  }

  answer(question: string): string | null {
    const row = this.#database.prepare('SELECT text FROM answers WHERE question = ?').get(question)
    return typeof row?.text === 'string' ? row.text : null
  }

  keepAnswer(question: string, text: string): void {
    this.#database
      .prepare('INSERT OR REPLACE INTO answers (question, text) VALUES (?, ?)')
      .run(question, text)
  }

  get size(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#pages, bytes: this.#bytes.pages + this.#bytes.variants }
  }

  close(): void {
    this.#database.close()
  }

  #makeRoom(row: StoredRow): void {
    while (this.#bytes[row.room] + bytesOf(row) > this.#limits[row.room]) {
      const removed = this.#removeOldest.all(row.room)
      if (removed.length === 0) {
        return
      }
      this.#count(removed)
    }
  }

  #count(removed: readonly Record<string, unknown>[]): void {
    for (const { room, bytes } of removed) {
      if (typeof bytes === 'number') {
        this.#bytes[room === 'pages' ? 'pages' : 'variants'] -= bytes
        this.#pages -= 1
      }
    }
  }
}

function prepareFile(database: DatabaseSync, limitBytes: number): void {
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
    PRAGMA max_page_count = ${Math.ceil((limitBytes * ROOM_FOR_ORDER) / PAGE_BYTES) + 64};
    CREATE TABLE IF NOT EXISTS pages (
      id INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, room TEXT NOT NULL, bytes INTEGER NOT NULL,
      facts TEXT NOT NULL, body BLOB NOT NULL
    );
    CREATE INDEX IF NOT EXISTS pages_by_age ON pages (room, id, bytes);
    CREATE TABLE IF NOT EXISTS forgotten (tag TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS state (id INTEGER PRIMARY KEY, text TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS answers (question TEXT PRIMARY KEY, text TEXT NOT NULL);
  `)
}

function bytesOf({ facts, body }: StoredRow): number {
  return facts.length + body.byteLength + OVERHEAD_BYTES
}

function numberOf(row: Record<string, unknown> | undefined): number {
  return typeof row?.number === 'number' ? row.number : 0
}
