import { Semaphore } from '@site/operations/semaphore.ts'

/** A semaphore with a limit per client network, so that one busy network leaves slots to others. */
export class FairSemaphore {
  readonly #semaphore: Semaphore
  readonly #mostOfNetwork: number
  readonly #held = new Map<string, number>()

  constructor({
    mostOfNetwork,
    ...options
  }: {
    readonly concurrency: number
    readonly maxQueued: number
    readonly mostOfNetwork: number
  }) {
    this.#semaphore = new Semaphore(options)
    this.#mostOfNetwork = mostOfNetwork
  }

  /** @param network undefined if unknown, as in a job of the service itself */
  isFullFor(network: string | undefined): boolean {
    return (
      this.#semaphore.isFull ||
      (network !== undefined && (this.#held.get(network) ?? 0) >= this.#mostOfNetwork)
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
