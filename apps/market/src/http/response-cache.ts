import { newestSequence } from '#market/changes/source.ts'
import type { MarketDatabase } from '#market/database/connection.ts'

/**
 * Responses that take many queries, cached until the change feed has a newer row: whoever changes data writes one in the
 * same transaction. At most `max` of them, the oldest is evicted first. lru-cache would evict one for each request of
 * something that does not exist.
 */
export class ResponseCache<Response extends object> {
  readonly #database: MarketDatabase
  readonly #max: number
  readonly #responses = new Map<string, Promise<Response | null>>()
  #sequence: number | undefined

  constructor(database: MarketDatabase, max: number) {
    this.#database = database
    this.#max = max
  }

  async get(key: string, load: () => Promise<Response | null>): Promise<Response | null> {
    const sequence = await newestSequence(this.#database)
    // A restored database has a smaller one.
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
    // What does not exist takes no place from what does.
    response.then((found) => (found === null ? remove() : this.#trim()), remove)
    return response
  }

  #trim(): void {
    const [oldest] = this.#responses.keys()
    if (this.#responses.size > this.#max && oldest !== undefined) this.#responses.delete(oldest)
  }
}
