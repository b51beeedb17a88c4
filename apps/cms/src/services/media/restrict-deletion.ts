import type {
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Field,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { clientError } from '#cms/base/fields/client-error.ts'
import { fieldPaths } from '#cms/base/fields/field-paths.ts'
import { findMediaUses } from './media-usage.ts'

/** A required field that names a document of another collection. */
type Relation = { path: string; to: string }

/** Further documents are only counted. */
const maxNamed = 5

/** Rejects deleting a document that others require, or a file that any document uses; the error names them. */
export function restrictDeletion(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection
  return { ...collection, hooks: { ...hooks, beforeDelete: [rejectInUse, ...(hooks.beforeDelete ?? [])] } }
}

const rejectInUse: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const uses = collection.slug === 'media' ? await mediaUses(req, Number(id)) : []
  for (const { slug, labels, fields } of req.payload.config.collections) {
    for (const { path } of requiredRelations(fields).filter(({ to }) => to === collection.slug)) {
      const { docs, totalDocs } = await req.payload.find({
        collection: slug,
        where: { [path]: { equals: id } },
        limit: maxNamed,
        depth: 0,
        overrideAccess: true,
        req,
      })
      // IDs, not titles: some titles are personal names, and the message is also logged.
      const numbers = docs.map((doc) => `#${doc.id}`).join(', ')
      const rest = `${totalDocs} (${numbers}${totalDocs > maxNamed ? ', …' : ''})`
      if (totalDocs > 0) {
        uses.push({
          id: `${formatLabel(labels, 'id')}: ${rest}`,
          en: `${formatLabel(labels, 'en')}: ${rest}`,
        })
      }
    }
  }
  if (uses.length === 0) return
  const message = {
    id: `Tidak dapat dihapus karena masih dipakai. ${uses.map((use) => use.id).join('; ')}. Ubah atau hapus semuanya lebih dulu.`,
    en: `This document is in use and cannot be deleted. ${uses.map((use) => use.en).join('; ')}. Change or delete these first.`,
  }
  throw clientError({ req }, message, { status: 409 })
}

/** Some uses of a file, by ID as above; the form lists them all by title. */
async function mediaUses(req: PayloadRequest, media: number): Promise<Bilingual[]> {
  return (await findMediaUses(req, media)).slice(0, maxNamed * 2).map(({ label, adminPath }) => {
    const number = adminPath.replace(/^\D+/, '')
    const suffix = number && ` #${number}`
    return { id: `${label.id}${suffix}`, en: `${label.en}${suffix}` }
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
