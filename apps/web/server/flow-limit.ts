/** Max time without any data. */
const PATIENCE_MS = 120_000
/** Slower than any connection that can play a video or load a report; slower clients only occupy a slot. */
const SLOWEST_BYTES_A_SECOND = 16_000

/**
 * Aborts transfers below a minimum throughput. Time uses up a budget, and each byte refunds some of it, up to the
 * initial amount.
 */
export class FlowLimit {
  readonly #onEnd: () => void
  #endsAt = performance.now() + PATIENCE_MS
  #timer: NodeJS.Timeout

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd
    this.#timer = setTimeout(onEnd, PATIENCE_MS)
  }

  /** Passes the body on and counts its bytes. */
  async *through(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      this.#moved(chunk.byteLength)
      yield chunk
    }
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #moved(bytes: number): void {
    const now = performance.now()
    const givenBackMs = (bytes / SLOWEST_BYTES_A_SECOND) * 1000
    this.#endsAt = Math.min(now + PATIENCE_MS, this.#endsAt + givenBackMs)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#onEnd, this.#endsAt - now)
  }
}
