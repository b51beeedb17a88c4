import type { DatabaseSync } from 'node:sqlite'
import { openSqliteCache } from '#server/base/sqlite-cache.ts'

const VERSION = 1
/** Otherwise each read would also write. */
const TOUCH_INTERVAL_MS = 3_600_000
/** Share of the limit that remains after trimming, so that not every write trims. */
const SHARE_AFTER_TRIM = 0.9

const TABLES = `
  CREATE TABLE IF NOT EXISTS results (key TEXT PRIMARY KEY, used_at INTEGER NOT NULL, bytes INTEGER NOT NULL, body BLOB NOT NULL);
  CREATE INDEX IF NOT EXISTS results_used ON results (used_at, bytes, key);
`

/** Converted images in SQLite, up to a limit in bytes; evicts the least recently used ones. */
export class ResultStore {
  readonly #database: DatabaseSync
  readonly #limitBytes: number
  readonly #now: () => number
  #bytes = 0

  constructor(
    file: string,
    limitBytes: number,
    { report, now = Date.now }: { report: (error: unknown) => void; now?: () => number },
  ) {
    this.#database = openSqliteCache(file, { version: VERSION, tables: TABLES, report })
    this.#limitBytes = limitBytes
    this.#now = now
    this.#trim()
  }

  async get(key: string): Promise<Buffer | null> {
    const found = this.#database.prepare('SELECT body, used_at FROM results WHERE key = ?').get(key)
    if (!(found?.body instanceof Uint8Array)) {
      return null
    }
    const now = this.#now()
    if (now - Number(found.used_at) > TOUCH_INTERVAL_MS) {
      this.#database.prepare('UPDATE results SET used_at = ? WHERE key = ?').run(now, key)
    }
    const { buffer, byteOffset, byteLength } = found.body
    return Buffer.from(buffer, byteOffset, byteLength)
  }

  async set(key: string, body: Buffer): Promise<void> {
    const { byteLength } = body
    this.#database
      .prepare('INSERT OR REPLACE INTO results (key, used_at, bytes, body) VALUES (?, ?, ?, ?)')
      .run(key, this.#now(), byteLength, body)
    this.#bytes += byteLength
    if (this.#bytes > this.#limitBytes) {
      this.#trim()
    }
  }

  async remove(key: string): Promise<void> {
    this.#database.prepare('DELETE FROM results WHERE key = ?').run(key)
  }

  /** Recounts the bytes, because other processes write to the same file. */
  #trim(): void {
    const total = () => Number(this.#database.prepare('SELECT sum(bytes) AS bytes FROM results').get()?.bytes)
    this.#bytes = total()
    if (this.#bytes > this.#limitBytes) {
      this.#database
        .prepare(
          `DELETE FROM results WHERE key IN (
            SELECT key FROM (SELECT key, sum(bytes) OVER (ORDER BY used_at DESC, key) AS total FROM results)
            WHERE total > ?
          )`,
        )
        .run(this.#limitBytes * SHARE_AFTER_TRIM)
      this.#bytes = total()
    }
  }
}
