import { Semaphore, type SemaphoreOptions } from '@site/operations/semaphore.ts'

/**
 * Below this event-loop lag, all render slots are open. Above it, slots shrink to 1, because rendering starves cache
 * hits.
 */
const FULL_CONCURRENCY_LAG_MS = 20
/** Above this lag all visitors notice the overload, even on cache hits. */
const MAX_LAG_MS = 400
/** In seconds, for the Retry-After header. */
export const RETRY_AFTER_SECONDS = 5

/** Thrown when the server is overloaded; the client may retry soon. */
export class Overload extends Error {
  constructor(reason: string) {
    super(`overloaded: ${reason}`)
    this.name = 'Overload'
  }
}

/** What a task renders; each kind has its own limits. */
export type RenderKind = 'page' | 'form' | 'draft'

/** Limits of the tasks of one kind; further ones wait in a queue, and are rejected (503) when it is full or too slow. */
interface Limits {
  readonly concurrency: number
  readonly maxQueued: number
  readonly maxWaitMs: number
}

const limits: Readonly<Record<RenderKind, Limits>> = {
  // More would only wait for each other and for the services. 200 visitors may open a form at the same moment.
  page: { concurrency: 16, maxQueued: 256, maxWaitMs: 5_000 },
  // Forms mostly wait for services, which queue them themselves. 200 visitors may submit at the same moment, twice.
  // Together with two upstream calls of 10 s, the wait is no longer than the nginx timeout (deploy/nginx).
  form: { concurrency: 64, maxQueued: 512, maxWaitMs: 12_000 },
  // Uncached, so a shared preview link must not exhaust the CMS and its database.
  draft: { concurrency: 4, maxQueued: 32, maxWaitMs: 5_000 },
}

/** Created once: under load they are thrown thousands of times, and stack traces are useless. */
const lagTooHigh = new Overload('event-loop lag too high')
const queueTimeouts: Readonly<Record<RenderKind, Overload>> = {
  page: new Overload('render queue timeout'),
  form: new Overload('form queue timeout'),
  draft: new Overload('draft queue timeout'),
}

/** Limits concurrent renders and form submissions, and rejects the rest. */
export class LoadShedder {
  readonly #semaphores: Readonly<Record<RenderKind, Semaphore>>
  readonly #lag: { readonly averageMs: number }

  constructor(lag: { readonly averageMs: number }) {
    this.#lag = lag
    const semaphore = (kind: RenderKind, concurrency: SemaphoreOptions['concurrency']) =>
      new Semaphore({ ...limits[kind], concurrency, overloaded: () => queueTimeouts[kind] })
    this.#semaphores = {
      page: semaphore('page', () => {
        const share = Math.min(1, FULL_CONCURRENCY_LAG_MS / lag.averageMs)
        return Math.max(1, Math.floor(limits.page.concurrency * share))
      }),
      form: semaphore('form', limits.form.concurrency),
      draft: semaphore('draft', limits.draft.concurrency),
    }
  }

  /** Only pages are rejected because of lag; forms and drafts only if there are too many of them. */
  async run<Result>(kind: RenderKind, task: () => Promise<Result>): Promise<Result> {
    if (kind === 'page' && this.#lag.averageMs > MAX_LAG_MS) {
      throw lagTooHigh
    }
    return this.#semaphores[kind].run(task)
  }
}
