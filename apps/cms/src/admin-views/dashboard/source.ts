import type { CollectionSlug, Payload, TypedUser } from 'payload'
import type { Bilingual } from '#cms/fields/bilingual.ts'

export type Reader = { payload: Payload; user: TypedUser; now: Date }

export type Finding = {
  /** null: unknown, with the reason in `note`. */
  count: number | null
  note?: Bilingual
  /** Parts of the count. */
  parts?: { text: Bilingual; href?: string }[]
}

/** A row of the dashboard. */
export type Source = {
  label: Bilingual
  href?: string
  /** Shown to readers of this collection only. */
  collection?: CollectionSlug
  read: (reader: Reader) => Promise<Finding>
}

type Conditions = Record<string, Record<string, string | number>>

/** The list of a collection with a filter. */
export function listUrl(collection: string, conditions: Conditions): string {
  const search = Object.entries(conditions).flatMap(([field, operators]) =>
    Object.entries(operators).map(
      ([operator, value]) => `where[${field}][${operator}]=${encodeURIComponent(value)}`,
    ),
  )
  return `/admin/collections/${collection}?${search.join('&')}`
}

/** Counts the documents of a filtered list, and links to it. */
export function listSource(collection: CollectionSlug, label: Bilingual, where: Conditions): Source {
  return {
    label,
    collection,
    href: listUrl(collection, where),
    read: async ({ payload }) => ({ count: (await payload.count({ collection, where })).totalDocs }),
  }
}
