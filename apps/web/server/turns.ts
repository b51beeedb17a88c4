/** Lets few work at a time and some wait; who comes when the queue is full is sent away. */
export class Turns {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #longestWaitMs: number
  readonly #whenFull: () => Error
  readonly #waiting = new Set<() => void>()
  #working = 0

  constructor({
    atOnce,
    mostWaiting,
    longestWaitMs = Number.POSITIVE_INFINITY,
    whenFull,
  }: {
    readonly atOnce: number
    readonly mostWaiting: number
    /** Who has not had a turn by then is sent away like one who came too late. */
    readonly longestWaitMs?: number
    /** What who is sent away is told. */
    readonly whenFull: () => Error
  }) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
    this.#longestWaitMs = longestWaitMs
    this.#whenFull = whenFull
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting.size
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#working < this.#atOnce) {
      this.#working += 1
    } else if (this.#waiting.size < this.#mostWaiting) {
      // Who ends hands its place on, so the count of those at work stays as it is.
      await this.#turn()
    } else {
      throw this.#whenFull()
    }
    try {
      return await work()
    } finally {
      const [next] = this.#waiting
      if (next) {
        next()
      } else {
        this.#working -= 1
      }
    }
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const leaving = Number.isFinite(this.#longestWaitMs)
        ? setTimeout(() => {
            this.#waiting.delete(begin)
            reject(this.#whenFull())
          }, this.#longestWaitMs)
        : undefined
      const begin = () => {
        clearTimeout(leaving)
        this.#waiting.delete(begin)
        resolve()
      }
      this.#waiting.add(begin)
    })
  }
}
