/** Runs one pass at a time; a wake-up during a pass causes another pass. */
export class Lane {
  readonly #work: () => Promise<void>
  #pass: Promise<void> | null = null
  #isWanted = false
  #isStopped = false

  /** `work` must not throw. */
  constructor(work: () => Promise<void>) {
    this.#work = work
  }

  /** Resolves after the passes that this wake-up caused. */
  async wake(): Promise<void> {
    this.#isWanted = true
    this.#pass ??= this.#run()
    await this.#pass
  }

  /** Starts no more passes; resolves after the one in progress. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#pass
  }

  async #run(): Promise<void> {
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false
      await this.#work()
    }
    this.#pass = null
  }
}
