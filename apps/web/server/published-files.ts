import type { LimitedLines } from '@site/operations/limited-lines.ts'
import { Semaphore } from '@site/operations/semaphore.ts'
import { LRUCache } from 'lru-cache'
import { soon } from './page-cache/patience.ts'
import { outgoingHeaders } from './watch/upstream-watch.ts'

/** Also without a change, in case one was not heard. */
const KNOWN_MS = 300_000
const KNOWN_FILES = 5_000
const DEADLINE_MS = 5_000
/** After a change all files are asked for again, beside the pages that are made anew. */
const ASKED_AT_ONCE = 8
const MOST_WAITING = 256
/** A content service that does not answer is asked this often at most, and no reader waits for it. */
const TRY_AGAIN_MS = 1_000

/** Thrown, as the cache rejects a load that gives undefined after it was cleared. */
class NoSuchFile extends Error {}

/** Which of the kept files are still to be given to visitors: one question for each file after each change. */
export class PublishedFiles {
  readonly #origin: string
  readonly #warnings: Pick<LimitedLines, 'warn'>
  readonly #semaphore = new Semaphore({
    concurrency: ASKED_AT_ONCE,
    maxQueued: MOST_WAITING,
    overloaded: () => new Error('too many files are asked for'),
  })
  readonly #published = new LRUCache<string, true>({
    max: KNOWN_FILES,
    ttl: KNOWN_MS,
    // What was asked for before a change still answers those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: (pathname) => this.#semaphore.run(() => this.#ask(pathname)),
  })
  /** When it could not be asked last; null once it answers. */
  #failedAt: number | null = null

  constructor(origin: string, warnings: Pick<LimitedLines, 'warn'>) {
    this.#origin = origin
    this.#warnings = warnings
  }

  /** Whether the content service says that there is no such file. While it says nothing, what is kept is given. */
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
        // The next reader after the same time tries again.
      })
    }
    return false
  }

  /** Something was published or taken back: nothing that was said before holds. */
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
      this.#warnings.warn({ pathname, reason: String(error) }, 'not known whether a kept file was taken back')
      throw error
    }
  }

  /** Only a file that does not exist was unpublished; other errors say nothing about it. */
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
