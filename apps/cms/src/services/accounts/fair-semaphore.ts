import { Semaphore } from '@site/operations/semaphore.ts'

/** A semaphore with a limit per client network, so that one busy network leaves slots to others. */
export class FairSemaphore {
  readonly #semaphore: Semaphore
  readonly #maxPerNetwork: number
  readonly #held = new Map<string, number>()

  constructor({
    maxPerNetwork,
    ...options
  }: {
    readonly concurrency: number
    readonly maxQueued: number
    readonly maxPerNetwork: number
  }) {
    this.#semaphore = new Semaphore(options)
    this.#maxPerNetwork = maxPerNetwork
  }

  /** @param network undefined if unknown, as in a job of the service itself */
  isFullFor(network: string | undefined): boolean {
    return (
      this.#semaphore.isFull ||
      (network !== undefined && (this.#held.get(network) ?? 0) >= this.#maxPerNetwork)
    )
  }

  async run<Result>(network: string | undefined, work: () => Promise<Result>): Promise<Result> {
    if (network === undefined) return this.#semaphore.run(work)
    this.#held.set(network, (this.#held.get(network) ?? 0) + 1)
    try {
      return await this.#semaphore.run(work)
    } finally {
      const others = (this.#held.get(network) ?? 1) - 1
      if (others === 0) this.#held.delete(network)
      else this.#held.set(network, others)
    }
  }
}
