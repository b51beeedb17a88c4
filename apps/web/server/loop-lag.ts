/** How often the event loop is asked how late it is, and how much of the average the newest answer is. */
const TICK_MS = 100
const WEIGHT = 0.3

/**
 * By how much the event loop is late, averaged over about a second: one long piece of work is soon forgotten, more work
 * than there is time for is not.
 */
export class LoopLag {
  readonly #now: () => number
  #averageMs = 0
  #expectedAt: number

  constructor({ now = () => performance.now() }: { now?: () => number } = {}) {
    this.#now = now
    this.#expectedAt = now() + TICK_MS
  }

  /** Begins to watch, for as long as the process lives. */
  watch(): this {
    setInterval(() => this.tick(), TICK_MS).unref()
    return this
  }

  tick(): void {
    const now = this.#now()
    const lateMs = Math.max(0, now - this.#expectedAt)
    this.#averageMs += WEIGHT * (lateMs - this.#averageMs)
    this.#expectedAt = now + TICK_MS
  }

  get averageMs(): number {
    return this.#averageMs
  }
}
