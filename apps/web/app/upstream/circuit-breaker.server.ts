/** Failures in a row that open the circuit, and how long it then stays open before one call may try. */
const FAILURES_TO_OPEN = 5
const OPEN_MS = 2_000

/**
 * Stops calls to a service that keeps failing, so that pages fall back at once instead of each waiting for
 * its deadline. After a pause one call may try; the others wait for its end, for a page needs several answers,
 * and its success closes the circuit for all of them.
 */
export class CircuitBreaker {
  #failures = 0
  #openUntil = 0
  #trial: PromiseWithResolvers<void> | null = null

  /** Ends with the call that tries the service at the moment; null where none does. */
  get trial(): Promise<void> | null {
    return this.#trial?.promise ?? null
  }

  /** Whether the last calls failed, so that none goes out but for trying. */
  get isOpen(): boolean {
    return this.#failures >= FAILURES_TO_OPEN
  }

  /** Whether a call may go out now. Each permitted call must end in `succeeded` or `failed`. */
  permits(now: number): boolean {
    if (!this.isOpen) {
      return true
    }
    if (now < this.#openUntil || this.#trial !== null) {
      return false
    }
    this.#trial = Promise.withResolvers()
    return true
  }

  /** Also called when the service is known to work from elsewhere. */
  succeeded(): void {
    this.#failures = 0
    this.#endTrial()
  }

  failed(now: number): void {
    this.#failures += 1
    this.#openUntil = now + OPEN_MS
    this.#endTrial()
  }

  /** The service asks to be left alone: no longer than after failures, so that it is found well as soon as it is. */
  toldToWait(now: number, waitMs: number): void {
    this.#failures = FAILURES_TO_OPEN
    this.#openUntil = now + Math.min(waitMs, OPEN_MS)
    this.#endTrial()
  }

  #endTrial(): void {
    this.#trial?.resolve()
    this.#trial = null
  }
}
