/** More would wait for longer than most pages are kept. */
const MOST_WAITING = 64

/** Work that makes answers smaller, one piece after the other, so that it never takes more than one processor. */
export class PolishingQueue {
  readonly #waiting: (() => Promise<void>)[] = []
  #isWorking = false

  /** False where too much is waiting already. Work that fails is not done again. */
  add(work: () => Promise<void>): boolean {
    if (this.#waiting.length >= MOST_WAITING) {
      return false
    }
    this.#waiting.push(work)
    this.#next()
    return true
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
