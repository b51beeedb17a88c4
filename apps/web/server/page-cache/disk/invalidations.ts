import { isPageTag } from '@site/contracts/feed.ts'

/** So many tags are remembered one by one; beyond that everything older counts as invalidated. */
const MOST_TAGS = 50_000

/**
 * What change feeds have named, for pages that lie on disk or are under way: each page has the generation that it was made
 * in, and each invalidation begins a new one, so that no row has to be touched.
 */
export class Invalidations {
  readonly #at: Map<string, number>
  #allAt: number
  #unsaved = new Map<string, number>()

  constructor(at: Map<string, number> = new Map(), allAt = 0) {
    this.#at = at
    this.#allAt = allAt
  }

  add(tags: readonly string[], generation: number): void {
    for (const tag of tags) {
      this.#at.set(tag, generation)
      this.#unsaved.set(tag, generation)
    }
    if (this.#at.size > MOST_TAGS) {
      this.#at.clear()
      this.addAll(generation)
    }
  }

  /** What was taken back is remembered all the same: more than being out of date, it may not be shown. */
  addAll(generation: number): void {
    const takenBack = [...this.#at].filter(([tag]) => isPageTag(tag))
    this.#at.clear()
    for (const [tag, at] of takenBack) {
      this.#at.set(tag, at)
    }
    // Once more: on disk all that was named before is cleared.
    this.#unsaved = new Map(takenBack)
    this.#allAt = generation
  }

  /** For pages that are counted otherwise, of another file: whatever was taken back stays so from here on. */
  beginAnew(generation: number): void {
    for (const tag of this.#at.keys()) {
      this.#at.set(tag, generation)
    }
    this.addAll(generation)
  }

  /** Whether what was made then, from these, may be out of date. */
  concern(tags: readonly string[], generation: number): boolean {
    return generation < this.#allAt || this.named(tags, generation).length > 0
  }

  /** Which of these have been named since. After a time without news nobody knows of any. */
  named(tags: readonly string[], generation: number): readonly string[] {
    return tags.filter((tag) => generation < (this.#at.get(tag) ?? generation))
  }

  get allAt(): number {
    return this.#allAt
  }

  /** What nobody has written down since the last call. Give it back where that failed. */
  takeUnsaved(): ReadonlyMap<string, number> {
    const unsaved = this.#unsaved
    this.#unsaved = new Map()
    return unsaved
  }

  giveBack(unsaved: ReadonlyMap<string, number>): void {
    const since = [...this.#unsaved]
    const stillSaid = [...unsaved].filter(([tag, at]) => at > this.#allAt || isPageTag(tag))
    this.#unsaved = new Map(stillSaid.concat(since))
  }
}
