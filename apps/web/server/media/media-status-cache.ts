import type { RateLimitedLogger } from '@site/operations/rate-limited-logger.ts'
import { Semaphore } from '@site/operations/semaphore.ts'
import { LRUCache } from 'lru-cache'
import { outgoingHeaders } from '../instrumentation/upstream-instrumentation.ts'
import { nullOnTimeout } from '../page-cache/null-on-timeout.ts'

/** TTL without a change event, in case one was missed. */
const STATUS_TTL_MS = 300_000
const MAX_FILES = 5_000
const DEADLINE_MS = 5_000
/** After a change, all files are checked again while pages are re-rendered. */
const MAX_CONCURRENT_REQUESTS = 8
const MAX_QUEUED = 256
/** Min interval between checks while the CMS is unavailable; no request waits for them. */
const RETRY_INTERVAL_MS = 1_000

/** Thrown because the cache rejects a load that returns undefined after it was cleared. */
class FileNotFound extends Error {}

/** Tracks which cached files are still published: one request per file after each change. */
export class MediaStatusCache {
  readonly #origin: string
  readonly #warnings: Pick<RateLimitedLogger, 'warn'>
  readonly #semaphore = new Semaphore({
    concurrency: MAX_CONCURRENT_REQUESTS,
    maxQueued: MAX_QUEUED,
    overloaded: () => new Error('media status queue full'),
  })
  readonly #published = new LRUCache<string, true>({
    max: MAX_FILES,
    ttl: STATUS_TTL_MS,
    // A check that started before a change still serves the requests waiting for it.
    ignoreFetchAbort: true,
    fetchMethod: (pathname) => this.#semaphore.run(() => this.#check(pathname)),
  })
  /** When the last check failed; null after a success. */
  #failedAt: number | null = null

  constructor(origin: string, warnings: Pick<RateLimitedLogger, 'warn'>) {
    this.#origin = origin
    this.#warnings = warnings
  }

  /** Whether the file is unpublished (404 in the CMS); false while the CMS is unavailable. */
  async isUnpublished(pathname: string): Promise<boolean> {
    if (this.#published.has(pathname)) {
      return false
    }
    const now = performance.now()
    if (this.#failedAt === null) {
      const isUnpublished = await nullOnTimeout(this.#load(pathname))
      if (isUnpublished === null) {
        this.#failedAt ??= now
      }
      return isUnpublished ?? false
    }
    if (now - this.#failedAt >= RETRY_INTERVAL_MS) {
      this.#failedAt = now
      this.#load(pathname).catch(() => {
        // The next request after the interval retries.
      })
    }
    return false
  }

  /** Call it after each publication: all cached statuses are stale. */
  invalidate(): void {
    this.#published.clear()
  }

  async #load(pathname: string): Promise<boolean> {
    try {
      await this.#published.fetch(pathname)
      this.#failedAt = null
      return false
    } catch (error) {
      if (error instanceof FileNotFound) {
        this.#failedAt = null
        return true
      }
      this.#warnings.warn({ pathname, reason: String(error) }, 'media status unknown')
      throw error
    }
  }

  /** Only 404 and 410 mean unpublished; other errors are failures. */
  async #check(pathname: string): Promise<true> {
    const { ok, status } = await fetch(`${this.#origin}${pathname}`, {
      method: 'HEAD',
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
      headers: outgoingHeaders(),
    })
    if (status === 404 || status === 410) {
      throw new FileNotFound()
    }
    if (!ok) {
      throw new Error(`HTTP ${status}`)
    }
    return true
  }
}
