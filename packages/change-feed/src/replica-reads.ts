import type { Logger } from 'pino'

/** How long a replica that failed is left alone. */
const pauseMs = 2_000

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
  #asking: Promise<number> | undefined
  #awayUntil = Number.NEGATIVE_INFINITY

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
      return await from.replica()
    } catch (error) {
      if (isRefusal(error)) throw error
      this.#failed(error)
      return from.primary()
    }
  }

  async #mayAnswer(heard: string | null | undefined): Promise<boolean> {
    if (performance.now() < this.#awayUntil) return false
    // Who follows no feed has been promised nothing.
    const wanted = /^\d{1,15}$/.test(heard ?? '') ? Number(heard) : 0
    if (wanted <= this.#newest) return true
    try {
      this.#asking ??= this.#options.readNewest().finally(() => {
        this.#asking = undefined
      })
      this.#newest = await this.#asking
    } catch (error) {
      this.#failed(error)
      return false
    }
    return wanted <= this.#newest
  }

  #failed(error: unknown): void {
    this.#awayUntil = performance.now() + pauseMs
    this.#options.logger.warn({ err: error }, 'the replica does not answer; the primary does')
  }
}
