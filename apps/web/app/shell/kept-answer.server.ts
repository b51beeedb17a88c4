import type { PageTime } from '#app/upstream/page-time.server.ts'
import { isServiceUnavailable, serviceUnavailable } from '#app/upstream/upstream-error.ts'

export interface TaggedAnswer<Data> {
  readonly data: Data
  readonly tags: readonly string[]
  /** When it ends by itself, in milliseconds since 1970; absent or null where nothing is known of an end. */
  readonly endsAt?: number | null
}

/** How long an answer is used unasked while the change feed says nothing of it. */
const FRESH_MS = 60_000
/** How long a service that did not answer is left alone before it is asked again. */
const RETRY_MS = 2_000
/** Pause before an answer is asked for again that has ended by our clock and not yet by the service's. */
const LEAST_FRESH_MS = 500

/**
 * One answer that stands around every page (menu, redirects). It is loaded once for all who ask meanwhile, is
 * loaded anew after the change feed named it, and the last one is thrown away by a purge alone: where no newer one
 * can be had, it stands.
 */
export class KeptAnswer<Data> {
  readonly #load: () => Promise<TaggedAnswer<Data>>
  readonly #loadLast: () => Promise<TaggedAnswer<Data>>
  #kept: TaggedAnswer<Data> | null = null
  #freshUntil = 0
  #loading: Promise<void> | null = null
  /** Counts forgettings: what was asked for before one may be the old state. */
  #generation = 0

  /** `loadLast`: what an earlier process was told, for a start without the service. */
  constructor(
    load: () => Promise<TaggedAnswer<Data>>,
    loadLast: () => Promise<TaggedAnswer<Data>> = () => Promise.reject(serviceUnavailable()),
  ) {
    this.#load = load
    this.#loadLast = loadLast
  }

  /** The newest answer that can be had in a page's time; null when the service has not answered once. */
  async get(time: PageTime | null = null): Promise<TaggedAnswer<Data> | null> {
    while (this.#freshUntil <= performance.now()) {
      this.#loading ??= this.#refresh().finally(() => {
        this.#loading = null
      })
      await (time?.within(this.#loading, () => this.#last()) ?? this.#loading)
      if (time?.isOver) {
        break
      }
    }
    return this.#kept
  }

  async #refresh(): Promise<void> {
    const generation = this.#generation
    try {
      const answer = await this.#load()
      const isCurrent = generation === this.#generation
      if (isCurrent || this.#kept !== null) {
        this.#kept = answer
      }
      this.#freshUntil = isCurrent ? performance.now() + freshMs(answer) : 0
    } catch (error) {
      if (!isServiceUnavailable(error)) {
        throw error
      }
      await this.#last()
      this.#freshUntil = performance.now() + RETRY_MS
    }
  }

  async #last(): Promise<void> {
    this.#kept ??= await this.#loadLast().catch(() => null)
  }

  forget(): void {
    this.#generation += 1
    this.#freshUntil = 0
  }

  /** As `forget`; the last answer does not stand either. */
  purge(): void {
    this.forget()
    this.#kept = null
  }

  forgetIf(tags: readonly string[]): void {
    // What has never been loaded, or is being loaded for the first time, may be about anything.
    if (this.#kept === null || this.#kept.tags.some((tag) => tags.includes(tag))) {
      this.forget()
    }
  }
}

function freshMs({ endsAt }: TaggedAnswer<unknown>): number {
  const leftMs = (endsAt ?? Number.POSITIVE_INFINITY) - Date.now()
  return Math.max(LEAST_FRESH_MS, Math.min(leftMs, FRESH_MS))
}
