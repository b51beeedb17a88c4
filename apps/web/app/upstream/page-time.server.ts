/** The time that one page has for one service in all, from its first question on. */
export class PageTime {
  readonly #ms: number
  #signal: AbortSignal | null = null

  constructor(ms: number) {
    this.#ms = ms
  }

  get isOver(): boolean {
    return this.#signal?.aborted ?? false
  }

  /**
   * What comes in time, else what stands in for it. Nothing is cut off: others may wait for the same answer, and the next
   * page has it. What is there already comes however late it is.
   */
  async within<Answer, StandIn>(
    answer: Promise<Answer>,
    standIn: () => StandIn | Promise<StandIn>,
  ): Promise<Answer | StandIn> {
    this.#signal ??= AbortSignal.timeout(this.#ms)
    const signal = this.#signal
    const { promise: isOver, resolve } = Promise.withResolvers<typeof OVER>()
    const end = () => resolve(OVER)
    if (signal.aborted) {
      setImmediate(end)
    } else {
      signal.addEventListener('abort', end, { once: true })
    }
    try {
      const first = await Promise.race([answer, isOver])
      return first === OVER ? await standIn() : first
    } finally {
      signal.removeEventListener('abort', end)
    }
  }
}

const OVER = Symbol('over')
