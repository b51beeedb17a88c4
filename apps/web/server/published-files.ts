import type { LimitedLines } from '@site/operations/limited-lines.ts'
import { Semaphore } from '@site/operations/semaphore.ts'
import { LRUCache } from 'lru-cache'
import { soon } from './page-cache/patience.ts'
import { outgoingHeaders } from './watch/upstream-watch.ts'

/** TTL without a change event, in case one was missed. */
const KNOWN_MS = 300_000
const KNOWN_FILES = 5_000
const DEADLINE_MS = 5_000
/** After a change, all files are checked again while pages are re-rendered. */
const ASKED_AT_ONCE = 8
const MOST_WAITING = 256
/** Min interval between checks while the CMS is unavailable; no request waits for them. */
const TRY_AGAIN_MS = 1_000

/** Thrown because the cache rejects a load that returns undefined after it was cleared. */
class NoSuchFile extends Error {}

/** Tracks which cached files are still published: one request per file after each change. */
export class PublishedFiles {
  readonly #origin: string
  readonly #warnings: Pick<LimitedLines, 'warn'>
  readonly #semaphore = new Semaphore({
    concurrency: ASKED_AT_ONCE,
    maxQueued: MOST_WAITING,
    overloaded: () => new Error('media status queue full'),
  })
  readonly #published = new LRUCache<string, true>({
    max: KNOWN_FILES,
    ttl: KNOWN_MS,
    // A check that started before a change still answers the requests waiting for it.
    ignoreFetchAbort: true,
    fetchMethod: (pathname) => this.#semaphore.run(() => this.#ask(pathname)),
  })
  /** When the last check failed; null after a success. */
  #failedAt: number | null = null

  constructor(origin: string, warnings: Pick<LimitedLines, 'warn'>) {
    this.#origin = origin
    this.#warnings = warnings
  }

  /** Whether the file is unpublished (404 in the CMS); false while the CMS is unavailable. */
  async isWithdrawn(pathname: string): Promise<boolean> {
    if (this.#published.has(pathname)) {
      return false
    }
    const now = performance.now()
    if (this.#failedAt === null) {
      const isWithdrawn = await soon(this.#look(pathname))
      if (isWithdrawn === null) {
        this.#failedAt ??= now
      }
      return isWithdrawn ?? false
    }
    if (now - this.#failedAt >= TRY_AGAIN_MS) {
      this.#failedAt = now
      this.#look(pathname).catch(() => {
        // The next request after the interval retries.
      })
    }
    return false
  }

  /** Call it after each publication: all cached statuses are stale. */
  forget(): void {
    this.#published.clear()
  }

  async #look(pathname: string): Promise<boolean> {
    try {
      await this.#published.fetch(pathname)
      this.#failedAt = null
      return false
    } catch (error) {
      if (error instanceof NoSuchFile) {
        this.#failedAt = null
        return true
      }
      this.#warnings.warn({ pathname, reason: String(error) }, 'media status unknown')
      throw error
    }
  }

  /** Only 404 and 410 mean unpublished; other errors are failures. */
  async #ask(pathname: string): Promise<true> {
    const { ok, status } = await fetch(`${this.#origin}${pathname}`, {
      method: 'HEAD',
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
      headers: outgoingHeaders(),
    })
    if (status === 404 || status === 410) {
      throw new NoSuchFile()
    }
    if (!ok) {
      throw new Error(`HTTP ${status}`)
    }
    return true
  }
}
