export interface SemaphoreOptions {
  /** Max concurrent tasks. A function is called whenever a task starts or ends, and must return at least 1. */
  readonly concurrency: number | (() => number)
  readonly maxQueued: number
  /** Queue timeout; the task is rejected. */
  readonly maxWaitMs?: number
  /** Creates the error of a rejected task. */
  readonly overloaded?: () => Error
}

/** Limits concurrent tasks, queues some more, and rejects the rest. */
export class Semaphore {
  readonly #concurrency: () => number
  readonly #maxQueued: number
  readonly #maxWaitMs: number
  readonly #overloaded: () => Error
  readonly #queue = new Set<() => void>()
  #running = 0

  constructor({
    concurrency,
    maxQueued,
    maxWaitMs = Number.POSITIVE_INFINITY,
    overloaded = () => new Error('queue full'),
  }: SemaphoreOptions) {
    this.#concurrency = typeof concurrency === 'number' ? () => concurrency : concurrency
    this.#maxQueued = maxQueued
    this.#maxWaitMs = maxWaitMs
    this.#overloaded = overloaded
  }

  get queued(): number {
    return this.#queue.size
  }

  get isFull(): boolean {
    return this.#queue.size >= this.#maxQueued
  }

  /** `maxWaitMs` is for callers that have already waited elsewhere. */
  async run<Result>(work: () => Promise<Result>, maxWaitMs = this.#maxWaitMs): Promise<Result> {
    if (this.#running < this.#concurrency()) this.#running += 1
    else if (this.isFull) throw this.#overloaded()
    else await this.#wait(maxWaitMs)
    try {
      return await work()
    } finally {
      this.#running -= 1
      this.#startQueued()
    }
  }

  #startQueued(): void {
    for (const start of this.#queue) {
      if (this.#running >= this.#concurrency()) return
      // Counted here, so that a new caller cannot overtake.
      this.#running += 1
      start()
    }
  }

  #wait(maxWaitMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = Number.isFinite(maxWaitMs)
        ? setTimeout(() => {
            this.#queue.delete(start)
            reject(this.#overloaded())
          }, maxWaitMs)
        : undefined
      const start = () => {
        clearTimeout(timer)
        this.#queue.delete(start)
        resolve()
      }
      this.#queue.add(start)
    })
  }
}
