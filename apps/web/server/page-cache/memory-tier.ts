import { LRUCache } from 'lru-cache'
import type { CacheEntry } from './cache-entry.ts'
import { KeysByTag } from './keys-by-tag.ts'
import { type Room, roomBytes, roomOf } from './rooms.ts'

/** The first tier of the page cache: entries by key and by tag. */
export class MemoryTier {
  readonly #rooms: Readonly<Record<Room, LRUCache<string, CacheEntry>>>
  readonly #keysByTag = new KeysByTag()
  #evictions = 0

  constructor(bytes: Readonly<Record<Room, number>> = roomBytes) {
    const room = (maxSize: number) =>
      new LRUCache<string, CacheEntry>({
        maxSize,
        sizeCalculation: ({ page }, key) => page.bytes + key.length,
        dispose: ({ page }, key, reason) => {
          this.#keysByTag.forget(key, page.tags)
          this.#evictions += reason === 'evict' ? 1 : 0
        },
      })
    this.#rooms = {
      pages: room(bytes.pages),
      variants: room(bytes.variants),
      elsewhere: room(bytes.elsewhere),
    }
  }

  find(key: string): CacheEntry | undefined {
    const { pages, variants, elsewhere } = this.#rooms
    return pages.get(key) ?? variants.get(key) ?? elsewhere.get(key)
  }

  /** Like `find`, without marking the page as recently used. */
  #look(key: string): CacheEntry | undefined {
    const { pages, variants, elsewhere } = this.#rooms
    return pages.peek(key) ?? variants.peek(key) ?? elsewhere.peek(key)
  }

  put(key: string, entry: CacheEntry): void {
    for (const room of Object.values(this.#rooms)) {
      room.delete(key)
    }
    const { status, tags } = entry.page
    const room = this.#rooms[status === 200 ? roomOf(key) : 'elsewhere']
    room.set(key, entry)
    // A page larger than its partition is not cached.
    if (room.has(key)) {
      this.#keysByTag.note(key, tags)
    }
  }

  clear(): void {
    for (const room of Object.values(this.#rooms)) {
      room.clear()
    }
  }

  *all(): Generator<CacheEntry> {
    for (const room of Object.values(this.#rooms)) {
      yield* room.values()
    }
  }

  *madeFrom(tags: readonly string[]): Generator<CacheEntry> {
    for (const tag of tags) {
      for (const key of this.#keysByTag.keysOf(tag)) {
        const entry = this.#look(key)
        if (entry) {
          yield entry
        }
      }
    }
  }

  get size(): { readonly pages: number; readonly bytes: number } {
    const rooms = Object.values(this.#rooms)
    return {
      pages: rooms.reduce((sum, room) => sum + room.size, 0),
      bytes: rooms.reduce((sum, room) => sum + room.calculatedSize, 0),
    }
  }

  /** The number of evicted pages. */
  get evictions(): number {
    return this.#evictions
  }
}
