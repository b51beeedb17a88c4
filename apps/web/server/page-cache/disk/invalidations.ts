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
  #unsaved: Map<string, number>

  constructor(at: Map<string, number> = new Map(), allAt = 0) {
    this.#at = at
    this.#allAt = allAt
    // The first to write clears what is older than `allAt`, as it does not know that this was done before.
    this.#unsaved = takenBackIn(at)
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
    this.#remember(takenBackIn(this.#at), generation)
  }

  /**
   * For another file, which counts generations by so many more: nobody has followed what stands in it. What was taken back
   * stays so, as it was heard here and by the process that wrote there.
   */
  countOn(by: number, generation: number, heardThere: ReadonlyMap<string, number>): void {
    const heardHere = [...takenBackIn(this.#at)].map(([tag, at]) => [tag, at + by] as const)
    this.#remember(new Map([...takenBackIn(heardThere), ...heardHere]), generation)
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

  /** On disk all that was named before is cleared, so these are written once more. */
  #remember(takenBack: Map<string, number>, allAt: number): void {
    this.#at.clear()
    for (const [tag, at] of takenBack) {
      this.#at.set(tag, at)
    }
    this.#unsaved = takenBack
    this.#allAt = allAt
  }
}

function takenBackIn(named: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...named].filter(([tag]) => isPageTag(tag)))
}
