/** Lets few work at a time and some wait; who comes when the queue is full is sent away. */
export class Turns {
  readonly #atOnce: () => number
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
    /** As a function it is asked at each beginning and end of work; never below 1: who ends lets the next begin. */
    readonly atOnce: number | (() => number)
    readonly mostWaiting: number
    /** Who has not had a turn by then is sent away like one who came too late. */
    readonly longestWaitMs?: number
    /** What who is sent away is told. */
    readonly whenFull: () => Error
  }) {
    this.#atOnce = typeof atOnce === 'number' ? () => atOnce : atOnce
    this.#mostWaiting = mostWaiting
    this.#longestWaitMs = longestWaitMs
    this.#whenFull = whenFull
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting.size
  }

  /** `longestWaitMs` for who has waited elsewhere already; who finds room waits for nothing. */
  async run<Result>(work: () => Promise<Result>, longestWaitMs = this.#longestWaitMs): Promise<Result> {
    if (this.#working < this.#atOnce()) {
      this.#working += 1
    } else if (this.#waiting.size < this.#mostWaiting) {
      await this.#turn(longestWaitMs)
    } else {
      throw this.#whenFull()
    }
    try {
      return await work()
    } finally {
      this.#working -= 1
      this.#letBegin()
    }
  }

  /** As many as there is room for: none where fewer may work than before, several where more may. */
  #letBegin(): void {
    for (const begin of this.#waiting) {
      if (this.#working >= this.#atOnce()) {
        return
      }
      // Before they go on, so that nobody comes between.
      this.#working += 1
      begin()
    }
  }

  #turn(longestWaitMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const leaving = Number.isFinite(longestWaitMs)
        ? setTimeout(() => {
            this.#waiting.delete(begin)
            reject(this.#whenFull())
          }, longestWaitMs)
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
