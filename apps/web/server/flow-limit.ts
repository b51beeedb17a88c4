/** The longest that a file may stand still on its way. */
const PATIENCE_MS = 120_000
/** Slower than any line that a film or a report is read over; who takes less only holds a place. */
const SLOWEST_BYTES_A_SECOND = 16_000

/** Ends what hardly moves: time uses patience up, each byte gives a little of it back, and nobody saves up more than the whole. */
export class FlowLimit {
  readonly #onEnd: () => void
  #endsAt = performance.now() + PATIENCE_MS
  #timer: NodeJS.Timeout

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd
    this.#timer = setTimeout(onEnd, PATIENCE_MS)
  }

  /** The same bytes, counted as they are taken. */
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
