import { Semaphore } from '@site/operations/semaphore.ts'

/** Pages that are made at once; more would only wait for each other and for the services. */
const MADE_AT_ONCE = 16
/**
 * Up to here the event loop has time for all of them; the later it is, the fewer are made at once, down to one. Making
 * pages is nearly all of its work, and whoever asks for a kept one waits for what is under way.
 */
const EASY_LAG_MS = 20
/** Queued pages: some seconds of work. Two hundred may open a form at the same moment. */
const MOST_WAITING = 256
/** Nobody looks at a white page for longer than this before an answer, be it that there is too much to do. */
const LONGEST_WAIT_MS = 5_000
/** From here on every visitor feels that there is more work than time, those too whose page is kept. */
const MOST_LAG_MS = 400
/** More than pages: nearly all of a form's time goes into waiting for services, which queue them themselves. */
const FORMS_AT_ONCE = 64
/** Two hundred may press at the same moment, and again. */
const MOST_FORMS_WAITING = 512
/** Somebody may pass on a link to a draft. Nothing of it is kept, and all of it is asked of the database that takes the forms. */
const DRAFTS_AT_ONCE = 4
const MOST_DRAFTS_WAITING = 32
/** With the two calls of ten seconds that a form may make, no longer than nginx waits (deploy/nginx). */
const LONGEST_FORM_WAIT_MS = 12_000
/** In seconds: a browser or a crawler may then ask again. */
export const SHED_RETRY_AFTER = 5

/** A page was not made, or a form not looked at, because there is more to do than can be done; whoever asked may come back soon. */
export class Overload extends Error {
  constructor(reason: string) {
    super(`overloaded: ${reason}`)
    this.name = 'Overload'
  }
}

/** Made once: a crowd is sent away by thousands, and where each came from tells nothing. */
const tooManyPages = new Overload('pages wait too long to be made')
const tooManyForms = new Overload('forms wait too long to be answered')
const tooManyDrafts = new Overload('drafts wait too long to be shown')
const lateEventLoop = new Overload('the event loop is late')

/** Lets as many pages be made and forms be answered as there is time for, and sends the others away at once. */
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

  /** Rejected since the start: the queue was full, or the wait too long. */
  get sentAway(): number {
    return this.#sentAway
  }

  async run<Result>(make: () => Promise<Result>): Promise<Result> {
    if (this.#lag.averageMs > MOST_LAG_MS) {
      throw this.#sendAway(lateEventLoop)
    }
    return this.#semaphore.run(make)
  }

  /** What somebody sends is too precious to be sent away for pages or a late event loop: only too many forms are too many. */
  runForm<Result>(make: () => Promise<Result>): Promise<Result> {
    return this.#forms.run(make)
  }

  /** Draft requests have their own concurrency limit, apart from visitors'. */
  runDraft<Result>(make: () => Promise<Result>): Promise<Result> {
    return this.#drafts.run(make)
  }

  #sendAway(why: Overload): Overload {
    this.#sentAway += 1
    return why
  }
}
