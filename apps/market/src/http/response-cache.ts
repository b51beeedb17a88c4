import { newestSequence } from '#market/database/change-log.ts'
import type { MarketDatabase } from '#market/database/connection.ts'

/**
 * Caches responses that need many queries until the change feed has a newer event; every change writes one in its
 * transaction. The oldest of `max` entries is evicted first. lru-cache would also evict one for each request of a
 * missing resource.
 */
export class ResponseCache<Response extends object | null> {
  readonly #database: MarketDatabase
  readonly #max: number
  readonly #responses = new Map<string, Promise<Response>>()
  #sequence: number | undefined

  constructor(database: MarketDatabase, max: number) {
    this.#database = database
    this.#max = max
  }

  async get(key: string, load: () => Promise<Response>): Promise<Response> {
    const sequence = await newestSequence(this.#database)
    // A restored database has a lower sequence.
    if (this.#sequence !== sequence) {
      this.#responses.clear()
      this.#sequence = sequence
    }
    const cached = this.#responses.get(key)
    if (cached) return cached
    const response = load()
    this.#responses.set(key, response)
    const remove = () => {
      if (this.#responses.get(key) === response) this.#responses.delete(key)
    }
    // Missing resources must not evict existing ones.
    response.then((found) => (found === null ? remove() : this.#trim()), remove)
    return response
  }

  #trim(): void {
    const [oldest] = this.#responses.keys()
    if (this.#responses.size > this.#max && oldest !== undefined) this.#responses.delete(oldest)
  }
}
