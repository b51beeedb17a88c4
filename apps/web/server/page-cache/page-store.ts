import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { type Hello, HelloSchema, isPageTag } from '@site/contracts/change-feed.ts'
import { RateLimitedLogger } from '@site/operations/rate-limited-logger.ts'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { RawResponse } from '#app/upstream/service-calls.server.ts'
import type { Environment } from '#server/base/environment.ts'
import { openSqliteCache } from '#server/base/sqlite-cache.ts'
import { readSecuritySettings } from '../security/security-settings.ts'
import { selectPartition } from './cache-partitions.ts'
import { STALE_IF_ERROR_SECONDS } from './cache-policies.ts'
import { decompressBrotli } from './content-coding.ts'
import { StoredPage } from './stored-page.ts'

const VERSION = 3
/** The share of pages with query parameters, so that visitors cannot evict the other pages by varying them. */
const VARIANTS_SHARE = 1 / 8
const TRIM_INTERVAL_MS = 60_000
/** A full disk fails for every page. */
const WARNINGS_PER_MINUTE = 1

const TABLES = `
  CREATE TABLE IF NOT EXISTS pages (
    key TEXT PRIMARY KEY, build_id TEXT NOT NULL, partition_name TEXT NOT NULL, stored_at INTEGER NOT NULL,
    bytes INTEGER NOT NULL, page_tags TEXT NOT NULL, facts TEXT NOT NULL, body BLOB NOT NULL
  );
  CREATE TABLE IF NOT EXISTS texts (name TEXT PRIMARY KEY, text TEXT NOT NULL);
`

const FactsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    headers: v.record(v.string(), v.string()),
    tags: v.array(v.string()),
    encoding: v.picklist(['br', 'identity']),
    share: v.nullable(
      v.object({
        url: v.string(),
        facts: v.object({ locale: v.string(), title: v.string(), section: v.string(), brand: v.string() }),
      }),
    ),
  }),
)
const RowSchema = v.object({ facts: FactsSchema, body: v.instance(Uint8Array), stored_at: v.number() })
const ResponseSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ text: v.nullable(v.string()), tags: v.array(v.string()) }),
)
const PositionSchema = v.pipe(v.string(), v.parseJson(), HelloSchema)

export interface PageStoreOptions {
  readonly file: string
  readonly limitBytes: number
  /** Identifies the build and the settings that affect pages; pages of another build are not served. */
  readonly buildId: string
  readonly log: Logger
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/**
 * Pages and upstream responses in SQLite, for when pages cannot be rendered. A page from disk is never fresh, lasts a
 * day, and is deleted when its document is unpublished. No method throws: disk errors are logged, and the entry is
 * missing later.
 */
export class PageStore {
  readonly #options: PageStoreOptions
  readonly #now: () => number
  #database: DatabaseSync | null
  readonly #warnings: RateLimitedLogger
  #trimAt = 0

  constructor(options: PageStoreOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
    this.#warnings = new RateLimitedLogger(options.log, WARNINGS_PER_MINUTE)
    this.#database = this.#open()
  }

  /** A page stored in the last day, and how many milliseconds it may still be served. */
  async take(key: string): Promise<{ page: StoredPage; leftMs: number } | null> {
    try {
      const found = this.#database
        ?.prepare('SELECT facts, body, stored_at FROM pages WHERE key = ? AND build_id = ?')
        .get(key, this.#options.buildId)
      if (!found) {
        return null
      }
      const { facts, body, stored_at: storedAt } = v.parse(RowSchema, found)
      const leftMs = storedAt + STALE_IF_ERROR_SECONDS * 1000 - this.#now()
      return leftMs > 0 ? { page: await decodePage(body, facts), leftMs } : null
    } catch (error) {
      this.#report(error, 'Could not read a stored page')
      return null
    }
  }

  /** Stores the page, unless it is stale by the time it is compressed. */
  async put(key: string, page: StoredPage, isCurrent: () => boolean): Promise<void> {
    try {
      const { encoding, bytes } = await page.bodyIn('br')
      if (!isCurrent()) {
        return
      }
      const { headers, tags, share } = page
      const facts = JSON.stringify({ headers, tags, share, encoding })
      this.#database
        ?.prepare(
          'INSERT OR REPLACE INTO pages (key, build_id, partition_name, stored_at, bytes, page_tags, facts, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        )
        .run(
          key,
          this.#options.buildId,
          selectPartition(key),
          this.#now(),
          bytes.byteLength + facts.length + key.length,
          JSON.stringify(tags.filter(isPageTag)),
          facts,
          bytes,
        )
      this.#trim()
    } catch (error) {
      this.#report(error, 'Could not store a page on disk')
    }
  }

  remove(key: string): void {
    this.#change((database) => database.prepare('DELETE FROM pages WHERE key = ?').run(key))
  }

  /** Deletes the pages of unpublished documents among the tags of a change event. */
  removeUnpublished(tags: readonly string[]): void {
    const unpublished = tags.filter(isPageTag)
    if (unpublished.length > 0) {
      this.#change((database) =>
        database
          .prepare(
            'DELETE FROM pages WHERE EXISTS (SELECT 1 FROM json_each(page_tags) WHERE value IN (SELECT value FROM json_each(?)))',
          )
          .run(JSON.stringify(unpublished)),
      )
    }
  }

  /** After missed change events: any document may have been unpublished. */
  removeAll(): void {
    this.#change((database) => database.exec('DELETE FROM pages'))
  }

  /** For another database: the responses and feed positions are invalid as well. */
  purge(): void {
    this.#change((database) => database.exec('DELETE FROM pages; DELETE FROM texts'))
  }

  /** The last processed event of a feed, by this process or an earlier one; null if unknown. */
  readPosition(feed: string): Hello | null {
    const position = v.safeParse(PositionSchema, this.#text(`position ${feed}`))
    return position.success ? position.output : null
  }

  /** Call it after the event has been processed. */
  savePosition(feed: string, position: Hello | null): void {
    this.#saveText(`position ${feed}`, position)
  }

  response(request: string): RawResponse | null {
    const response = v.safeParse(ResponseSchema, this.#text(`response ${request}`))
    return response.success ? response.output : null
  }

  saveResponse(request: string, response: RawResponse): void {
    this.#saveText(`response ${request}`, response)
  }

  get size(): { readonly pages: number; readonly bytes: number } | null {
    const row = this.#attempt('Could not count stored pages', (database) =>
      database.prepare('SELECT count(*) AS pages, coalesce(sum(bytes), 0) AS bytes FROM pages').get(),
    )
    return row ? { pages: Number(row.pages), bytes: Number(row.bytes) } : null
  }

  close(): void {
    this.#database?.close()
    this.#database = null
  }

  #open(): DatabaseSync | null {
    try {
      return openSqliteCache(this.#options.file, {
        version: VERSION,
        tables: TABLES,
        report: (error) => this.#report(error, 'Page store unreadable, recreated'),
      })
    } catch (error) {
      this.#options.log.warn({ file: this.#options.file, reason: String(error) }, 'Page store unavailable')
      return null
    }
  }

  #saveText(name: string, value: unknown): void {
    this.#attempt('Could not store a response or feed position on disk', (database) =>
      database
        .prepare('INSERT OR REPLACE INTO texts (name, text) VALUES (?, ?)')
        .run(name, JSON.stringify(value)),
    )
  }

  /** If it fails, unpublished pages might be served: stop using the store in this process. */
  #change(work: (database: DatabaseSync) => unknown): void {
    try {
      if (this.#database !== null) {
        work(this.#database)
      }
    } catch (error) {
      this.#report(error, 'Could not delete stored pages, page store disabled')
      this.close()
    }
  }

  #text(name: string): string | null {
    const row = this.#attempt('Could not read stored responses', (database) =>
      database.prepare('SELECT text FROM texts WHERE name = ?').get(name),
    )
    return typeof row?.text === 'string' ? row.text : null
  }

  /** The result of the work; null without a database and after an error, which is logged. */
  #attempt<Result>(message: string, work: (database: DatabaseSync) => Result): Result | null {
    try {
      return this.#database && work(this.#database)
    } catch (error) {
      this.#report(error, message)
      return null
    }
  }

  /** Deletes the oldest pages first. */
  #trim(): void {
    const now = this.#now()
    if (now < this.#trimAt) {
      return
    }
    this.#trimAt = now + TRIM_INTERVAL_MS
    const { buildId, limitBytes } = this.#options
    this.#database
      ?.prepare('DELETE FROM pages WHERE build_id <> ? OR stored_at < ?')
      .run(buildId, now - STALE_IF_ERROR_SECONDS * 1000)
    for (const [partition, share] of [
      ['pages', 1 - VARIANTS_SHARE],
      ['variants', VARIANTS_SHARE],
    ] as const) {
      this.#database
        ?.prepare(
          `DELETE FROM pages WHERE key IN (
            SELECT key FROM (SELECT key, sum(bytes) OVER (ORDER BY stored_at DESC, key) AS total FROM pages WHERE partition_name = ?)
            WHERE total > ?
          )`,
        )
        .run(partition, limitBytes * share)
    }
  }

  #report(error: unknown, message: string): void {
    this.#warnings.warn({ file: this.#options.file, reason: String(error) }, message)
  }
}

async function decodePage(
  body: Uint8Array,
  { headers, tags, share, encoding }: v.InferOutput<typeof FactsSchema>,
): Promise<StoredPage> {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const facts = { status: 200, headers, tags, share, isPartial: false }
  return encoding === 'br'
    ? new StoredPage({ ...facts, body: await decompressBrotli(bytes) }, bytes)
    : new StoredPage({ ...facts, body: bytes })
}

const BUILD = fileURLToPath(new URL('../../build/server/index.js', import.meta.url))

/** The page store of this node; null if pages are cached in memory only. */
export function openPageStore(environment: Environment, log: Logger): PageStore | null {
  if (environment.PAGE_STORE_MB === 0 || environment.PAGE_CACHE !== 'on') {
    return null
  }
  const buildId = createHash('sha256')
    .update(readFileSync(BUILD))
    // The security settings are part of the rendered pages.
    .update(JSON.stringify(readSecuritySettings(environment)))
    .digest('base64url')
  return new PageStore({
    file: join(environment.DATA_DIR, 'pages', 'store.sqlite'),
    limitBytes: environment.PAGE_STORE_MB * 1024 * 1024,
    buildId,
    log,
  })
}
