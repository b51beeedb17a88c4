/** Failures in a row that open the circuit, and how long it then stays open before one call may try. */
const FAILURES_TO_OPEN = 5
const OPEN_MS = 5_000

/**
 * Stops calls to a service that keeps failing, so that pages fall back at once instead of each waiting for
 * its deadline. After a pause one call at a time may try; its success closes the circuit.
 */
export class CircuitBreaker {
  #failures = 0
  #openUntil = 0
  #isProbing = false

  /** Whether a call may go out now. Each permitted call must end in `succeeded` or `failed`. */
  permits(now: number): boolean {
    if (this.#failures < FAILURES_TO_OPEN) {
      return true
    }
    if (now < this.#openUntil || this.#isProbing) {
      return false
    }
    this.#isProbing = true
    return true
  }

  succeeded(): void {
    this.#failures = 0
    this.#isProbing = false
  }

  failed(now: number): void {
    this.#failures += 1
    this.#isProbing = false
    this.#openUntil = now + OPEN_MS
  }
}
