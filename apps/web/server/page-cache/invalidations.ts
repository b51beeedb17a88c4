import { isPageTag } from '@site/contracts/change-feed.ts'

/** Max tags tracked one by one; beyond that, everything older counts as invalidated. */
const MAX_TAGS = 50_000

/**
 * Invalidated tags, for pages that are being rendered. Each invalidation starts a new generation, and each page has the
 * generation in which its render started.
 */
export class Invalidations {
  readonly #at = new Map<string, number>()
  #allAt = 0

  add(tags: readonly string[], generation: number): void {
    for (const tag of tags) {
      this.#at.set(tag, generation)
    }
    if (this.#at.size > MAX_TAGS) {
      this.addAll(generation)
    }
  }

  /** Keeps the tags of unpublished documents: their pages may not even be served stale. */
  addAll(generation: number): void {
    for (const tag of this.#at.keys()) {
      if (!isPageTag(tag)) {
        this.#at.delete(tag)
      }
    }
    this.#allAt = generation
  }

  /** Whether a page with these tags, rendered since that generation, may be stale. */
  affects(tags: readonly string[], generation: number): boolean {
    return generation < this.#allAt || this.named(tags, generation).length > 0
  }

  /** The tags that were invalidated by name since then; `addAll` names none. */
  named(tags: readonly string[], generation: number): readonly string[] {
    return tags.filter((tag) => generation < (this.#at.get(tag) ?? generation))
  }
}
