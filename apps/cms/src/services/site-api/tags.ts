import { pageTag, type Tag } from '@site/contracts/change-feed.ts'
import type { CollectionSlug, GlobalSlug } from 'payload'

/** Collects the cache tags of a response, by which the web service invalidates pages. */
export class Tags {
  readonly #tags = new Set<Tag>()

  document(collection: CollectionSlug, id: number): void {
    this.#tags.add(`${collection}:${id}`)
  }

  /** Marks the response as the page of this document. */
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
