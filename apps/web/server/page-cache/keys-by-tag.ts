/** Which kept pages were made from what. */
export class KeysByTag {
  readonly #keys = new Map<string, Set<string>>()

  keysOf(tag: string): Iterable<string> {
    return this.#keys.get(tag) ?? []
  }

  note(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag) ?? new Set()
      keys.add(key)
      this.#keys.set(tag, keys)
    }
  }

  /** At once, with each page that goes: the addresses of a flood are long, and would be held by nothing else. */
  forget(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) {
        this.#keys.delete(tag)
      }
    }
  }

  /** How many tags it knows. */
  get size(): number {
    return this.#keys.size
  }
}
