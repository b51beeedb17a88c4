import { withTimeout } from '@site/operations/with-timeout.ts'

/** The time budget of one page for all calls to one service, from the first call on. */
export class RequestBudget {
  readonly #ms: number
  #endsAt: number | null = null
  #isUsedUp = false

  constructor(ms: number) {
    this.#ms = ms
  }

  /** Whether a call has got its fallback. */
  get isUsedUp(): boolean {
    return this.#isUsedUp
  }

  /**
   * The response if it arrives in time, otherwise the fallback. The call itself continues: other pages may wait for it.
   * An already resolved response is returned even after the budget is used up.
   */
  within<Value, Fallback>(response: Promise<Value>, fallback: () => Fallback): Promise<Value | Fallback> {
    const now = performance.now()
    this.#endsAt ??= now + this.#ms
    return withTimeout(response, Math.max(0, this.#endsAt - now), () => {
      this.#isUsedUp = true
      return fallback()
    })
  }
}
