import type { CollectionBeforeDeleteHook, CollectionConfig, Field, SanitizedCollectionConfig } from 'payload'
import type { Bilingual } from '#cms/fields/bilingual.ts'
import { clientError } from '#cms/fields/client-error.ts'

/** A required field that names a document of another collection. */
type Relation = { path: string; to: string }

/** Further documents are only counted. */
const maxNamed = 5

/** Rejects deleting a document that others require; the error names them. */
export function restrictDeletion(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection
  return { ...collection, hooks: { ...hooks, beforeDelete: [rejectInUse, ...(hooks.beforeDelete ?? [])] } }
}

const rejectInUse: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const uses: Bilingual[] = []
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
        uses.push({ id: `${labelOf(labels, 'id')}: ${rest}`, en: `${labelOf(labels, 'en')}: ${rest}` })
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

function requiredRelations(fields: readonly Field[], prefix = ''): Relation[] {
  return fields.flatMap((field): Relation[] => {
    if (field.type === 'relationship' || field.type === 'upload') {
      const { relationTo, required = false, name } = field
      return required && typeof relationTo === 'string' ? [{ path: prefix + name, to: relationTo }] : []
    }
    if (field.type === 'blocks') {
      return field.blocks.flatMap((block) => requiredRelations(block.fields, `${prefix}${field.name}.`))
    }
    if (!('fields' in field)) return []
    return requiredRelations(field.fields, 'name' in field && field.name ? `${prefix}${field.name}.` : prefix)
  })
}

function labelOf({ plural }: SanitizedCollectionConfig['labels'], language: keyof Bilingual): string {
  return typeof plural === 'object' ? (plural[language] ?? '') : String(plural)
}
