/** The time budget of one page for all calls to one service, from the first call on. */
export class RequestBudget {
  readonly #ms: number
  #signal: AbortSignal | null = null

  constructor(ms: number) {
    this.#ms = ms
  }

  get isUsedUp(): boolean {
    return this.#signal?.aborted ?? false
  }

  /**
   * The response if it arrives in time, otherwise the fallback. The call itself continues: other pages may wait for it.
   * An already resolved response is returned even after the budget is used up.
   */
  async within<Value, Fallback>(
    response: Promise<Value>,
    fallback: () => Fallback | Promise<Fallback>,
  ): Promise<Value | Fallback> {
    this.#signal ??= AbortSignal.timeout(this.#ms)
    const signal = this.#signal
    const { promise: isUsedUp, resolve } = Promise.withResolvers<typeof USED_UP>()
    const end = () => resolve(USED_UP)
    if (signal.aborted) {
      setImmediate(end)
    } else {
      signal.addEventListener('abort', end, { once: true })
    }
    try {
      const first = await Promise.race([response, isUsedUp])
      return first === USED_UP ? await fallback() : first
    } finally {
      signal.removeEventListener('abort', end)
    }
  }
}

const USED_UP = Symbol('over')
