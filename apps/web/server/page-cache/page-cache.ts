import { isPageTag } from '@site/contracts/change-feed.ts'
import type { CachePolicyName } from '@site/contracts/content/site-pages.ts'
import { nullOnTimeout } from '#server/base/null-on-timeout.ts'
import type { CacheOutcome } from '#server/instrumentation/cache-outcome.ts'
import { type CacheEntry, computeLifetimes, invalidate } from './cache-entry.ts'
import type { Partition } from './cache-partitions.ts'
import { type CachePolicy, cachePolicies } from './cache-policies.ts'
import { Invalidations } from './invalidations.ts'
import { MemoryTier } from './memory-tier.ts'
import type { PageStore } from './page-store.ts'
import { type RenderedPage, StoredPage } from './stored-page.ts'

export interface CachedResponse {
  readonly page: StoredPage
  readonly outcome: CacheOutcome
}

/** A render in progress. */
interface InFlight {
  readonly page: Promise<StoredPage>
  /** The content generation in which it started. */
  readonly generation: number
  readonly startedAt: number
  /** Render shared by all requests that arrived after an invalidation: this one if still valid, otherwise the next. */
  next: Promise<StoredPage> | null
}

/** How old a render must be before a second one may start: half the max wait for a newer page. */
const MIN_RENDER_SPACING_MS = 500
/** Min interval between background retries of a page whose re-render failed. */
const RETRY_INTERVAL_MS = 1000
/** The interval in which the status page asks. */
const STALE_REPORT_MS = 60_000

/**
 * Caches rendered pages by URL in memory, with a second tier on disk. A fresh page is served at once. A page past its
 * fresh time is served stale while it is revalidated in the background. An older page and an invalidated page are
 * re-rendered first. If that fails or takes longer than a second, the cached page is served for up to a day, unless its
 * document was unpublished. A partial page replaces the cached one only if it reflects an invalidated tag, and is never
 * fresh. Concurrent requests share one render; while it runs, another starts after 500 ms at the earliest.
 */
export class PageCache {
  readonly #isOn: boolean
  readonly #memory: MemoryTier
  readonly #disk: PageStore | null
  readonly #now: () => number
  readonly #inFlight = new Map<string, InFlight>()
  /** Counts invalidations: a render that started before one may show the previous state. */
  #generation = 0
  /** The generation that the last purge started. */
  #purgedAt = 0
  /** For renders in progress: the tags of a page are known only when it is rendered. */
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
    bytes?: Readonly<Record<Partition, number>>
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
  ): Promise<CachedResponse> {
    const policy = this.#isOn ? cachePolicies[policyName] : null
    if (policy === null) {
      return { page: new StoredPage(await render()), outcome: 'bypass' }
    }
    const entry = this.#memory.find(key) ?? (this.#disk && (await this.#fromDisk(this.#disk, key)))
    const renderPage = () => this.#render(key, policy, render)
    return entry ? this.#reuse(key, entry, renderPage) : { page: await renderPage(), outcome: 'miss' }
  }

  /** The cached page if it is fresh; undefined if a render or a disk read is needed first. */
  fresh(key: string): StoredPage | undefined {
    const entry = this.#memory.find(key)
    return entry !== undefined && this.#isFresh(entry) ? entry.page : undefined
  }

  /** Invalidates the pages that have one of the tags; each is re-rendered at its next request. */
  invalidate(tags: readonly string[]): void {
    this.#generation += 1
    this.#invalidations.add(tags, this.#generation)
    this.#disk?.removeUnpublished(tags)
    for (const entry of this.#memory.withTags(tags)) {
      invalidate(entry)
    }
  }

  /** Invalidates all pages, after change events may have been missed. */
  invalidateAll(): void {
    this.#generation += 1
    this.#invalidations.addAll(this.#generation)
    for (const entry of this.#memory.all()) {
      invalidate(entry)
    }
  }

  /** For another database: no page whose render started before is served again, not even when rendering fails. */
  purge(): void {
    this.#generation += 1
    this.#purgedAt = this.#generation
    this.#memory.clear()
    this.#disk?.purge()
  }

  /** Clears failed re-renders when a service is back, so that the next request retries. */
  retryFailed(): void {
    for (const entry of this.#memory.all()) {
      entry.failedAt = null
    }
  }

  /** Whether a page was served stale within the last minute because it could not be re-rendered. */
  get servesStale(): boolean {
    const since = this.#now() - STALE_REPORT_MS
    return [...this.#memory.all()].some(({ failedAt }) => failedAt !== null && failedAt > since)
  }

  get size(): MemoryTier['size'] {
    return this.#memory.size
  }

  get evictions(): number {
    return this.#memory.evictions
  }

  async #reuse(
    key: string,
    entry: CacheEntry,
    renderPage: () => Promise<StoredPage>,
  ): Promise<CachedResponse> {
    if (this.#isFresh(entry)) {
      return { page: entry.page, outcome: 'hit' }
    }
    const now = this.#now()
    const stale: CachedResponse = { page: entry.page, outcome: 'stale' }
    if (entry.staleIfErrorUntil <= now || this.#isUnpublished(entry)) {
      return { page: await renderPage(), outcome: 'expired' }
    }
    if (entry.failedAt !== null) {
      if (entry.failedAt + RETRY_INTERVAL_MS <= now) {
        entry.failedAt = now
        fireAndForget(this.#revalidate(key, entry, renderPage))
      }
      return stale
    }
    if (entry.staleWhileRevalidateUntil > now && !entry.isInvalidated) {
      fireAndForget(renderPage())
      return stale
    }
    return this.#revalidate(key, entry, renderPage)
  }

  /** The re-rendered page if it is ready in time, otherwise the cached one. */
  async #revalidate(
    key: string,
    entry: CacheEntry,
    renderPage: () => Promise<StoredPage>,
  ): Promise<CachedResponse> {
    const page = await nullOnTimeout(renderPage())
    if (page?.isCacheable) {
      return { page, outcome: 'expired' }
    }
    // A render that started before the last invalidation may have finished meanwhile.
    const cached = this.#memory.find(key) ?? entry
    if (!this.#isFresh(cached)) {
      cached.failedAt = this.#now()
    }
    return { page: cached.page, outcome: cached.page === page ? 'expired' : 'stale' }
  }

  #isFresh(entry: CacheEntry): boolean {
    return entry.freshUntil > this.#now() && !entry.isInvalidated
  }

  /** A page from disk is stale from the start; it is served only if rendering fails. */
  async #fromDisk(store: PageStore, key: string): Promise<CacheEntry | undefined> {
    const generation = this.#generation
    const stored = await store.take(key)
    // A concurrent request may have loaded or rendered it.
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

  /** Concurrent requests for the same page share one render. */
  #render(key: string, policy: CachePolicy, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    const inFlight = this.#inFlight.get(key)
    if (inFlight === undefined) {
      return this.#startRender(key, policy, render)
    }
    if (inFlight.generation === this.#generation) {
      return inFlight.page
    }
    inFlight.next ??= this.#renderAfter(inFlight, key, policy, render)
    return inFlight.next
  }

  /**
   * A render that started before an invalidation may show the previous state, and its tags are known only at its end.
   * Waiting for it bounds the renders: otherwise 100 registrations at once would start 100 renders of the home page.
   */
  async #renderAfter(
    earlier: InFlight,
    key: string,
    policy: CachePolicy,
    render: () => Promise<RenderedPage>,
  ): Promise<StoredPage> {
    await nullOnTimeout(earlier.page, Math.max(0, earlier.startedAt + MIN_RENDER_SPACING_MS - this.#now()))
    const entry = this.#memory.find(key)
    if (entry !== undefined && this.#isFresh(entry)) {
      // Valid for the requests so far, not for requests after the next invalidation.
      earlier.next = null
      return entry.page
    }
    const later = this.#inFlight.get(key)
    return later === undefined || later === earlier ? this.#startRender(key, policy, render) : later.page
  }

  #startRender(key: string, policy: CachePolicy, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    const generation = this.#generation
    const page = render()
      .then((rendered) => {
        const stored = new StoredPage(rendered)
        this.#store(key, policy, stored, generation)
        return stored
      })
      .finally(() => {
        if (this.#inFlight.get(key) === inFlight) {
          this.#inFlight.delete(key)
        }
      })
    const inFlight: InFlight = { page, generation, startedAt: this.#now(), next: null }
    this.#inFlight.set(key, inFlight)
    return page
  }

  #store(key: string, policy: CachePolicy, page: StoredPage, generation: number): void {
    const previous = this.#memory.find(key)
    const isOlder = previous !== undefined && previous.generation > generation
    if (isOlder || generation < this.#purgedAt) {
      return
    }
    if (!page.isCacheable) {
      if (previous !== undefined && this.#reflectsInvalidation(page, previous)) {
        this.#memory.put(key, { ...previous, page, generation, isInvalidated: true })
      }
      return
    }
    const entry: CacheEntry = {
      ...computeLifetimes(page, policy, this.#now()),
      page,
      generation,
      // An invalidation during the render: the page may show the previous state.
      isInvalidated: this.#invalidations.affects(page.tags, generation),
      failedAt: null,
    }
    if (page.status === 200) {
      void this.#disk?.put(key, page, () => this.#memory.find(key) === entry && !this.#isUnpublished(entry))
    } else if (previous?.page.status === 200) {
      // Delete it for the next process as well.
      this.#disk?.remove(key)
    }
    this.#memory.put(key, entry)
    // Only the compressed body stays in memory.
    fireAndForget(Promise.resolve(page.bodyIn('br')))
  }

  /**
   * True if the partial render reflects an invalidated tag of the cached page. Then serve it: unpublished content must
   * not survive because another service is down. Otherwise prefer the cached page.
   */
  #reflectsInvalidation(page: StoredPage, cached: CacheEntry): boolean {
    return page.status < 500 && this.#invalidatedSince(cached).some((tag) => page.tags.includes(tag))
  }

  /** Whether the page belongs to an unpublished document, which must not be served even during an outage. */
  #isUnpublished(entry: CacheEntry): boolean {
    return this.#invalidatedSince(entry).some(isPageTag)
  }

  #invalidatedSince({ page, generation }: CacheEntry): readonly string[] {
    return this.#invalidations.named(page.tags, generation)
  }
}

/** The render has reported its failure, and the cached page remains. */
function fireAndForget(promise: Promise<unknown>): void {
  promise.catch(() => {})
}
