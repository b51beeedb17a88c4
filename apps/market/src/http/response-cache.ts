import { LRUCache } from 'lru-cache'
import { newestSequence } from '#market/changes/source.ts'
import type { MarketDatabase } from '#market/database/connection.ts'

/**
 * Responses that take many queries, cached until the change feed has a newer row: whoever changes data writes one in the
 * same transaction. What does not exist (null) is not cached.
 */
export class ResponseCache<Response extends object> {
  readonly #database: MarketDatabase
  readonly #responses: LRUCache<string, Response, () => Promise<Response | null>>
  #sequence: number | undefined

  constructor(database: MarketDatabase, max: number) {
    this.#database = database
    this.#responses = new LRUCache({
      max,
      // What was asked for before a change still answers those who wait for it.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: load }) => (await load()) ?? undefined,
    })
  }

  async get(key: string, load: () => Promise<Response | null>): Promise<Response | null> {
    const sequence = await newestSequence(this.#database)
    // A restored database has a smaller one.
    if (this.#sequence !== sequence) {
      this.#responses.clear()
      this.#sequence = sequence
    }
    return (await this.#responses.fetch(key, { context: load })) ?? null
  }
}
