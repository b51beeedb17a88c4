import type {
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Field,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { ownRequest } from '#cms/base/database/session.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { clientError, inEnglish } from '#cms/base/fields/client-error.ts'
import { fieldPaths } from '#cms/base/fields/field-paths.ts'
import { readTitle } from '#cms/editorial/links/find-links.ts'
import { findMediaUses } from './media-usage.ts'

/** A required field that names a document of another collection. */
type Relation = { path: string; to: string }
/** Titles may be personal names, so the log has IDs. */
type Use = Bilingual & { logged: string }

/** Further documents are only counted. */
const maxNamed = 5

/** Rejects deleting a document that others require, or a file that any document uses; the error names them. */
export function restrictDeletion(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection
  return { ...collection, hooks: { ...hooks, beforeDelete: [rejectInUse, ...(hooks.beforeDelete ?? [])] } }
}

const rejectInUse: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const uses: Use[] = collection.slug === 'media' ? await mediaUses(req, Number(id)) : []
  for (const { slug, labels, fields, admin, versions } of req.payload.config.collections) {
    for (const { path } of requiredRelations(fields).filter(({ to }) => to === collection.slug)) {
      const { docs, totalDocs } = await req.payload.find({
        collection: slug,
        where: { [path]: { equals: id } },
        limit: maxNamed,
        locale: 'all',
        depth: 0,
        overrideAccess: true,
        req: ownRequest(req),
      })
      if (totalDocs === 0) continue
      const summarize = (names: string[]) =>
        `${totalDocs} (${names.join(', ')}${totalDocs > maxNamed ? ', …' : ''})`
      const numbers = summarize(docs.map((doc) => `#${doc.id}`))
      // What visitors sent has no drafts, and its titles are names of people.
      const named = versions?.drafts
        ? summarize(docs.map((doc) => `“${readTitle(doc, admin.useAsTitle ?? 'id') || `#${doc.id}`}”`))
        : numbers
      uses.push({
        id: `${formatLabel(labels, 'id')}: ${named}`,
        en: `${formatLabel(labels, 'en')}: ${named}`,
        logged: `${formatLabel(labels, 'en')}: ${numbers}`,
      })
    }
  }
  if (uses.length === 0) return
  const message = {
    id: `Tidak dapat dihapus karena masih dipakai. ${uses.map((use) => use.id).join('; ')}. Ubah atau hapus semuanya lebih dulu.`,
    en: `This document is in use and cannot be deleted. ${uses.map((use) => use.en).join('; ')}. Change or delete these first.`,
  }
  const logged = `in use: ${uses.map((use) => use.logged).join('; ')}`
  throw inEnglish(clientError({ req }, message, { status: 409 }), { id: logged, en: logged })
}

/** Some uses of a file; the form lists them all. */
async function mediaUses(req: PayloadRequest, media: number): Promise<Use[]> {
  return (await findMediaUses(req, media)).slice(0, maxNamed * 2).map(({ label, title, adminPath }) => {
    const number = adminPath.replace(/^\D+/, '')
    const suffix = number && ` #${number}`
    const named = title ? ` “${title}”` : suffix
    return { id: `${label.id}${named}`, en: `${label.en}${named}`, logged: `${label.en}${suffix}` }
  })
}

function requiredRelations(fields: Field[]): Relation[] {
  return fieldPaths(fields).flatMap(({ field, path }) =>
    field.type === 'relationship' && field.required && typeof field.relationTo === 'string'
      ? [{ path, to: field.relationTo }]
      : [],
  )
}

function formatLabel({ plural }: SanitizedCollectionConfig['labels'], language: keyof Bilingual): string {
  return typeof plural === 'object' ? (plural[language] ?? '') : String(plural)
}
