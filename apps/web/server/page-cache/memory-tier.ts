import { LRUCache } from 'lru-cache'
import type { CacheEntry } from './cache-entry.ts'
import { type Partition, partitionBytes, selectPartition } from './cache-partitions.ts'
import { TagIndex } from './tag-index.ts'

/** The first tier of the page cache: entries by key and by tag. */
export class MemoryTier {
  readonly #partitions: Readonly<Record<Partition, LRUCache<string, CacheEntry>>>
  readonly #tagIndex = new TagIndex()
  #evictions = 0

  constructor(bytes: Readonly<Record<Partition, number>> = partitionBytes) {
    const partition = (maxSize: number) =>
      new LRUCache<string, CacheEntry>({
        maxSize,
        sizeCalculation: ({ page }, key) => page.bytes + key.length,
        dispose: ({ page }, key, reason) => {
          this.#tagIndex.remove(key, page.tags)
          this.#evictions += reason === 'evict' ? 1 : 0
        },
      })
    this.#partitions = {
      pages: partition(bytes.pages),
      variants: partition(bytes.variants),
      other: partition(bytes.other),
    }
  }

  find(key: string): CacheEntry | undefined {
    return this.#partitions[selectPartition(key)].get(key) ?? this.#partitions.other.get(key)
  }

  put(key: string, entry: CacheEntry): void {
    for (const partition of Object.values(this.#partitions)) {
      partition.delete(key)
    }
    const { status, tags } = entry.page
    const partition = this.#partitions[status === 200 ? selectPartition(key) : 'other']
    partition.set(key, entry)
    // A page larger than its partition is not cached.
    if (partition.has(key)) {
      this.#tagIndex.add(key, tags)
    }
  }

  clear(): void {
    for (const partition of Object.values(this.#partitions)) {
      partition.clear()
    }
  }

  *all(): Generator<CacheEntry> {
    for (const partition of Object.values(this.#partitions)) {
      yield* partition.values()
    }
  }

  *withTags(tags: readonly string[]): Generator<CacheEntry> {
    for (const tag of tags) {
      for (const key of this.#tagIndex.listKeys(tag)) {
        // Without marking the page as recently used.
        const entry = this.#partitions[selectPartition(key)].peek(key) ?? this.#partitions.other.peek(key)
        if (entry) {
          yield entry
        }
      }
    }
  }

  get size(): { readonly pages: number; readonly bytes: number } {
    const partitions = Object.values(this.#partitions)
    return {
      pages: partitions.reduce((sum, partition) => sum + partition.size, 0),
      bytes: partitions.reduce((sum, partition) => sum + partition.calculatedSize, 0),
    }
  }

  /** The number of evicted pages. */
  get evictions(): number {
    return this.#evictions
  }
}
