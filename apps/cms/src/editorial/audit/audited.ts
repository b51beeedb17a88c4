import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { type DocumentState, kindOfChange, readDocumentState, type Subject } from './document-state.ts'
import { isAudited, writeEntry } from './write-entry.ts'

const contextKey = (slug: string, id: number | string) => `audit:${slug}:${id}`

const findField = ({ fields }: CollectionConfig, name: string) =>
  fields.find((field) => 'name' in field && field.name === name)

function isBilingual(collection: CollectionConfig, name: string): boolean {
  const field = findField(collection, name)
  return field !== undefined && 'localized' in field && Boolean(field.localized)
}

/** Uploads are titled by file name, which Payload stores in its own column. */
function findTitleColumn(collection: CollectionConfig): Subject['title'] {
  const { useAsTitle } = collection.admin ?? {}
  if (!useAsTitle || useAsTitle === 'id') return null
  return { column: useAsTitle, isBilingual: isBilingual(collection, useAsTitle) }
}

export const toSubject = (collection: CollectionConfig): Subject => ({
  slug: collection.slug,
  hasDrafts: Boolean(collection.versions),
  slugs:
    findField(collection, 'slug') === undefined
      ? 'none'
      : isBilingual(collection, 'slug')
        ? 'bilingual'
        : 'plain',
  title: findTitleColumn(collection),
})

/** Stored by an earlier hook of the same request; the context is untyped. */
function remembered(req: PayloadRequest, slug: string, id: number | string): DocumentState | null {
  const stored = req.context[contextKey(slug, id)]
  return isDocumentState(stored) ? stored : null
}

const isDocumentState = (value: unknown): value is DocumentState =>
  typeof value === 'object' && value !== null && 'ctid' in value && 'status' in value && 'slugs' in value

/** Records published changes and deletions of a collection; without drafts, every change. */
export function audited(collection: CollectionConfig): CollectionConfig {
  const subject = toSubject(collection)
  const { slug } = subject

  const remember = async (req: PayloadRequest, id: number | string) => {
    req.context[contextKey(slug, id)] = await readDocumentState(req, subject, id)
  }
  const rememberBefore: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
    if (operation === 'update' && isAudited(req)) await remember(req, originalDoc.id)
    return data
  }
  const recordChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
    if (!isAudited(req)) return doc
    const before = operation === 'update' ? remembered(req, slug, doc.id) : null
    const after = await readDocumentState(req, subject, doc.id)
    const plain = operation === 'update' ? 'changed' : 'added'
    const kind = subject.hasDrafts ? kindOfChange(before, after) : plain
    if (kind !== null) {
      await writeEntry(req, {
        kind,
        subject: slug,
        document: doc.id,
        ...stateColumns(before, after),
      })
    }
    return doc
  }
  const rememberDeleted: CollectionBeforeDeleteHook = async ({ id, req }) => {
    if (isAudited(req)) await remember(req, id)
  }
  const recordDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
    if (!isAudited(req)) return
    const before = remembered(req, slug, doc.id)
    await writeEntry(req, {
      kind: 'deleted',
      subject: slug,
      document: doc.id,
      ...stateColumns(before, null),
    })
  }

  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), rememberBefore],
      afterChange: [...(hooks.afterChange ?? []), recordChange],
      beforeDelete: [...(hooks.beforeDelete ?? []), rememberDeleted],
      afterDelete: [...(hooks.afterDelete ?? []), recordDeletion],
    },
  }
}

/** As `audited`, for visitors' submissions, which staff can only delete. */
export function auditedDeletions(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = collection
  const recordDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
    // Only the ID: the trail outlives its subject and must not store names.
    if (isAudited(req)) await writeEntry(req, { kind: 'deleted', subject: slug, document: doc.id })
  }
  return { ...collection, hooks: { ...hooks, afterDelete: [...(hooks.afterDelete ?? []), recordDeletion] } }
}

/** As `audited`, for a global, which cannot be created or deleted. */
export function auditedGlobal(global: GlobalConfig): GlobalConfig {
  const { slug, hooks = {} } = global
  const subject: Subject = { slug, hasDrafts: Boolean(global.versions), slugs: 'none', title: null }
  const rememberBefore: GlobalBeforeChangeHook = async ({ data, req }) => {
    if (isAudited(req)) req.context[contextKey(slug, 'global')] = await readDocumentState(req, subject, null)
    return data
  }
  const recordChange: GlobalAfterChangeHook = async ({ doc, req }) => {
    if (!isAudited(req)) return doc
    const before = remembered(req, slug, 'global')
    const after = await readDocumentState(req, subject, null)
    const kind = subject.hasDrafts ? kindOfChange(before, after) : 'changed'
    if (kind !== null) await writeEntry(req, { kind, subject: slug, ...stateColumns(before, after) })
    return doc
  }
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), rememberBefore],
      afterChange: [...(hooks.afterChange ?? []), recordChange],
    },
  }
}

/** A changed title keeps the old one as detail: titles may hold the value of a row. */
function stateColumns(before: DocumentState | null, after: DocumentState | null) {
  return {
    title: after?.title ?? before?.title ?? undefined,
    ...(before?.title && after?.title && before.title !== after.title ? { detail: before.title } : {}),
    oldStatus: before?.status ?? null,
    newStatus: after?.status ?? null,
    oldSlugs: before?.slugs ?? null,
    newSlugs: after?.slugs ?? null,
  }
}
