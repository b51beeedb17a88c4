import { LRUCache } from 'lru-cache'
import type { CachePolicyName } from '#app/i18n/pages.ts'
import { type CacheEntry, newEntry } from './cache-entry.ts'
import type { CacheOutcome } from './cache-outcome.ts'
import { KeysByTag } from './keys-by-tag.ts'
import type { PageShelf } from './page-shelf.ts'
import { cachePolicies, roomBytes } from './policies.ts'
import { type RenderedPage, StoredPage } from './stored-page.ts'

interface Making {
  readonly page: Promise<StoredPage>
  /** The state of the content that it is made from. */
  readonly generation: number
}

export interface CacheAnswer {
  readonly page: StoredPage
  readonly outcome: CacheOutcome
}

/** The longest that a visitor waits for a page that is there, only older; its making goes on. */
const PATIENCE_MS = 1000
/** A page that could not be made anew is shown as it is, and tried again behind that, this often at most. */
const TRY_AGAIN_MS = 1000

/**
 * Whole answers by address, in memory and behind it on disk. Fresh pages are served at once; a page whose time is just
 * over is served once more while it is made anew; an older one, and one that a change feed named, is made anew first.
 * Where that fails or takes longer than a second, what was kept is served, for a day at the most. One rendering a key is
 * under way at any time.
 */
export class PageCache {
  readonly #rooms: Readonly<Record<keyof typeof roomBytes, LRUCache<string, CacheEntry>>>
  readonly #keysByTag = new KeysByTag((key) => this.#has(key))
  readonly #underWay = new Map<string, Making>()
  /** Counts forgettings: what was begun before one may show the state before. */
  #generation = 0
  #evictions = 0
  readonly #now: () => number
  readonly #isOn: boolean
  readonly #shelf: PageShelf | null
  /** Whether all is known that changed between the process that made the pages on the shelf and this one. */
  #isCaughtUp = false

  constructor({
    isOn = true,
    shelf = null,
    now = () => performance.now(),
    bytes = roomBytes,
  }: {
    isOn?: boolean
    shelf?: PageShelf | null
    now?: () => number
    bytes?: Readonly<Record<keyof typeof roomBytes, number>>
  } = {}) {
    this.#isOn = isOn
    this.#shelf = shelf
    this.#now = now
    const room = (maxSize: number) =>
      new LRUCache<string, CacheEntry>({
        maxSize,
        sizeCalculation: entrySize,
        dispose: (_entry, _key, reason) => {
          this.#evictions += reason === 'evict' ? 1 : 0
        },
      })
    this.#rooms = {
      pages: room(bytes.pages),
      variants: room(bytes.variants),
      elsewhere: room(bytes.elsewhere),
    }
  }

  async get(
    key: string,
    policyName: CachePolicyName,
    render: () => Promise<RenderedPage>,
  ): Promise<CacheAnswer> {
    if (!this.#isOn || cachePolicies[policyName] === null) {
      return { page: new StoredPage(await render()), outcome: 'bypass' }
    }
    const entry = this.#find(key) ?? (this.#shelf && (await this.#fromShelf(this.#shelf, key)))
    if (!entry) {
      return { page: await this.#make(key, policyName, render), outcome: 'miss' }
    }
    const now = this.#now()
    const isKnown = this.#isKnown(entry)
    if (entry.freshUntil > now && isKnown) {
      return { page: entry.page, outcome: 'hit' }
    }
    if (entry.failedAt !== null && entry.usableUntil > now) {
      if (entry.failedAt + TRY_AGAIN_MS <= now) {
        entry.failedAt = now
        this.#makeBehind(this.#makeOrKeep(key, policyName, render, entry))
      }
      return { page: entry.page, outcome: 'stale' }
    }
    if (isKnown && entry.revalidateUntil > now) {
      this.#makeBehind(this.#make(key, policyName, render))
      return { page: entry.page, outcome: 'stale' }
    }
    return this.#makeOrKeep(key, policyName, render, entry)
  }

  /** Nobody waits for it; what fails has been reported by the rendering. */
  #makeBehind(making: Promise<unknown>): void {
    making.catch(() => {
      // The page that was kept stands.
    })
  }

  /** Whether a page says what it would say if it were made now, as far as the change feeds tell. */
  #isKnown({ isForgotten, generation }: CacheEntry): boolean {
    return !isForgotten && (this.#isCaughtUp || generation >= 0)
  }

  async #fromShelf(shelf: PageShelf, key: string): Promise<CacheEntry | undefined> {
    const entry = await shelf.take(key)
    // Others may have asked for it meanwhile, or made it.
    const present = this.#find(key)
    if (entry === undefined || present !== undefined) {
      return present
    }
    this.#putInRoom(key, entry)
    return entry
  }

  async #makeOrKeep(
    key: string,
    policyName: CachePolicyName,
    render: () => Promise<RenderedPage>,
    entry: CacheEntry,
  ): Promise<CacheAnswer> {
    if (entry.usableUntil <= this.#now()) {
      return { page: await this.#make(key, policyName, render), outcome: 'expired' }
    }
    const page = await soon(this.#make(key, policyName, render))
    if (page !== null && isWorthKeeping(page)) {
      return { page, outcome: 'expired' }
    }
    entry.failedAt = this.#now()
    return { page: entry.page, outcome: 'stale' }
  }

  /** The page of a key where it may be sent as it is, at once; undefined where anything has to be done first. */
  fresh(key: string): StoredPage | undefined {
    const entry = this.#find(key)
    return entry !== undefined && entry.freshUntil > this.#now() && this.#isKnown(entry)
      ? entry.page
      : undefined
  }

  /** Names of changed things; every page made from one of them is made anew at its next request. */
  forget(tags: readonly string[]): void {
    this.#generation += 1
    this.#shelf?.forget(tags, this.#generation)
    for (const tag of tags) {
      for (const key of this.#keysByTag.keysOf(tag)) {
        const entry = this.#find(key)
        if (entry) {
          entry.isForgotten = true
          // Whoever names it is there, so that it can be made anew.
          entry.failedAt = null
        }
      }
    }
  }

  /** After a time without news of changes: everything is asked for again at its next request. */
  forgetAll(): void {
    this.#generation += 1
    this.#shelf?.forgetAll(this.#generation)
    for (const entry of this.#entries()) {
      entry.isForgotten = true
      entry.failedAt = null
    }
  }

  /** The change feeds have told what an earlier process did not hear: its pages may be fresh. */
  caughtUp(): void {
    this.#isCaughtUp = true
  }

  /** A service is heard again: what could not be made anew is made anew at its next request. */
  tryAgain(): void {
    for (const entry of this.#entries()) {
      entry.failedAt = null
    }
  }

  *#entries(): Generator<CacheEntry> {
    for (const room of Object.values(this.#rooms)) {
      yield* room.values()
    }
  }

  get size(): { readonly pages: number; readonly bytes: number } {
    const rooms = Object.values(this.#rooms)
    return {
      pages: rooms.reduce((sum, room) => sum + room.size, 0),
      bytes: rooms.reduce((sum, room) => sum + room.calculatedSize, 0),
    }
  }

  /** Pages that went because others needed their place. */
  get evictions(): number {
    return this.#evictions
  }

  #find(key: string): CacheEntry | undefined {
    const { pages, variants, elsewhere } = this.#rooms
    return pages.get(key) ?? variants.get(key) ?? elsewhere.get(key)
  }

  #has(key: string): boolean {
    return Object.values(this.#rooms).some((room) => room.has(key))
  }

  /**
   * Single flight: those who ask for the same page meanwhile wait for the same rendering, unless something has
   * changed since it was begun.
   */
  #make(key: string, policyName: CachePolicyName, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    const running = this.#underWay.get(key)
    if (running && running.generation === this.#generation) {
      return running.page
    }
    const generation = this.#generation
    const page = render()
      .then((rendered) => {
        const made = new StoredPage(rendered)
        this.#keep(key, policyName, made, generation)
        return made
      })
      .finally(() => {
        if (this.#underWay.get(key)?.page === page) {
          this.#underWay.delete(key)
        }
      })
    this.#underWay.set(key, { page, generation })
    return page
  }

  #keep(key: string, policyName: CachePolicyName, page: StoredPage, generation: number): void {
    const policy = cachePolicies[policyName]
    const isOlder = (this.#find(key)?.generation ?? 0) > generation
    if (policy === null || !isWorthKeeping(page) || isOlder) {
      return
    }
    const entry = newEntry(page, policy, {
      now: this.#now(),
      generation,
      // Something changed while the page was made: it may show the state before.
      isForgotten: generation !== this.#generation,
    })
    this.#putOnShelf(key, entry)
    this.#putInRoom(key, entry)
  }

  #putOnShelf(key: string, entry: CacheEntry): void {
    if (entry.page.status === 200) {
      this.#shelf?.put(key, entry)
    } else if (this.#find(key)?.page.status === 200) {
      // It is gone, also for the next process.
      this.#shelf?.remove(key)
    }
  }

  #putInRoom(key: string, entry: CacheEntry): void {
    for (const room of Object.values(this.#rooms)) {
      room.delete(key)
    }
    this.#rooms[roomOf(key, entry.page)].set(key, entry)
    this.#keysByTag.note(key, entry.page.tags, this.size.pages)
  }
}

/** What comes within the patience of a visitor; null for what does not, or fails, which the rendering has reported. */
async function soon(making: Promise<StoredPage>): Promise<StoredPage | null> {
  const patience = Promise.withResolvers<null>()
  const timer = setTimeout(() => patience.resolve(null), PATIENCE_MS)
  try {
    return await Promise.race([making, patience.promise])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

/** A page with a part missing is shown once; the next visitor may have the whole. */
export function isWorthKeeping(page: StoredPage): boolean {
  return page.status < 500 && !page.isPartial
}

function roomOf(key: string, page: StoredPage): keyof typeof roomBytes {
  if (page.status !== 200) {
    return 'elsewhere'
  }
  return key.includes('?') ? 'variants' : 'pages'
}

function entrySize(entry: CacheEntry): number {
  return entry.page.bytes
}
