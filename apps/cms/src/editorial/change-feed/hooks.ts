import { pageTag } from '@site/contracts/change-feed.ts'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
} from 'payload'
import * as v from 'valibot'
import { readPublicationState, StateSchema, writeChange } from './write-change.ts'

/** Tags that a change to a document invalidates, besides its own and its list's. */
export type RelatedTags = (document: unknown) => string[]

const StatusSchema = v.object({ _status: v.optional(v.nullable(v.string())) })

function isPublished(document: unknown): boolean {
  const parsed = v.safeParse(StatusSchema, document)
  // Collections without drafts have no status: all their documents are public.
  return parsed.success && (parsed.output._status ?? 'published') === 'published'
}

const contextKey = (collection: string, id: number | string) => `publication-state:${collection}:${id}`

/**
 * Writes a change event in the transaction of the change if visitors see a difference. Saving a draft writes only the
 * versions table: the document's row keeps its ctid, so no event is written.
 */
export function changeFeedHooks(relatedTags: RelatedTags = () => []): NonNullable<CollectionConfig['hooks']> {
  const listTags = (collection: string, id: number | string, ...documents: unknown[]) => [
    `${collection}:${id}`,
    `list:${collection}`,
    ...documents.flatMap(relatedTags),
  ]

  const rememberState: CollectionBeforeChangeHook = async ({ collection, originalDoc, operation, req }) => {
    if (operation === 'update' && !req.context.withoutChangeFeed) {
      const state = await readPublicationState(req, collection.slug, originalDoc.id)
      req.context[contextKey(collection.slug, originalDoc.id)] = state
    }
  }

  const emitChange: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
    if (req.context.withoutChangeFeed) return doc
    if (operation === 'create') {
      if (isPublished(doc)) await writeChange(req, listTags(collection.slug, doc.id, doc))
      return doc
    }
    const before = req.context[contextKey(collection.slug, doc.id)]
    const after = await readPublicationState(req, collection.slug, doc.id)
    if (isVisibleChange(before, after)) {
      const tags = listTags(collection.slug, doc.id, doc, previousDoc)
      await writeChange(req, hidesPage(before, after) ? [...tags, pageTag(collection.slug, doc.id)] : tags)
    }
    return doc
  }

  const emitDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
    if (!req.context.withoutChangeFeed && isPublished(doc)) {
      await writeChange(req, [...listTags(collection.slug, doc.id, doc), pageTag(collection.slug, doc.id)])
    }
  }

  return { beforeChange: [rememberState], afterChange: [emitChange], afterDelete: [emitDeletion] }
}

/** A page that is public no longer, or not in every language as before, may not be served from a cache. */
function hidesPage(before: unknown, after: v.InferOutput<typeof StateSchema> | null): boolean {
  if (!after?.published) return true
  const wasShown = v.is(StateSchema, before) && before.published ? before.languages : []
  return wasShown.some((language) => !after.languages.includes(language))
}

function isVisibleChange(before: unknown, after: unknown): boolean {
  const old = v.safeParse(StateSchema, before)
  const now = v.safeParse(StateSchema, after)
  if (!old.success || !now.success) return true
  return old.output.ctid !== now.output.ctid && (old.output.published || now.output.published)
}

/** A global is one document and its own list. Saving a draft changes nothing for visitors. */
export function draftedGlobalHooks(): NonNullable<GlobalConfig['hooks']> {
  const rememberState: GlobalBeforeChangeHook = async ({ data, global, req }) => {
    if (!req.context.withoutChangeFeed) {
      req.context[contextKey(global.slug, 'global')] = await readPublicationState(req, global.slug, null)
    }
    return data
  }
  const emitChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
    if (req.context.withoutChangeFeed) return doc
    const before = req.context[contextKey(global.slug, 'global')]
    const after = await readPublicationState(req, global.slug, null)
    if (isVisibleChange(before, after)) await writeChange(req, [`list:${global.slug}`])
    return doc
  }
  return { beforeChange: [rememberState], afterChange: [emitChange] }
}
