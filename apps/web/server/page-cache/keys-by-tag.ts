/** So many keys may have gone, beyond as many as are there, before the table is cleared of them. */
const MOST_GONE = 1000

/** Which kept pages were made from what. */
export class KeysByTag {
  readonly #keys = new Map<string, Set<string>>()
  readonly #noted = new Set<string>()
  readonly #isThere: (key: string) => boolean

  constructor(isThere: (key: string) => boolean) {
    this.#isThere = isThere
  }

  keysOf(tag: string): Iterable<string> {
    return this.#keys.get(tag) ?? []
  }

  /** `kept`: how many pages there are in all, by which the table knows that it holds many that have gone. */
  note(key: string, tags: readonly string[], kept: number): void {
    this.#noted.add(key)
    for (const tag of tags) {
      const keys = this.#keys.get(tag) ?? new Set()
      keys.add(key)
      this.#keys.set(tag, keys)
    }
    if (this.#noted.size >= 2 * kept + MOST_GONE) {
      this.#sweep()
    }
  }

  /** How many keys it knows. */
  get size(): number {
    return this.#noted.size
  }

  #sweep(): void {
    for (const [tag, keys] of [...this.#keys, [null, this.#noted] as const]) {
      for (const key of keys) {
        if (!this.#isThere(key)) {
          keys.delete(key)
        }
      }
      if (tag !== null && keys.size === 0) {
        this.#keys.delete(tag)
      }
    }
  }
}
