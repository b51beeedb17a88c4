/** More than these are not worth waiting for: what is asked for often comes again. */
const MOST_WAITING = 64

/** Work that makes answers smaller, one piece after the other, so that it never takes more than one processor. */
export class PolishingQueue {
  readonly #waiting: (() => Promise<void>)[] = []
  #isWorking = false

  add(work: () => Promise<void>): void {
    if (this.#waiting.length < MOST_WAITING) {
      this.#waiting.push(work)
      this.#next()
    }
  }

  #next(): void {
    const work = this.#isWorking ? undefined : this.#waiting.shift()
    if (!work) {
      return
    }
    this.#isWorking = true
    work()
      // The answer stays as it was.
      .catch(() => {})
      .finally(() => {
        this.#isWorking = false
        this.#next()
      })
  }
}
