import { Turns } from '#cms/site-api/turns.ts'

/** Turns of which each network has a few at most: one that sends many requests leaves places to all others. */
export class FairTurns {
  readonly #turns: Turns
  readonly #mostOfNetwork: number
  readonly #held = new Map<string, number>()

  constructor({
    mostOfNetwork,
    ...turns
  }: {
    readonly atOnce: number
    readonly mostWaiting: number
    readonly mostOfNetwork: number
  }) {
    this.#turns = new Turns(turns)
    this.#mostOfNetwork = mostOfNetwork
  }

  /** @param network undefined where it is unknown, as in a job of the service itself */
  isFullFor(network: string | undefined): boolean {
    return (
      this.#turns.isFull || (network !== undefined && (this.#held.get(network) ?? 0) >= this.#mostOfNetwork)
    )
  }

  async run<Result>(network: string | undefined, work: () => Promise<Result>): Promise<Result> {
    if (network === undefined) return this.#turns.run(work)
    this.#held.set(network, (this.#held.get(network) ?? 0) + 1)
    try {
      return await this.#turns.run(work)
    } finally {
      const others = (this.#held.get(network) ?? 1) - 1
      if (others === 0) this.#held.delete(network)
      else this.#held.set(network, others)
    }
  }
}
