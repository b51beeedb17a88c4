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
/** Draft previews are uncached, so a shared preview link must not exhaust the CMS and its database. */
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

/** What a task renders; each kind has its own limits. */
export type RenderKind = 'page' | 'form' | 'draft'

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

  constructor(
    lag: { readonly averageMs: number },
    {
      concurrency = MAX_CONCURRENT_RENDERS,
      maxQueued = MAX_QUEUED,
    }: { concurrency?: number; maxQueued?: number } = {},
  ) {
    this.#lag = lag
    const overloaded = (kind: RenderKind) => () => queueTimeouts[kind]
    this.#semaphores = {
      page: new Semaphore({
        concurrency: () =>
          Math.max(1, Math.floor(concurrency * Math.min(1, FULL_CONCURRENCY_LAG_MS / lag.averageMs))),
        maxQueued,
        maxWaitMs: QUEUE_TIMEOUT_MS,
        overloaded: overloaded('page'),
      }),
      form: new Semaphore({
        concurrency: MAX_CONCURRENT_FORMS,
        maxQueued: MAX_QUEUED_FORMS,
        maxWaitMs: FORM_QUEUE_TIMEOUT_MS,
        overloaded: overloaded('form'),
      }),
      draft: new Semaphore({
        concurrency: MAX_CONCURRENT_DRAFTS,
        maxQueued: MAX_QUEUED_DRAFTS,
        maxWaitMs: QUEUE_TIMEOUT_MS,
        overloaded: overloaded('draft'),
      }),
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
