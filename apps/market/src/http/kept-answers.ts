import { newestSequence } from '#market/changes/source.ts'
import type { MarketDatabase } from '#market/database/connection.ts'

/**
 * Answers that take many questions to the database, kept until the change feed has a newer row: whoever changes data
 * writes one in the same transaction. The most that are kept bounds the memory; the oldest goes first.
 */
export class KeptAnswers<Answer extends object> {
  readonly #database: MarketDatabase
  readonly #most: number
  readonly #answers = new Map<string, Promise<Answer | null>>()
  #sequence: number | undefined

  constructor(database: MarketDatabase, most: number) {
    this.#database = database
    this.#most = most
  }

  async get(key: string, load: () => Promise<Answer | null>): Promise<Answer | null> {
    const sequence = await newestSequence(this.#database)
    // A restored database has a smaller one.
    if (this.#sequence !== sequence) {
      this.#answers.clear()
      this.#sequence = sequence
    }
    const kept = this.#answers.get(key)
    if (kept) return kept
    const answer = load()
    this.#answers.set(key, answer)
    const forget = () => {
      if (this.#answers.get(key) === answer) this.#answers.delete(key)
    }
    // What is not there takes no place from what is.
    answer.then((found) => (found === null ? forget() : this.#trim()), forget)
    return answer
  }

  #trim(): void {
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > this.#most && oldest !== undefined) this.#answers.delete(oldest)
  }
}
