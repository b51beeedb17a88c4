import { Semaphore } from '@site/operations/semaphore.ts'

/** Max concurrent renders; more would only wait for each other and for the services. */
const MADE_AT_ONCE = 16
/**
 * Below this event-loop lag, all 16 render slots are open. Above it, slots shrink to 1, because rendering starves cache
 * hits.
 */
const EASY_LAG_MS = 20
/** Max queued renders: some seconds of work. 200 visitors may open a form at the same moment. */
const MOST_WAITING = 256
/** Max time a render waits in the queue before we answer 503. */
const LONGEST_WAIT_MS = 5_000
/** Above this lag all visitors notice the overload, even on cache hits. */
const MOST_LAG_MS = 400
/** Higher than for pages: forms mostly wait for services, which queue them themselves. */
const FORMS_AT_ONCE = 64
/** 200 visitors may submit at the same moment, twice. */
const MOST_FORMS_WAITING = 512
/** Draft previews are uncached and hit the primary database, so a shared preview link must not exhaust it. */
const DRAFTS_AT_ONCE = 4
const MOST_DRAFTS_WAITING = 32
/** Together with two upstream calls of 10 s, no longer than the nginx timeout (deploy/nginx). */
const LONGEST_FORM_WAIT_MS = 12_000
/** In seconds, for the Retry-After header. */
export const SHED_RETRY_AFTER = 5

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
const lateEventLoop = new Overload('event-loop lag too high')

/** Limits concurrent renders and form submissions, and rejects the rest. */
export class Shedding {
  readonly #semaphore: Semaphore
  readonly #forms: Semaphore
  readonly #drafts: Semaphore
  readonly #lag: { readonly averageMs: number }
  #sentAway = 0

  constructor(
    lag: { readonly averageMs: number },
    {
      concurrency = MADE_AT_ONCE,
      maxQueued = MOST_WAITING,
      maxWaitMs = LONGEST_WAIT_MS,
    }: { concurrency?: number; maxQueued?: number; maxWaitMs?: number } = {},
  ) {
    this.#lag = lag
    this.#semaphore = new Semaphore({
      concurrency: () => Math.max(1, Math.floor(concurrency * Math.min(1, EASY_LAG_MS / lag.averageMs))),
      maxQueued,
      maxWaitMs,
      overloaded: () => this.#sendAway(tooManyPages),
    })
    this.#forms = new Semaphore({
      concurrency: FORMS_AT_ONCE,
      maxQueued: MOST_FORMS_WAITING,
      maxWaitMs: LONGEST_FORM_WAIT_MS,
      overloaded: () => this.#sendAway(tooManyForms),
    })
    this.#drafts = new Semaphore({
      concurrency: DRAFTS_AT_ONCE,
      maxQueued: MOST_DRAFTS_WAITING,
      maxWaitMs,
      overloaded: () => this.#sendAway(tooManyDrafts),
    })
  }

  /** Rejected since the start: queue full, or queue timeout. */
  get sentAway(): number {
    return this.#sentAway
  }

  async run<Result>(make: () => Promise<Result>): Promise<Result> {
    if (this.#lag.averageMs > MOST_LAG_MS) {
      throw this.#sendAway(lateEventLoop)
    }
    return this.#semaphore.run(make)
  }

  /** Forms are not rejected because of renders or lag, only because of too many forms. */
  runForm<Result>(make: () => Promise<Result>): Promise<Result> {
    return this.#forms.run(make)
  }

  /** Drafts have their own concurrency limit, separate from visitors' requests. */
  runDraft<Result>(make: () => Promise<Result>): Promise<Result> {
    return this.#drafts.run(make)
  }

  #sendAway(why: Overload): Overload {
    this.#sentAway += 1
    return why
  }
}
