/** Interval of the measurements, and the weight of the newest one in the average. */
const TICK_MS = 100
const WEIGHT = 0.3

/** Event-loop lag, averaged over about a second: a single long task hardly counts, a permanent overload does. */
export class LoopLag {
  readonly #now: () => number
  #averageMs = 0
  #expectedAt: number

  constructor({ now = () => performance.now() }: { now?: () => number } = {}) {
    this.#now = now
    this.#expectedAt = now() + TICK_MS
  }

  /** Starts measuring, for the lifetime of the process. */
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
