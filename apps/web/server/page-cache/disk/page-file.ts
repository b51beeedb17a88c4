import { hash } from 'node:crypto'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { mostFilePages, numberOf, PAGE_BYTES, prepareFile } from './page-file-schema.ts'

/** Beside its body and facts, a row has a name and its places in the indexes. */
const OVERHEAD_BYTES = 256
/** Of what a visitor can vary at will, so that nobody can push the pages out. */
const VARIANTS_SHARE = 1 / 8
const REMOVED_AT_ONCE = 64
/** SQLite's pages that stay free for what else is written with a row: indexes, changes, answers. */
const SPARE_FILE_PAGES = 32

const rooms = ['pages', 'variants'] as const
type FileRoom = (typeof rooms)[number]

export interface PageRow {
  readonly key: string
  readonly room: FileRoom
  /** Everything but the body, as text. */
  readonly facts: string
  readonly body: Uint8Array
}

export interface FileChanges {
  readonly rows: readonly PageRow[]
  readonly removed: readonly string[]
  /** By tag, the generation that began with it. */
  readonly invalidated: ReadonlyMap<string, number>
  /** Those before it need not be known one by one any more. */
  readonly invalidatedAllAt: number
  readonly state: string
}

/**
 * One file with kept pages: SQLite, held by one process alone. Nothing waits for the disk: what was written survives
 * the end of the process in any way; where the machine itself fails, the file may be lost, and is then begun anew.
 */
export class PageFile {
  readonly #database: DatabaseSync
  readonly #limits: Readonly<Record<FileRoom, number>>
  readonly #bytes: Record<FileRoom, number> = { pages: 0, variants: 0 }
  readonly #mostFilePages: number
  #pages = 0
  /** As it was written last by this process. */
  #invalidatedAllAt = 0
  readonly #read: StatementSync
  readonly #insert: StatementSync
  readonly #remove: StatementSync
  readonly #removeOldest: StatementSync
  readonly #filePages: StatementSync

  /** Throws where another process holds the file, and where it is none of ours. */
  constructor(file: string, limitBytes: number) {
    this.#limits = { pages: limitBytes * (1 - VARIANTS_SHARE), variants: limitBytes * VARIANTS_SHARE }
    this.#mostFilePages = mostFilePages(limitBytes) - SPARE_FILE_PAGES
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
      this.#filePages = database.prepare(
        'SELECT page_count - freelist_count AS number FROM pragma_page_count, pragma_freelist_count',
      )
    } catch (error) {
      database.close()
      throw error
    }
  }

  read(key: string): Omit<PageRow, 'key' | 'room'> | null {
    const row = this.#read.get(nameOf(key))
    return typeof row?.facts === 'string' && row.body instanceof Uint8Array
      ? { facts: row.facts, body: row.body }
      : null
  }

  /** How a process left the file; null where none has. */
  state(): string | null {
    const row = this.#database.prepare('SELECT text FROM state').get()
    return typeof row?.text === 'string' ? row.text : null
  }

  invalidated(): Map<string, number> {
    const found = new Map<string, number>()
    for (const { tag, at } of this.#database.prepare('SELECT tag, at FROM invalidated').all()) {
      if (typeof tag === 'string' && typeof at === 'number') {
        found.set(tag, at)
      }
    }
    return found
  }

  /** All of it or nothing. */
  write({ rows, removed, invalidated, invalidatedAllAt, state }: FileChanges): void {
    const before = { bytes: { ...this.#bytes }, pages: this.#pages }
    this.#database.exec('BEGIN')
    try {
      for (const key of removed) {
        this.#count(this.#remove.all(nameOf(key)))
      }
      for (const row of rows) {
        this.#count(this.#remove.all(nameOf(row.key)))
        this.#makeRoom(row)
        this.#insert.run(nameOf(row.key), row.room, bytesOf(row), row.facts, row.body)
        this.#bytes[row.room] += bytesOf(row)
        this.#pages += 1
      }
      if (invalidatedAllAt > this.#invalidatedAllAt) {
        this.#database.prepare('DELETE FROM invalidated WHERE at <= ?').run(invalidatedAllAt)
      }
      const invalidate = this.#database.prepare('INSERT OR REPLACE INTO invalidated (tag, at) VALUES (?, ?)')
      for (const [tag, at] of invalidated) {
        invalidate.run(tag, at)
      }
      this.#database.prepare('INSERT OR REPLACE INTO state (id, text) VALUES (1, ?)').run(state)
      this.#database.exec('COMMIT')
      this.#invalidatedAllAt = invalidatedAllAt
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

  #makeRoom(row: PageRow): void {
    while (this.#bytes[row.room] + bytesOf(row) > this.#limits[row.room] || !this.#hasFileRoom(row)) {
      const removed = this.#removeOldest.all(row.room)
      if (removed.length === 0) {
        return
      }
      this.#count(removed)
    }
  }

  /** As SQLite itself counts: rows of many sizes, removed here and there, take more than their bytes. */
  #hasFileRoom(row: PageRow): boolean {
    return numberOf(this.#filePages.get()) + bytesOf(row) / PAGE_BYTES < this.#mostFilePages
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

/** Of one length whatever the address: a long one would stand in its row and once more in the index. */
function nameOf(key: string): Uint8Array {
  return hash('sha256', key, 'buffer')
}

/** What a row takes of the file: as many as go whole into one of SQLite's pages share it. */
function bytesOf({ facts, body }: PageRow): number {
  const bytes = facts.length + body.byteLength + OVERHEAD_BYTES
  return bytes < PAGE_BYTES ? Math.ceil(PAGE_BYTES / Math.floor(PAGE_BYTES / bytes)) : bytes
}
