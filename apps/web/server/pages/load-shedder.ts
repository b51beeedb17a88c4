import { Semaphore } from '@site/operations/semaphore.ts'

/** Max concurrent renders; more would only wait for each other and for the services. */
const MAX_CONCURRENT_RENDERS = 16
/**
 * Below this event-loop lag, all 16 render slots are open. Above it, slots shrink to 1, because rendering starves cache
 * hits.
 */
const FULL_CONCURRENCY_LAG_MS = 20
/** Max queued renders: some seconds of work. 200 visitors may open a form at the same moment. */
const MAX_QUEUED = 256
/** Max time a render waits in the queue before it is rejected (503). */
const QUEUE_TIMEOUT_MS = 5_000
/** Above this lag all visitors notice the overload, even on cache hits. */
const MAX_LAG_MS = 400
/** Higher than for pages: forms mostly wait for services, which queue them themselves. */
const MAX_CONCURRENT_FORMS = 64
/** 200 visitors may submit at the same moment, twice. */
const MAX_QUEUED_FORMS = 512
/** Draft previews are uncached and hit the primary database, so a shared preview link must not exhaust it. */
const MAX_CONCURRENT_DRAFTS = 4
const MAX_QUEUED_DRAFTS = 32
/** Together with two upstream calls of 10 s, no longer than the nginx timeout (deploy/nginx). */
const FORM_QUEUE_TIMEOUT_MS = 12_000
/** In seconds, for the Retry-After header. */
export const RETRY_AFTER_SECONDS = 5

/** Thrown when the server is overloaded; the client may retry soon. */
export class Overload extends Error {
  constructor(reason: string) {
    super(`overloaded: ${reason}`)
    this.name = 'Overload'
  }
}

/** Created once: under load they are thrown thousands of times, and stack traces are useless. */
const tooManyPages = new Overload('render queue timeout')
const tooManyForms = new Overload('form queue timeout')
const tooManyDrafts = new Overload('draft queue timeout')
const lagTooHigh = new Overload('event-loop lag too high')

/** Limits concurrent renders and form submissions, and rejects the rest. */
export class LoadShedder {
  readonly #semaphore: Semaphore
  readonly #forms: Semaphore
  readonly #drafts: Semaphore
  readonly #lag: { readonly averageMs: number }
  #rejectedCount = 0

  constructor(
    lag: { readonly averageMs: number },
    {
      concurrency = MAX_CONCURRENT_RENDERS,
      maxQueued = MAX_QUEUED,
    }: { concurrency?: number; maxQueued?: number } = {},
  ) {
    this.#lag = lag
    this.#semaphore = new Semaphore({
      concurrency: () =>
        Math.max(1, Math.floor(concurrency * Math.min(1, FULL_CONCURRENCY_LAG_MS / lag.averageMs))),
      maxQueued,
      maxWaitMs: QUEUE_TIMEOUT_MS,
      overloaded: () => this.#reject(tooManyPages),
    })
    this.#forms = new Semaphore({
      concurrency: MAX_CONCURRENT_FORMS,
      maxQueued: MAX_QUEUED_FORMS,
      maxWaitMs: FORM_QUEUE_TIMEOUT_MS,
      overloaded: () => this.#reject(tooManyForms),
    })
    this.#drafts = new Semaphore({
      concurrency: MAX_CONCURRENT_DRAFTS,
      maxQueued: MAX_QUEUED_DRAFTS,
      maxWaitMs: QUEUE_TIMEOUT_MS,
      overloaded: () => this.#reject(tooManyDrafts),
    })
  }

  /** Rejected since the start: queue full, or queue timeout. */
  get rejectedCount(): number {
    return this.#rejectedCount
  }

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#lag.averageMs > MAX_LAG_MS) {
      throw this.#reject(lagTooHigh)
    }
    return this.#semaphore.run(task)
  }

  /** Forms are not rejected because of renders or lag, only because of too many forms. */
  runForm<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.#forms.run(task)
  }

  /** Drafts have their own concurrency limit, separate from visitors' requests. */
  runDraft<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.#drafts.run(task)
  }

  #reject(error: Overload): Overload {
    this.#rejectedCount += 1
    return error
  }
}
