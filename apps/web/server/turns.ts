/** Lets few work at a time and some wait; who comes when the queue is full is sent away. */
export class Turns {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #whenFull: () => Error
  readonly #waiting: (() => void)[] = []
  #working = 0

  constructor({
    atOnce,
    mostWaiting,
    whenFull,
  }: {
    readonly atOnce: number
    readonly mostWaiting: number
    /** What who is sent away is told. */
    readonly whenFull: () => Error
  }) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
    this.#whenFull = whenFull
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting.length
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#working < this.#atOnce) {
      this.#working += 1
    } else if (this.#waiting.length < this.#mostWaiting) {
      // Who ends hands its place on, so the count of those at work stays as it is.
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else {
      throw this.#whenFull()
    }
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) {
        next()
      } else {
        this.#working -= 1
      }
    }
  }
}
