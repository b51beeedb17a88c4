import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { indexDocument } from './write-index.ts'

/**
 * Updates the search index in the transaction of the change. Reads the document's own rows, which saving a draft does
 * not change, so drafts never get into the index.
 */
export function searchHooks() {
  const index: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
    // The seed writes the whole index at once.
    if (!req.context.withoutSearchIndex) await indexDocument(req, collection.slug, doc.id)
    return doc
  }
  const remove: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
    await indexDocument(req, collection.slug, Number(id))
  }
  return { afterChange: [index], afterDelete: [remove] } satisfies CollectionConfig['hooks']
}
