import { pageTag, type Tag } from '@site/contracts/feed.ts'
import type { CollectionSlug, GlobalSlug } from 'payload'

/** Gathers the names of what an answer was made from; the web forgets its pages by them. */
export class Tags {
  readonly #tags = new Set<Tag>()

  document(collection: CollectionSlug, id: number): void {
    this.#tags.add(`${collection}:${id}`)
  }

  /** What is answered is this document, and nothing without it. */
  page(collection: CollectionSlug, id: number): void {
    this.#tags.add(pageTag(collection, id))
  }

  list(collection: CollectionSlug | GlobalSlug): void {
    this.#tags.add(`list:${collection}`)
  }

  toString(): string {
    return [...this.#tags].join(' ')
  }
}
