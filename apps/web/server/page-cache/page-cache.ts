import { isPageTag } from '@site/contracts/feed.ts'
import type { CachePolicyName } from '#app/i18n/pages.ts'
import { type CacheEntry, invalidate, lifetimesOf } from './cache-entry.ts'
import type { CacheOutcome } from './cache-outcome.ts'
import { Invalidations } from './invalidations.ts'
import { MemoryTier } from './memory-tier.ts'
import type { PageStore } from './page-store.ts'
import { soon } from './patience.ts'
import { type CachePolicy, cachePolicies } from './policies.ts'
import type { Room } from './rooms.ts'
import { type RenderedPage, StoredPage } from './stored-page.ts'

export interface CacheAnswer {
  readonly page: StoredPage
  readonly outcome: CacheOutcome
}

/** A rendering that has not ended. */
interface UnderWay {
  readonly page: Promise<StoredPage>
  /** The state of the content that it was begun in. */
  readonly generation: number
  readonly startedAt: number
  /** What all who asked after a change are given: what it has come to, or the rendering after it. */
  next: Promise<StoredPage> | null
}

/** How old a rendering is before one is begun beside it: half of what anybody waits for a newer page. */
const ALONE_MS = 500
/** A page that could not be made anew is shown as it is, and tried again behind that, this often at most. */
const TRY_AGAIN_MS = 1000

/**
 * Whole answers by address, in memory. Fresh pages are served at once; a page whose time is just
 * over is served once more while it is made anew; an older one, and one that a change feed named, is made anew first.
 * Where that fails or takes longer than a second, what was kept is served, in memory or on disk, for a day at the most, unless its document was
 * taken back; a page that lacks a part takes its place, never as a fresh one, where it shows what a change feed named. A key
 * is made once for all who ask meanwhile; however often it changes, half a second lies between two beginnings unless the
 * first has ended.
 */
export class PageCache {
  readonly #isOn: boolean
  readonly #memory: MemoryTier
  readonly #disk: PageStore | null
  readonly #now: () => number
  readonly #underWay = new Map<string, UnderWay>()
  /** Counts invalidations: what was begun before one may show the state before. */
  #generation = 0
  /** The generation that began with the last purge. */
  #purgedAt = 0
  /** For pages that were under way: what they are made from is known only when they are there. */
  readonly #invalidations = new Invalidations()

  constructor({
    isOn = true,
    store = null,
    now = () => performance.now(),
    bytes,
  }: {
    isOn?: boolean
    store?: PageStore | null
    now?: () => number
    bytes?: Readonly<Record<Room, number>>
  } = {}) {
    this.#isOn = isOn
    this.#disk = store
    this.#now = now
    this.#memory = new MemoryTier(bytes)
  }

  async get(
    key: string,
    policyName: CachePolicyName,
    render: () => Promise<RenderedPage>,
  ): Promise<CacheAnswer> {
    const policy = this.#isOn ? cachePolicies[policyName] : null
    if (policy === null) {
      return { page: new StoredPage(await render()), outcome: 'bypass' }
    }
    const entry = this.#memory.find(key) ?? (this.#disk && (await this.#fromDisk(this.#disk, key)))
    const make = () => this.#make(key, policy, render)
    return entry ? this.#reuse(key, entry, make) : { page: await make(), outcome: 'miss' }
  }

  /** The page of a key where it may be sent as it is, at once; undefined where anything has to be done first. */
  fresh(key: string): StoredPage | undefined {
    const entry = this.#memory.find(key)
    return entry !== undefined && this.#isFresh(entry) ? entry.page : undefined
  }

  /** Names of changed things; every page made from one of them is made anew at its next request. */
  invalidate(tags: readonly string[]): void {
    this.#beginGeneration()
    this.#invalidations.add(tags, this.#generation)
    this.#disk?.withdraw(tags)
    for (const entry of this.#memory.madeFrom(tags)) {
      invalidate(entry)
    }
  }

  /** After a time without news of changes: everything is asked for again at its next request. */
  invalidateAll(): void {
    this.#beginGeneration()
    this.#invalidations.addAll(this.#generation)
    for (const entry of this.#memory.all()) {
      invalidate(entry)
    }
  }

  /** Another database: no page that was begun before is shown again, not even where no other can be made. */
  purge(): void {
    this.#beginGeneration()
    this.#purgedAt = this.#generation
    this.#memory.clear()
    this.#disk?.purge()
  }

  /** A service is heard again: what could not be made anew is made anew at its next request. */
  tryAgain(): void {
    for (const entry of this.#memory.all()) {
      entry.failedAt = null
    }
  }

  get size(): MemoryTier['size'] {
    return this.#memory.size
  }

  get evictions(): number {
    return this.#memory.evictions
  }

  async #reuse(key: string, entry: CacheEntry, make: () => Promise<StoredPage>): Promise<CacheAnswer> {
    if (this.#isFresh(entry)) {
      return { page: entry.page, outcome: 'hit' }
    }
    const now = this.#now()
    const stale: CacheAnswer = { page: entry.page, outcome: 'stale' }
    if (entry.staleIfErrorUntil <= now || this.#isTakenBack(entry)) {
      return { page: await make(), outcome: 'expired' }
    }
    if (entry.failedAt !== null) {
      if (entry.failedAt + TRY_AGAIN_MS <= now) {
        entry.failedAt = now
        inBackground(this.#revalidate(key, entry, make))
      }
      return stale
    }
    if (entry.staleWhileRevalidateUntil > now && !entry.isInvalidated) {
      inBackground(make())
      return stale
    }
    return this.#revalidate(key, entry, make)
  }

  /** Made anew where that is soon done, else as it is kept by then. */
  async #revalidate(key: string, entry: CacheEntry, make: () => Promise<StoredPage>): Promise<CacheAnswer> {
    const page = await soon(make())
    if (page?.isCacheable) {
      return { page, outcome: 'expired' }
    }
    // What was begun before the last change may have come meanwhile.
    const kept = this.#memory.find(key) ?? entry
    if (!this.#isFresh(kept)) {
      kept.failedAt = this.#now()
    }
    return { page: kept.page, outcome: kept.page === page ? 'expired' : 'stale' }
  }

  #isFresh(entry: CacheEntry): boolean {
    return entry.freshUntil > this.#now() && !entry.isInvalidated
  }

  /** Only for when the page cannot be made: out of date from the start. */
  async #fromDisk(store: PageStore, key: string): Promise<CacheEntry | undefined> {
    const generation = this.#generation
    const stored = await store.take(key)
    // Others may have asked for it meanwhile, or made it.
    const present = this.#memory.find(key)
    if (stored === null || present !== undefined || generation < this.#purgedAt) {
      return present
    }
    const entry: CacheEntry = {
      page: stored.page,
      freshUntil: 0,
      staleWhileRevalidateUntil: 0,
      staleIfErrorUntil: this.#now() + stored.leftMs,
      generation,
      isInvalidated: true,
      failedAt: null,
    }
    this.#memory.put(key, entry)
    return entry
  }

  /** Those who ask for the same page meanwhile wait for the same rendering. */
  #make(key: string, policy: CachePolicy, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    const underWay = this.#underWay.get(key)
    if (underWay === undefined) {
      return this.#begin(key, policy, render)
    }
    if (underWay.generation === this.#generation) {
      return underWay.page
    }
    underWay.next ??= this.#makeAfter(underWay, key, policy, render)
    return underWay.next
  }

  /**
   * What was begun before a change may show the state before, and what it is made from is known only at its end. That is
   * waited for: otherwise each change would begin every page once more beside what is under way, and a hundred who register
   * at once a hundred home pages.
   */
  async #makeAfter(
    earlier: UnderWay,
    key: string,
    policy: CachePolicy,
    render: () => Promise<RenderedPage>,
  ): Promise<StoredPage> {
    await soon(earlier.page, Math.max(0, earlier.startedAt + ALONE_MS - this.#now()))
    const entry = this.#memory.find(key)
    if (entry !== undefined && this.#isFresh(entry)) {
      // It answers those who have asked by now, and none who asks after the next change.
      earlier.next = null
      return entry.page
    }
    const later = this.#underWay.get(key)
    return later === undefined || later === earlier ? this.#begin(key, policy, render) : later.page
  }

  #begin(key: string, policy: CachePolicy, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    const generation = this.#generation
    const page = render()
      .then((rendered) => {
        const stored = new StoredPage(rendered)
        this.#store(key, policy, stored, generation)
        return stored
      })
      .finally(() => {
        if (this.#underWay.get(key) === underWay) {
          this.#underWay.delete(key)
        }
      })
    const underWay: UnderWay = { page, generation, startedAt: this.#now(), next: null }
    this.#underWay.set(key, underWay)
    return page
  }

  #store(key: string, policy: CachePolicy, page: StoredPage, generation: number): void {
    const previous = this.#memory.find(key)
    const isOlder = previous !== undefined && previous.generation > generation
    if (isOlder || generation < this.#purgedAt) {
      return
    }
    if (!page.isCacheable) {
      if (previous !== undefined && this.#tellsWhatChanged(page, previous)) {
        this.#memory.put(key, { ...previous, page, generation, isInvalidated: true })
      }
      return
    }
    const entry: CacheEntry = {
      ...lifetimesOf(page, policy, this.#now()),
      page,
      generation,
      // Something changed while the page was made: it may show the state before.
      isInvalidated: this.#invalidations.concern(page.tags, generation),
      failedAt: null,
    }
    if (page.status === 200) {
      this.#disk?.put(key, page, () => this.#memory.find(key) === entry && !this.#isTakenBack(entry))
    } else if (previous?.page.status === 200) {
      // It is gone, also for the next process.
      this.#disk?.remove(key)
    }
    this.#memory.put(key, entry)
    // Only the compressed body stays in memory.
    inBackground(Promise.resolve(page.smallest()))
  }

  /**
   * Whether a page that lacks a part shows what a change feed named in the one that is kept: what was taken back must not
   * stay because another service is away. Where nothing of it was named, or just what is lacking, the kept one is the better.
   */
  #tellsWhatChanged(page: StoredPage, kept: CacheEntry): boolean {
    return page.status < 500 && this.#namedSince(kept).some((tag) => page.tags.includes(tag))
  }

  /** Whether it is the page of a document that was taken back: better none than that one, whoever is away. */
  #isTakenBack(entry: CacheEntry): boolean {
    return this.#namedSince(entry).some(isPageTag)
  }

  #namedSince({ page, generation }: CacheEntry): readonly string[] {
    return this.#invalidations.named(page.tags, generation)
  }

  #beginGeneration(): void {
    this.#generation += 1
  }
}

/** Nobody waits for it; what fails has been reported by the rendering, and the page that was kept stands. */
function inBackground(making: Promise<unknown>): void {
  making.catch(() => {})
}
