import type { LimitedLines } from '@site/operations/limited-lines.ts'
import { LRUCache } from 'lru-cache'
import { soon } from './page-cache/patience.ts'
import { Turns } from './turns.ts'
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

/** Which of the kept files are still to be given to visitors: one question for each file after each change. */
export class PublishedFiles {
  readonly #origin: string
  readonly #warnings: Pick<LimitedLines, 'warn'>
  #known = knownFiles()
  readonly #underWay = new Map<string, Promise<boolean>>()
  readonly #turns = new Turns({
    atOnce: ASKED_AT_ONCE,
    mostWaiting: MOST_WAITING,
    whenFull: () => new Error('too many files are asked for'),
  })
  /** When it could not be asked last; null once it answers. */
  #failedAt: number | null = null

  constructor(origin: string, warnings: Pick<LimitedLines, 'warn'>) {
    this.#origin = origin
    this.#warnings = warnings
  }

  /** Whether the content service says that there is no such file. While it says nothing, what is kept is given. */
  async isWithdrawn(pathname: string): Promise<boolean> {
    if (this.#known.has(pathname)) {
      return false
    }
    if (this.#failedAt !== null) {
      this.#tryAgain(pathname, this.#failedAt)
      return false
    }
    const isWithdrawn = await soon(this.#look(pathname))
    if (isWithdrawn === null) {
      this.#failedAt ??= performance.now()
    }
    return isWithdrawn ?? false
  }

  /** Something was published or taken back: nothing that was said before holds. */
  forget(): void {
    this.#known = knownFiles()
    this.#underWay.clear()
  }

  #tryAgain(pathname: string, failedAt: number): void {
    const now = performance.now()
    if (now - failedAt >= TRY_AGAIN_MS) {
      this.#failedAt = now
      this.#look(pathname).catch(() => {
        // The next reader after the same time tries again.
      })
    }
  }

  async #look(pathname: string): Promise<boolean> {
    const underWay = this.#underWay.get(pathname)
    if (underWay) {
      return underWay
    }
    // What was asked for before a change says nothing of the time after it.
    const known = this.#known
    const looking = this.#turns.run(() => this.#ask(pathname))
    this.#underWay.set(pathname, looking)
    try {
      const isWithdrawn = await looking
      this.#failedAt = null
      if (!isWithdrawn) {
        known.set(pathname, true)
      }
      return isWithdrawn
    } catch (error) {
      this.#warnings.warn({ pathname, reason: String(error) }, 'not known whether a kept file was taken back')
      throw error
    } finally {
      if (this.#underWay.get(pathname) === looking) {
        this.#underWay.delete(pathname)
      }
    }
  }

  /** Only a file that is not there was taken back; every other refusal says nothing of it. */
  async #ask(pathname: string): Promise<boolean> {
    const { ok, status } = await fetch(`${this.#origin}${pathname}`, {
      method: 'HEAD',
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
      headers: outgoingHeaders(),
    })
    if (!ok && status !== 404 && status !== 410) {
      throw new Error(`the content service said ${status}`)
    }
    return !ok
  }
}

function knownFiles(): LRUCache<string, true> {
  return new LRUCache({ max: KNOWN_FILES, ttl: KNOWN_MS })
}
