/**
 * Lets so many pieces of work run at once and the others wait in line, so that a rush on the forms leaves
 * connections of the database to those who read.
 */
export class Turns {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
  }

  /** Whoever comes now would wait longer than anybody listens. */
  get isFull(): boolean {
    return this.#waiting.length >= this.#mostWaiting
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#atOnce) this.#running += 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      // A turn is handed on as it is, so that nobody slips in between.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
