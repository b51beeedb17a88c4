import type { CollectionConfig, Field, Payload, TextField } from 'payload'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'

/** A text that a document needs in a language before the site shows it in that language. */
type TextColumn = { field: string; path: string; column: string; label: Bilingual }

export type TextTable = {
  collection: string
  label: Bilingual
  /** Table name of the collection. */
  table: string
  columns: [TextColumn, ...TextColumn[]]
}

/**
 * The texts that complete a document's translation: required texts and the slug. Read from the collections; the
 * database triggers (`mark_whole`) name the same columns. Row texts do not count: the site hides a row in a language
 * that lacks its text.
 */
export function textTables(payload: Payload): TextTable[] {
  return payload.config.collections.flatMap((collection) => {
    const [first, ...others] = collection.fields.flatMap((field) => textColumns(field))
    return collection.versions?.drafts && first
      ? [
          {
            collection: collection.slug,
            label: toBilingualLabel(collection.labels?.plural, collection.slug),
            table: columnName(collection.slug),
            columns: [first, ...others],
          },
        ]
      : []
  })
}

function textColumns(field: Field, prefix = '', path = ''): TextColumn[] {
  if (field.type === 'group' && 'name' in field && field.name) {
    const { name, fields } = field
    return fields.flatMap((inner) => textColumns(inner, `${prefix}${columnName(name)}_`, `${path}${name}.`))
  }
  if (field.type !== 'text' && field.type !== 'textarea' && field.type !== 'richText') return []
  const isNeeded = field.name === 'slug' || field.required === true
  return field.localized && isNeeded
    ? [
        {
          field: field.name,
          path: `${path}${field.name}`,
          column: `${prefix}${columnName(field.name)}`,
          label: toBilingualLabel(field.label, field.name),
        },
      ]
    : []
}

type Label = NonNullable<CollectionConfig['labels']>['plural'] | TextField['label']

export function toBilingualLabel(label: Label, otherwise: string): Bilingual {
  if (typeof label === 'string') return { id: label, en: label }
  if (typeof label !== 'object' || label === null) return { id: otherwise, en: otherwise }
  const { id, en } = { id: otherwise, en: otherwise, ...label }
  return { id: String(id), en: String(en) }
}

/** Payload's naming of tables and columns. */
function columnName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_')
}
