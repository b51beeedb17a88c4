import type { RateLimitedLogger } from '@site/operations/rate-limited-logger.ts'
import { Semaphore } from '@site/operations/semaphore.ts'
import { LRUCache } from 'lru-cache'
import { nullOnTimeout } from '#server/base/null-on-timeout.ts'
import { outgoingHeaders } from '../instrumentation/upstream-instrumentation.ts'

/** TTL without a change event, in case one was missed. */
const STATUS_TTL_MS = 300_000
/** Min interval between checks of a file that is unpublished, or while the CMS is unavailable. */
const RETRY_INTERVAL_MS = 1_000
const MAX_FILES = 5_000
const DEADLINE_MS = 5_000
/** After a change, all files are checked again while pages are re-rendered. */
const MAX_CONCURRENT_REQUESTS = 8
const MAX_QUEUED = 256

type MediaStatus = 'published' | 'unpublished' | 'unknown'

/** Tracks which converted images are still published: one request per file after each change. */
export class MediaStatusCache {
  readonly #origin: string
  readonly #warnings: Pick<RateLimitedLogger, 'warn'>
  readonly #semaphore = new Semaphore({
    concurrency: MAX_CONCURRENT_REQUESTS,
    maxQueued: MAX_QUEUED,
    overloaded: () => new Error('media status queue full'),
  })
  readonly #statuses = new LRUCache<string, MediaStatus>({
    max: MAX_FILES,
    ttl: STATUS_TTL_MS,
    // An expired status is checked in the background.
    allowStale: true,
    // A check that started before a change still serves the requests waiting for it.
    ignoreFetchAbort: true,
    fetchMethod: async (pathname, _stale, { options }) => {
      const status = await this.#semaphore
        .run(() => this.#check(pathname))
        .catch((error: unknown): MediaStatus => {
          this.#warnings.warn({ pathname, reason: String(error) }, 'Media status unknown')
          return 'unknown'
        })
      options.ttl = status === 'published' ? STATUS_TTL_MS : RETRY_INTERVAL_MS
      return status
    },
  })

  constructor(origin: string, warnings: Pick<RateLimitedLogger, 'warn'>) {
    this.#origin = origin
    this.#warnings = warnings
  }

  /** Whether the file is unpublished (404 in the CMS); false while the CMS is unavailable. */
  async isUnpublished(pathname: string): Promise<boolean> {
    return (await nullOnTimeout(this.#statuses.forceFetch(pathname))) === 'unpublished'
  }

  /** Call it after each publication: all cached statuses are stale. */
  invalidate(): void {
    this.#statuses.clear()
  }

  /** Only 404 and 410 mean unpublished; other errors are failures. */
  async #check(pathname: string): Promise<MediaStatus> {
    const { ok, status } = await fetch(`${this.#origin}${pathname}`, {
      method: 'HEAD',
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
      headers: outgoingHeaders(),
    })
    if (ok) {
      return 'published'
    }
    if (status === 404 || status === 410) {
      return 'unpublished'
    }
    throw new Error(`HTTP ${status}`)
  }
}
