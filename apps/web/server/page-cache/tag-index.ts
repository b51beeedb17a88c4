/** Index of the cached pages by tag. */
export class TagIndex {
  readonly #keys = new Map<string, Set<string>>()

  listKeys(tag: string): Iterable<string> {
    return this.#keys.get(tag) ?? []
  }

  add(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag) ?? new Set()
      keys.add(key)
      this.#keys.set(tag, keys)
    }
  }

  /** Runs with each eviction: otherwise the index alone would hold the long keys of a flood of URLs. */
  remove(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) {
        this.#keys.delete(tag)
      }
    }
  }
}
