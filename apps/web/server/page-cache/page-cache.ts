import { LRUCache } from 'lru-cache'
import type { CachePolicyName } from '#app/i18n/pages.ts'
import { cachePolicies, NOT_FOUND_FRESH_SECONDS, NOT_FOUND_MAX_BYTES, PAGES_MAX_BYTES } from './policies.ts'
import { type RenderedPage, type StoredPage, sizeOf, storedPage } from './stored-page.ts'

/** How an answer came about; told in `Cache-Status` and counted in the log. */
export type CacheOutcome = 'hit' | 'miss' | 'stale' | 'expired' | 'bypass'

interface Entry {
  readonly page: StoredPage
  freshUntil: number
  readonly usableUntil: number
  /** Named by a change feed: must be made anew before it is shown again, unless that fails. */
  isForgotten: boolean
}

/**
 * Whole answers by address. Fresh pages are served at once; a page whose time is over is served once more
 * while it is made anew; a page that a change feed named is made anew first. Where that fails, what was kept is
 * served for a day. One rendering a key is under way at any time.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, Entry>({ maxSize: PAGES_MAX_BYTES, sizeCalculation: entrySize })
  readonly #notFound = new LRUCache<string, Entry>({
    maxSize: NOT_FOUND_MAX_BYTES,
    sizeCalculation: entrySize,
  })
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #underWay = new Map<string, Promise<StoredPage>>()
  /** Counts forgettings, so that a page made while its tag was named is not kept as fresh. */
  #generation = 0
  readonly #now: () => number
  readonly #isOn: boolean

  constructor({ isOn = true, now = () => performance.now() }: { isOn?: boolean; now?: () => number } = {}) {
    this.#isOn = isOn
    this.#now = now
  }

  async get(
    key: string,
    policyName: CachePolicyName,
    render: () => Promise<RenderedPage>,
  ): Promise<{ page: StoredPage; outcome: CacheOutcome }> {
    if (!this.#isOn || cachePolicies[policyName] === null) {
      return { page: await storedPage(await render()), outcome: 'bypass' }
    }
    const entry = this.#find(key)
    if (!entry) {
      return { page: await this.#make(key, policyName, render), outcome: 'miss' }
    }
    const now = this.#now()
    if (entry.freshUntil > now && !entry.isForgotten) {
      return { page: entry.page, outcome: 'hit' }
    }
    if (!entry.isForgotten && entry.usableUntil > now) {
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
  ): Promise<{ page: StoredPage; outcome: CacheOutcome }> {
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
    for (const entries of [this.#pages, this.#notFound]) {
      for (const entry of entries.values()) {
        entry.isForgotten = true
      }
    }
  }

  get size(): { readonly pages: number; readonly bytes: number } {
    return {
      pages: this.#pages.size + this.#notFound.size,
      bytes: this.#pages.calculatedSize + this.#notFound.calculatedSize,
    }
  }

  #find(key: string): Entry | undefined {
    return this.#pages.get(key) ?? this.#notFound.get(key)
  }

  /** Single flight: those who ask for the same page meanwhile wait for the same rendering. */
  #make(key: string, policyName: CachePolicyName, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    const running = this.#underWay.get(key)
    if (running) {
      return running
    }
    const generation = this.#generation
    const making = render()
      .then(storedPage)
      .then((page) => {
        this.#keep(key, policyName, page, generation)
        return page
      })
      .finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, making)
    return making
  }

  #keep(key: string, policyName: CachePolicyName, page: StoredPage, generation: number): void {
    const policy = cachePolicies[policyName]
    if (policy === null || page.status >= 500 || page.isPartial) {
      return
    }
    const isNotFound = page.status >= 400
    const freshSeconds = isNotFound ? NOT_FOUND_FRESH_SECONDS : policy.freshSeconds
    const usableSeconds = isNotFound ? freshSeconds : freshSeconds + policy.staleIfErrorSeconds
    const now = this.#now()
    const entry: Entry = {
      page,
      freshUntil: now + freshSeconds * 1000,
      usableUntil: now + usableSeconds * 1000,
      // Something changed while the page was made: it may show the state before.
      isForgotten: generation !== this.#generation,
    }
    this.#pages.delete(key)
    this.#notFound.delete(key)
    const room = isNotFound ? this.#notFound : this.#pages
    room.set(key, entry)
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
    const stored = this.#pages.size + this.#notFound.size
    const listKeys = this.#keysByTag.get('list:redirects')
    if (!listKeys || listKeys.size < 2 * stored + 1000) {
      return
    }
    for (const [tag, keys] of this.#keysByTag) {
      for (const key of keys) {
        if (!this.#pages.has(key) && !this.#notFound.has(key)) {
          keys.delete(key)
        }
      }
      if (keys.size === 0) {
        this.#keysByTag.delete(tag)
      }
    }
  }
}

function entrySize(entry: Entry): number {
  return sizeOf(entry.page)
}
