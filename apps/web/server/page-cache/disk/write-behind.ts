import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CacheEntry } from '../cache-entry.ts'

/** Changes are gathered for so long before they are written. */
const GATHER_MS = 1_000
/** So many at a time, so that a request between waits for some milliseconds at most. */
const CHANGES_AT_ONCE = 32
/** More than this is a flood, whose pages are not worth keeping. */
const MOST_WAITING = 1_000

export interface KeptEntry {
  readonly entry: CacheEntry
  /** When it becomes wrong by itself, in milliseconds since 1970. */
  readonly endsAt: number | null
}

/** What is to be written under a key; null: it is to be removed. */
export type Change = readonly [key: string, kept: KeptEntry | null]

/** Changes on their way to the disk: no request waits for them, and each key is written once however often it changed. */
export class WriteBehind {
  readonly #write: (changes: readonly Change[]) => Promise<void>
  readonly #waiting = new Map<string, KeptEntry | null>()
  #gathering: NodeJS.Timeout | undefined
  #flushing: Promise<void> = Promise.resolve()

  constructor(write: (changes: readonly Change[]) => Promise<void>) {
    this.#write = write
  }

  /** Undefined where nothing is to be written under a key. */
  get(key: string): KeptEntry | null | undefined {
    return this.#waiting.get(key)
  }

  put(key: string, kept: KeptEntry): void {
    if (this.#waiting.size < MOST_WAITING || this.#waiting.has(key)) {
      this.#waiting.set(key, kept)
      this.flushSoon()
    }
  }

  remove(key: string): void {
    this.#waiting.set(key, null)
    this.flushSoon()
  }

  clear(): void {
    this.#waiting.clear()
  }

  flushSoon(): void {
    this.#gathering ??= setTimeout(() => this.flush(), GATHER_MS).unref()
  }

  /** Writes what is waiting, also where that is nothing: the state of the process is noted each time. */
  flush(): Promise<void> {
    clearTimeout(this.#gathering)
    this.#gathering = undefined
    this.#flushing = this.#flushing.then(() => this.#flushAll())
    return this.#flushing
  }

  async close(): Promise<void> {
    await this.flush()
    clearTimeout(this.#gathering)
  }

  async #flushAll(): Promise<void> {
    do {
      const changes = [...this.#waiting].slice(0, CHANGES_AT_ONCE)
      await this.#write(changes)
      for (const [key, kept] of changes) {
        if (this.#waiting.get(key) === kept) {
          this.#waiting.delete(key)
        }
      }
      await nextTurn()
    } while (this.#waiting.size > 0)
  }
}
