import { LRUCache } from 'lru-cache'
import type { CachePolicyName } from '#app/i18n/pages.ts'
import { cachePolicies, NOT_FOUND_FRESH_SECONDS, roomBytes } from './policies.ts'
import { type RenderedPage, StoredPage } from './stored-page.ts'

/** How an answer came about; told in `Cache-Status` and counted. */
export type CacheOutcome = 'hit' | 'miss' | 'stale' | 'expired' | 'bypass'

interface Entry {
  readonly page: StoredPage
  readonly freshUntil: number
  readonly revalidateUntil: number
  readonly usableUntil: number
  /** The state of the content that it was made from. */
  readonly generation: number
  /** Named by a change feed: must be made anew before it is shown again, unless that fails. */
  isForgotten: boolean
}

interface Making {
  readonly page: Promise<StoredPage>
  /** The state of the content that it is made from. */
  readonly generation: number
}

export interface CacheAnswer {
  readonly page: StoredPage
  readonly outcome: CacheOutcome
}

/**
 * Whole answers by address. Fresh pages are served at once; a page whose time is just over is served once more
 * while it is made anew; an older one, and one that a change feed named, is made anew first. Where that fails,
 * what was kept is served for a day. One rendering a key is under way at any time.
 */
export class PageCache {
  readonly #rooms: Readonly<Record<keyof typeof roomBytes, LRUCache<string, Entry>>>
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #underWay = new Map<string, Making>()
  /** Counts forgettings: what was begun before one may show the state before. */
  #generation = 0
  #evictions = 0
  readonly #now: () => number
  readonly #isOn: boolean

  constructor({
    isOn = true,
    now = () => performance.now(),
    bytes = roomBytes,
  }: {
    isOn?: boolean
    now?: () => number
    bytes?: Readonly<Record<keyof typeof roomBytes, number>>
  } = {}) {
    this.#isOn = isOn
    this.#now = now
    const room = (maxSize: number) =>
      new LRUCache<string, Entry>({
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
    const entry = this.#find(key)
    if (!entry) {
      return { page: await this.#make(key, policyName, render), outcome: 'miss' }
    }
    const now = this.#now()
    if (entry.freshUntil > now && !entry.isForgotten) {
      return { page: entry.page, outcome: 'hit' }
    }
    if (!entry.isForgotten && entry.revalidateUntil > now) {
      this.#make(key, policyName, render).catch(() => {
        // Already reported by the rendering; the page that was kept stands.
      })
      return { page: entry.page, outcome: 'stale' }
    }
    return this.#makeOrKeep(key, policyName, render, entry)
  }

  async #makeOrKeep(
    key: string,
    policyName: CachePolicyName,
    render: () => Promise<RenderedPage>,
    entry: Entry,
  ): Promise<CacheAnswer> {
    const isUsable = entry.usableUntil > this.#now()
    try {
      const page = await this.#make(key, policyName, render)
      const isWorse = page.status >= 500 || page.isPartial
      return isWorse && isUsable ? { page: entry.page, outcome: 'stale' } : { page, outcome: 'expired' }
    } catch (error) {
      if (!isUsable) {
        throw error
      }
      return { page: entry.page, outcome: 'stale' }
    }
  }

  /** The page of a key where it may be sent as it is, at once; undefined where anything has to be done first. */
  fresh(key: string): StoredPage | undefined {
    const entry = this.#find(key)
    return entry !== undefined && !entry.isForgotten && entry.freshUntil > this.#now()
      ? entry.page
      : undefined
  }

  /** Names of changed things; every page made from one of them is made anew at its next request. */
  forget(tags: readonly string[]): void {
    this.#generation += 1
    for (const tag of tags) {
      for (const key of this.#keysByTag.get(tag) ?? []) {
        const entry = this.#find(key)
        if (entry) {
          entry.isForgotten = true
        }
      }
    }
  }

  /** After a time without news of changes: everything is asked for again at its next request. */
  forgetAll(): void {
    this.#generation += 1
    for (const room of Object.values(this.#rooms)) {
      for (const entry of room.values()) {
        entry.isForgotten = true
      }
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

  #find(key: string): Entry | undefined {
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
    const isFound = page.status < 400
    const freshMs = (isFound ? policy.freshSeconds : NOT_FOUND_FRESH_SECONDS) * 1000
    // Where it is wrong from a time on, it is not shown once more after that time.
    const validUntil = this.#now() + page.validForMs
    const freshUntil = Math.min(this.#now() + freshMs, validUntil)
    const staleMs = isFound ? policy.staleWhileRevalidateSeconds * 1000 : 0
    const revalidateUntil = Math.min(freshUntil + staleMs, validUntil)
    const entry: Entry = {
      page,
      freshUntil,
      revalidateUntil,
      usableUntil: isFound ? freshUntil + policy.staleIfErrorSeconds * 1000 : freshUntil,
      generation,
      // Something changed while the page was made: it may show the state before.
      isForgotten: generation !== this.#generation,
    }
    for (const room of Object.values(this.#rooms)) {
      room.delete(key)
    }
    this.#rooms[roomOf(key, page)].set(key, entry)
    this.#noteTags(key, page.tags)
  }

  #noteTags(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set()
      keys.add(key)
      this.#keysByTag.set(tag, keys)
    }
    this.#sweepTags()
  }

  /** Keys that were pushed out of memory leave the tag table when it has grown to twice what is stored. */
  #sweepTags(): void {
    const noted = this.#keysByTag.get('list:redirects')?.size ?? 0
    if (noted < 2 * this.size.pages + 1000) {
      return
    }
    for (const [tag, keys] of this.#keysByTag) {
      for (const key of keys) {
        if (!this.#has(key)) {
          keys.delete(key)
        }
      }
      if (keys.size === 0) {
        this.#keysByTag.delete(tag)
      }
    }
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

function entrySize(entry: Entry): number {
  return entry.page.bytes
}
