import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { CacheEntry } from './cache-entry.ts'
import { Forgettings } from './forgettings.ts'
import { factsOf, pageOf, rowOf } from './kept-row.ts'
import { isBrokenFile } from './open-page-store.ts'
import { isShowable, type PageEdition } from './page-edition.ts'
import type { PageStore, StoredRow } from './page-store.ts'
import { clockAfterPause, shelfState } from './shelf-state.ts'

/** Pages are gathered for so long before they are written. */
const GATHER_MS = 1_000
/** So many at a time, so that a request between waits for some milliseconds at most. */
const ROWS_AT_ONCE = 32
/** More than this is a flood, whose pages are not worth keeping. */
const MOST_WAITING = 1_000
/** How often the clock is noted while nothing else is. */
const NOTE_CLOCK_MS = 60_000
/** A file that another process holds is asked for again: it may be the one before us, on its way out. */
const ASK_AGAIN_MS = 2_000
const REPORT_EVERY_MS = 60_000

export interface PageShelfOptions {
  /** Null where there is none to be had; where the present one is broken, another one. */
  readonly open: (isBroken: boolean) => PageStore | 'inUse' | 'noRoom' | null
  readonly edition: PageEdition
  readonly log: Pick<Logger, 'warn'>
  /** The clock of the cache, of this process alone. */
  readonly now?: () => number
  readonly wallNow?: () => number
}

interface Waiting {
  readonly entry: CacheEntry
  /** When it becomes wrong by itself, in milliseconds since 1970. */
  readonly endsAt: number | null
}

type Cursors = Readonly<Record<string, number | null>>

/**
 * The page cache's second place, on disk: pages are written behind, and found again when memory has let go of them or
 * the process is another one. Its clock and its generations go on from process to process; those of this process are
 * shifted by what the one before had reached.
 */
export class PageShelf {
  readonly #options: PageShelfOptions
  readonly #now: () => number
  readonly #wallNow: () => number
  #store: PageStore | null = null
  /** Null for what is to be removed. */
  readonly #waiting = new Map<string, Waiting | null>()
  #forgettings = new Forgettings()
  #shift = { clock: 0, generation: 0 }
  #generation = 0
  #before: Cursors = {}
  #cursors: () => Cursors = () => ({})
  #gathering: NodeJS.Timeout | undefined
  #asking: NodeJS.Timeout | undefined
  readonly #clockNoting: NodeJS.Timeout
  #saving: Promise<void> = Promise.resolve()
  #reportedAt = Number.NEGATIVE_INFINITY

  constructor(options: PageShelfOptions) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
    this.#wallNow = options.wallNow ?? Date.now
    this.#clockNoting = setInterval(() => this.save(), NOTE_CLOCK_MS).unref()
    this.#open('first')
  }

  get store(): PageStore | null {
    return this.#store
  }

  get size(): PageStore['size'] | null {
    return this.#store?.size ?? null
  }

  /** The last change of a feed that an earlier process heard and put on the shelf; null where that is not known. */
  cursorBefore(feed: string): number | null {
    return this.#before[feed] ?? null
  }

  /** Where to ask which changes were heard, whenever the shelf is saved. */
  noteCursors(cursors: () => Cursors): void {
    this.#cursors = cursors
  }

  /** A page that was put here, by this process or an earlier one; undefined where there is none that may be shown. */
  async take(key: string): Promise<CacheEntry | undefined> {
    const waiting = this.#waiting.get(key)
    if (waiting) {
      const { generation, page } = waiting.entry
      waiting.entry.isForgotten ||= this.#forgettings.concern(page.tags, generation + this.#shift.generation)
      return waiting.entry
    }
    if (waiting === null || this.#store === null) {
      return undefined
    }
    try {
      const row = this.#store.read(key)
      return row === null ? undefined : await this.#entryOf(key, row)
    } catch (error) {
      this.#fail(error, 'a kept page cannot be read', key)
      this.remove(key)
      return undefined
    }
  }

  put(key: string, entry: CacheEntry): void {
    if (this.#store !== null && (this.#waiting.size < MOST_WAITING || this.#waiting.has(key))) {
      const { validForMs } = entry.page
      const endsAt = Number.isFinite(validForMs) ? this.#wallNow() + validForMs : null
      this.#waiting.set(key, { entry, endsAt })
      this.#gather()
    }
  }

  remove(key: string): void {
    if (this.#store !== null) {
      this.#waiting.set(key, null)
      this.#gather()
    }
  }

  /** `generation`: the one that begins with it. */
  forget(tags: readonly string[], generation: number): void {
    this.#generation = generation
    this.#forgettings.forget(tags, generation + this.#shift.generation)
    this.#gather()
  }

  forgetAll(generation: number): void {
    this.#generation = generation
    this.#forgettings.forgetAll(generation + this.#shift.generation)
    this.#gather()
  }

  /** Writes what is waiting. */
  save(): Promise<void> {
    clearTimeout(this.#gathering)
    this.#gathering = undefined
    this.#saving = this.#saving.then(() => this.#saveAll())
    return this.#saving
  }

  async close(): Promise<void> {
    clearInterval(this.#clockNoting)
    clearTimeout(this.#asking)
    await this.save()
    clearTimeout(this.#gathering)
    this.#store?.close()
    this.#store = null
  }

  /** What a shelf finds that was not its own from the start, it has not followed: all of that is forgotten. */
  #open(when: 'first' | 'later' | 'broken'): void {
    const store = this.#options.open(when === 'broken')
    if (store === 'inUse' || store === 'noRoom') {
      if (when === 'first' && store === 'inUse') {
        this.#options.log.warn(
          'another process holds the kept pages: this one goes without until it has ended',
        )
      }
      this.#asking = setTimeout(() => this.#open('later'), ASK_AGAIN_MS).unref()
      return
    }
    if (store === null) {
      return
    }
    const state = shelfState(store.state())
    this.#shift = {
      clock: clockAfterPause(state, this.#wallNow()) - this.#now(),
      generation: state.generation + 1,
    }
    this.#store = store
    if (when === 'first') {
      this.#before = state.cursors
      this.#forgettings = new Forgettings(store.forgotten(), state.forgottenAllAt)
    } else {
      this.forgetAll(this.#generation)
    }
  }

  #gather(): void {
    if (this.#store !== null) {
      this.#gathering ??= setTimeout(() => this.save(), GATHER_MS).unref()
    }
  }

  async #saveAll(): Promise<void> {
    do {
      const batch = [...this.#waiting].slice(0, ROWS_AT_ONCE)
      const rows = await Promise.allSettled(
        batch.flatMap(([key, waiting]) => (waiting === null ? [] : [this.#rowOf(key, waiting)])),
      )
      this.#write(
        rows.flatMap((row) => (row.status === 'fulfilled' ? [row.value] : [])),
        batch.flatMap(([key, waiting]) => (waiting === null ? [key] : [])),
      )
      for (const [key, waiting] of batch) {
        if (this.#waiting.get(key) === waiting) {
          this.#waiting.delete(key)
        }
      }
      await nextTurn()
    } while (this.#waiting.size > 0)
  }

  /** A full disk costs what was to be written, and nothing else: what was forgotten is written the next time. */
  #write(rows: readonly StoredRow[], removed: readonly string[]): void {
    const forgotten = this.#forgettings.takeUnsaved()
    try {
      this.#store?.write({ rows, removed, forgotten, ...this.#state() })
    } catch (error) {
      this.#forgettings.giveBack(forgotten)
      this.#fail(error, 'pages could not be kept on disk')
    }
  }

  #state() {
    const forgottenAllAt = this.#forgettings.allAt
    const state = {
      clock: this.#now() + this.#shift.clock,
      wall: this.#wallNow(),
      generation: this.#generation + this.#shift.generation,
      forgottenAllAt,
      cursors: this.#cursors(),
    }
    return { forgottenAllAt, state: JSON.stringify(state) }
  }

  #rowOf(key: string, { entry, endsAt }: Waiting): Promise<StoredRow> {
    const { clock, generation } = this.#shift
    const times = {
      freshUntil: entry.freshUntil + clock,
      revalidateUntil: entry.revalidateUntil + clock,
      usableUntil: entry.usableUntil + clock,
      endsAt,
    }
    const facts = { edition: this.#options.edition.name, generation: entry.generation + generation, ...times }
    return rowOf(key, entry.page, facts)
  }

  async #entryOf(key: string, row: Pick<StoredRow, 'facts' | 'body'>): Promise<CacheEntry | undefined> {
    const { edition } = this.#options
    const facts = factsOf(row)
    const now = this.#now()
    const usableUntil = facts.usableUntil - this.#shift.clock
    if (usableUntil <= now) {
      return undefined
    }
    const isOfOther = facts.edition !== edition.name
    const page = await pageOf(row, facts)
    if (isOfOther && !(await isShowable(key, page, edition))) {
      return undefined
    }
    const validUntil = facts.endsAt === null ? Number.POSITIVE_INFINITY : now + facts.endsAt - this.#wallNow()
    return {
      page,
      freshUntil: Math.min(facts.freshUntil - this.#shift.clock, validUntil),
      revalidateUntil: Math.min(facts.revalidateUntil - this.#shift.clock, validUntil),
      usableUntil,
      generation: facts.generation - this.#shift.generation,
      isForgotten: isOfOther || this.#forgettings.concern(facts.tags, facts.generation),
      failedAt: null,
    }
  }

  #fail(error: unknown, sentence: string, key?: string): void {
    this.report(error, sentence, key)
    if (isBrokenFile(error)) {
      this.#store?.close()
      this.#store = null
      this.#open('broken')
    }
  }

  /** Once a minute at most: a disk that is full is so for each page. */
  report(error: unknown, sentence: string, key?: string): void {
    if (this.#now() - this.#reportedAt >= REPORT_EVERY_MS) {
      this.#reportedAt = this.#now()
      this.#options.log.warn({ reason: String(error), ...(key === undefined ? {} : { key }) }, sentence)
    }
  }
}
