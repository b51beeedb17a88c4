import { isPageTag } from '@site/contracts/feed.ts'

/** So many tags are remembered one by one; beyond that everything older counts as invalidated. */
const MOST_TAGS = 50_000

/**
 * What change feeds have named, for pages that are being rendered: each page has the generation that it was begun in, and
 * each invalidation begins a new one.
 */
export class Invalidations {
  readonly #at = new Map<string, number>()
  #allAt = 0

  add(tags: readonly string[], generation: number): void {
    for (const tag of tags) {
      this.#at.set(tag, generation)
    }
    if (this.#at.size > MOST_TAGS) {
      this.addAll(generation)
    }
  }

  /** Unpublished documents are remembered all the same: more than being out of date, they may not be shown. */
  addAll(generation: number): void {
    for (const tag of this.#at.keys()) {
      if (!isPageTag(tag)) {
        this.#at.delete(tag)
      }
    }
    this.#allAt = generation
  }

  /** Whether a page of these tags that was begun in the generation may be out of date. */
  concern(tags: readonly string[], generation: number): boolean {
    return generation < this.#allAt || this.named(tags, generation).length > 0
  }

  /** Which of these have been named since. After a time without news nobody knows of any. */
  named(tags: readonly string[], generation: number): readonly string[] {
    return tags.filter((tag) => generation < (this.#at.get(tag) ?? generation))
  }
}
