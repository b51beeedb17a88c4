import { LRUCache } from 'lru-cache'
import * as v from 'valibot'

/** A list with fewer may well lose them all within a moment: promotions end, places are taken. */
const FEWEST_ITEMS = 5
/** Time for whoever is called to look; then the service is believed, for it alone knows. */
const DOUBTED_MS = 10 * 60_000
const MOST_LISTS = 500

/** What every list of both services has; the items themselves are nobody's business here. */
const ListSchema = v.object({ items: v.array(v.unknown()) })

interface FullList {
  readonly tags: readonly string[]
  doubtedSince: number | null
}

type Emptied = 'emptied' | 'stillEmpty'

/**
 * Lists that were full and are suddenly empty although the change feed has named nothing in them: a service on another
 * database, or one that has lost its rows. An editor who deletes is named by the feed, so that it is believed at once.
 */
export class EmptiedLists {
  readonly #full = new LRUCache<string, FullList>({ max: MOST_LISTS })
  /** Counts what the feed has named: an answer that was asked for before may show the state before. */
  #generation = 0

  /** To be called when a question goes out; what it gives judges the answer. */
  asked(question: string): (data: unknown, tags: readonly string[]) => Emptied | null {
    const generation = this.#generation
    return (data, tags) => {
      const list = v.safeParse(ListSchema, data)
      if (!list.success) {
        return null
      }
      const count = list.output.items.length
      if (count === 0) {
        return this.#doubt(question, performance.now())
      }
      this.#full.delete(question)
      if (count >= FEWEST_ITEMS && generation === this.#generation) {
        this.#full.set(question, { tags, doubtedSince: null })
      }
      return null
    }
  }

  /** The first doubt of a list is told from those after it. */
  #doubt(question: string, now: number): Emptied | null {
    const full = this.#full.get(question)
    if (full === undefined) {
      return null
    }
    if (full.doubtedSince === null) {
      full.doubtedSince = now
      return 'emptied'
    }
    if (full.doubtedSince + DOUBTED_MS > now) {
      return 'stillEmpty'
    }
    this.#full.delete(question)
    return null
  }

  /** The service has another database, so that any list may be empty. */
  clear(): void {
    this.#generation += 1
    this.#full.clear()
  }

  /** The change feed has named these: what was made from them may be empty. */
  forget(tags: readonly string[]): void {
    this.#generation += 1
    const changed = new Set(tags)
    for (const [question, full] of this.#full.entries()) {
      if (full.tags.some((tag) => changed.has(tag))) {
        this.#full.delete(question)
      }
    }
  }
}
