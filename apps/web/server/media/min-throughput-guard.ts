/** Max time without any data. */
const BUDGET_MS = 120_000
/** Slower than any connection that can play a video or load a report; slower clients only occupy a slot. */
const MIN_BYTES_PER_SECOND = 16_000

/**
 * Aborts transfers below a minimum throughput. Time uses up a budget, and each byte refunds some of it, up to the
 * initial amount.
 */
export class MinThroughputGuard {
  readonly #onEnd: () => void
  #endsAt = performance.now() + BUDGET_MS
  #timer: NodeJS.Timeout

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd
    this.#timer = setTimeout(onEnd, BUDGET_MS)
  }

  /** Passes the body on and counts its bytes. */
  async *through(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      this.#refund(chunk.byteLength)
      yield chunk
    }
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #refund(bytes: number): void {
    const now = performance.now()
    const refundMs = (bytes / MIN_BYTES_PER_SECOND) * 1000
    this.#endsAt = Math.min(now + BUDGET_MS, this.#endsAt + refundMs)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#onEnd, this.#endsAt - now)
  }
}
