import type { Logger } from 'pino'

/** How long a replica that failed is left alone. */
const pauseMs = 2_000

/**
 * How long a replica may take to say what it has, and as long again to answer: together less than the site gives a
 * service, so that the primary can still answer.
 */
export const replicaDeadlineMs = 500

interface ReplicaReadsOptions {
  /** The newest sequence of the feed that the replica has. */
  readonly readNewest: () => Promise<number>
  readonly logger: Pick<Logger, 'warn'>
}

/**
 * Decides which questions a replica may answer: those of askers who have heard of nothing that it does not have yet. So a
 * replica may be as late as it likes: whoever was told of a change is never shown what was before it.
 */
export class ReplicaReads {
  readonly #options: ReplicaReadsOptions
  #newest = -1
  #asking: Promise<void> | undefined
  #hasFailed = false
  #askAgainAt = Number.NEGATIVE_INFINITY

  constructor(options: ReplicaReadsOptions) {
    this.#options = options
  }

  /** Answers from the replica where it may, else, and where it fails, from the primary. `isRefusal`: errors that are answers. */
  async answer<Answer>(
    heard: string | null | undefined,
    from: { replica: () => Promise<Answer>; primary: () => Promise<Answer> },
    isRefusal: (error: unknown) => boolean = () => false,
  ): Promise<Answer> {
    if (!(await this.#mayAnswer(heard))) return from.primary()
    try {
      return await inTime(from.replica())
    } catch (error) {
      if (isRefusal(error)) throw error
      this.#failed(error)
      return from.primary()
    }
  }

  async #mayAnswer(heard: string | null | undefined): Promise<boolean> {
    if (this.#hasFailed) {
      // Nobody waits for a replica that may hang: it is asked on the side, and answers others once it has answered that.
      if (performance.now() >= this.#askAgainAt) void this.#askNewest()
      return false
    }
    // Who follows no feed has been promised nothing.
    const wanted = /^\d{1,15}$/.test(heard ?? '') ? Number(heard) : 0
    if (wanted <= this.#newest) return true
    await this.#askNewest()
    return !this.#hasFailed && wanted <= this.#newest
  }

  /** One question for all who wait; it always ends and never throws. */
  #askNewest(): Promise<void> {
    this.#asking ??= inTime(this.#options.readNewest())
      .then(
        (newest) => {
          this.#newest = newest
          this.#hasFailed = false
        },
        (error: unknown) => this.#failed(error),
      )
      .finally(() => {
        this.#asking = undefined
      })
    return this.#asking
  }

  #failed(error: unknown): void {
    this.#hasFailed = true
    this.#askAgainAt = performance.now() + pauseMs
    this.#options.logger.warn({ err: error }, 'the replica does not answer; the primary does')
  }
}

/** A server that was stopped or cut off says nothing at all, and a pool waits for it for longer than anybody waits for a page. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`No answer within ${replicaDeadlineMs} ms.`)),
    replicaDeadlineMs,
  )
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
