import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { listUrl, type Values } from '#cms/base/admin/list-url.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'

export type Reader = { payload: Payload; user: TypedUser; now: Date }

export type Finding = {
  /** null: unknown, with the reason in `note`. */
  count: number | null
  /** Where the work is, if only some readers may open it. */
  href?: string
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
  /** Work that comes once: the row is left out at zero. */
  isHiddenAtZero?: true
}

/** Counts the documents of a filtered list, and links to it. */
export function listSource(collection: CollectionSlug, label: Bilingual, values: Values): Source {
  const where = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { equals: value }]))
  return {
    label,
    collection,
    href: listUrl(collection, values),
    read: async ({ payload }) => ({ count: (await payload.count({ collection, where })).totalDocs }),
  }
}
