import type { Hello } from '@site/contracts/feed.ts'
import type { Logger } from 'pino'
import type { CacheEntry } from '../cache-entry.ts'
import { entryOf, rowOf, type Shift } from './entry-row.ts'
import { clockAfterPause, fileState } from './file-state.ts'
import { Invalidations } from './invalidations.ts'
import { type Former, isBrokenFile } from './open-page-file.ts'
import type { PageEdition } from './page-edition.ts'
import type { PageFile } from './page-file.ts'
import { type Change, WriteBehind } from './write-behind.ts'

/** How often the clock is noted while nothing else is. */
const NOTE_CLOCK_MS = 60_000
/** A file that another process holds is asked for again: it may be the one before us, on its way out. */
const ASK_AGAIN_MS = 2_000
const REPORT_EVERY_MS = 60_000

const formerFile = { first: 'used', later: 'used', broken: 'put aside', purged: 'removed' } as const

export interface DiskTierOptions {
  /** Null where there is none to be had. */
  readonly open: (former: Former) => PageFile | 'inUse' | 'noRoom' | null
  readonly edition: PageEdition
  readonly log: Pick<Logger, 'warn'>
  /** The clock of the cache, of this process alone. */
  readonly now?: () => number
  readonly wallNow?: () => number
}

type Cursors = Readonly<Record<string, Hello | null>>

/**
 * The page cache's second tier: pages are written behind, and found again when memory has let go of them or the process
 * is another one. The file's clock and generations go on from process to process; ours begin at nothing and are shifted
 * by what the process before had reached.
 */
export class DiskTier {
  readonly #options: DiskTierOptions
  readonly #now: () => number
  readonly #wallNow: () => number
  #file: PageFile | null = null
  #shift: Shift = { clock: 0, generation: 0 }
  #generation = 0
  #invalidations = new Invalidations()
  #cursorsBefore: Cursors = {}
  #cursors: () => Cursors = () => ({})
  readonly #behind = new WriteBehind((changes) => this.#write(changes))
  readonly #clockNoting: NodeJS.Timeout
  #askingAgain: NodeJS.Timeout | undefined
  #reportedAt = Number.NEGATIVE_INFINITY

  constructor(options: DiskTierOptions) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
    this.#wallNow = options.wallNow ?? Date.now
    this.#clockNoting = setInterval(() => this.flush(), NOTE_CLOCK_MS).unref()
    this.#open('first')
  }

  get file(): PageFile | null {
    return this.#file
  }

  get size(): PageFile['size'] | null {
    return this.#file?.size ?? null
  }

  /** The last change of a feed that an earlier process heard and noted here; null where that is not known. */
  cursorBefore(feed: string): Hello | null {
    return this.#cursorsBefore[feed] ?? null
  }

  /** Where to ask which changes were heard, whenever something is written. */
  noteCursors(cursors: () => Cursors): void {
    this.#cursors = cursors
  }

  /** A page that was put here, by this process or an earlier one; undefined where there is none that may be shown. */
  async take(key: string): Promise<CacheEntry | undefined> {
    const waiting = this.#behind.get(key)
    const entry = waiting === undefined ? await this.#read(key) : waiting?.entry
    if (entry !== undefined) {
      const generation = entry.generation + this.#shift.generation
      entry.isInvalidated ||= this.#invalidations.concern(entry.page.tags, generation)
    }
    return entry
  }

  /** As `Invalidations`, of what earlier processes heard as well. */
  named(tags: readonly string[], generation: number): readonly string[] {
    return this.#invalidations.named(tags, generation + this.#shift.generation)
  }

  put(key: string, entry: CacheEntry): void {
    if (this.#file !== null) {
      const { validForMs } = entry.page
      const endsAt = Number.isFinite(validForMs) ? this.#wallNow() + validForMs : null
      this.#behind.put(key, { entry, endsAt })
    }
  }

  remove(key: string): void {
    if (this.#file !== null) {
      this.#behind.remove(key)
    }
  }

  /** `generation`: the one that begins with it. */
  invalidate(tags: readonly string[], generation: number): void {
    this.#generation = generation
    this.#invalidations.add(tags, generation + this.#shift.generation)
    this.#flushSoon()
  }

  invalidateAll(generation: number): void {
    this.#generation = generation
    this.#invalidations.addAll(generation + this.#shift.generation)
    this.#flushSoon()
  }

  /** Nothing that was put here before may be shown again, by this process or another. */
  purge(generation: number): void {
    this.#generation = generation
    this.#behind.clear()
    if (this.#file !== null) {
      this.#file.close()
      this.#file = null
      this.#open('purged')
    }
  }

  /** Writes what is waiting. */
  flush(): Promise<void> {
    return this.#behind.flush()
  }

  async close(): Promise<void> {
    clearInterval(this.#clockNoting)
    clearTimeout(this.#askingAgain)
    await this.#behind.close()
    this.#file?.close()
    this.#file = null
  }

  /** Once a minute at most: a disk that is full is so for each page. */
  report(error: unknown, sentence: string, key?: string): void {
    if (this.#now() - this.#reportedAt >= REPORT_EVERY_MS) {
      this.#reportedAt = this.#now()
      this.#options.log.warn({ reason: String(error), ...(key === undefined ? {} : { key }) }, sentence)
    }
  }

  /** What stands in a file that was not ours from the start, we have not followed: all of that is invalidated. */
  #open(when: keyof typeof formerFile): void {
    const file = this.#options.open(formerFile[when])
    if (file === 'inUse' || file === 'noRoom') {
      if (when === 'first' && file === 'inUse') {
        this.#options.log.warn(
          'another process holds the kept pages: this one goes without until it has ended',
        )
      }
      this.#askingAgain = setTimeout(() => this.#open('later'), ASK_AGAIN_MS).unref()
      return
    }
    if (file === null) {
      return
    }
    const state = fileState(file.state())
    if (when === 'later' && this.#isOfOtherDatabase(state.cursors)) {
      file.close()
      this.#open('purged')
      return
    }
    const shiftBefore = this.#shift.generation
    this.#shift = {
      clock: clockAfterPause(state, this.#wallNow()) - this.#now(),
      generation: state.generation + 1,
    }
    this.#file = file
    if (when === 'first') {
      this.#cursorsBefore = state.cursors
      this.#invalidations = new Invalidations(file.invalidated(), state.invalidatedAllAt)
    } else {
      const { generation } = this.#shift
      this.#invalidations.countOn(generation - shiftBefore, this.#generation + generation, file.invalidated())
      this.#flushSoon()
    }
  }

  #isOfOtherDatabase(cursors: Cursors): boolean {
    return Object.entries(this.#cursors()).some(
      ([feed, position]) => position !== null && position.epoch !== cursors[feed]?.epoch,
    )
  }

  #flushSoon(): void {
    if (this.#file !== null) {
      this.#behind.flushSoon()
    }
  }

  async #read(key: string): Promise<CacheEntry | undefined> {
    try {
      const row = this.#file?.read(key)
      const { edition } = this.#options
      const ours = { edition, shift: this.#shift, now: this.#now(), wallNow: this.#wallNow() }
      return row ? await entryOf({ key, ...row }, ours) : undefined
    } catch (error) {
      this.#fail(error, 'a kept page cannot be read', key)
      this.remove(key)
      return undefined
    }
  }

  /** A full disk costs what was to be written, and nothing else: what was invalidated is written the next time. */
  async #write(changes: readonly Change[]): Promise<void> {
    const { edition } = this.#options
    const file = this.#file
    const rows = await Promise.allSettled(
      changes.flatMap(([key, kept]) => (kept === null ? [] : [rowOf(key, kept, edition.name, this.#shift)])),
    )
    // Begun anew meanwhile, it counts otherwise: by its numbers these rows would be newer than what was forgotten since.
    if (file !== this.#file) {
      return
    }
    const invalidated = this.#invalidations.takeUnsaved()
    try {
      file?.write({
        rows: rows.flatMap((row) => (row.status === 'fulfilled' ? [row.value] : [])),
        removed: changes.flatMap(([key, kept]) => (kept === null ? [key] : [])),
        invalidated,
        ...this.#state(),
      })
    } catch (error) {
      this.#invalidations.giveBack(invalidated)
      this.#fail(error, 'pages could not be kept on disk')
    }
  }

  #state() {
    const invalidatedAllAt = this.#invalidations.allAt
    const state = {
      clock: this.#now() + this.#shift.clock,
      wall: this.#wallNow(),
      generation: this.#generation + this.#shift.generation,
      invalidatedAllAt,
      cursors: this.#cursors(),
    }
    return { invalidatedAllAt, state: JSON.stringify(state) }
  }

  #fail(error: unknown, sentence: string, key?: string): void {
    this.report(error, sentence, key)
    if (isBrokenFile(error)) {
      this.#file?.close()
      this.#file = null
      this.#open('broken')
    }
  }
}
