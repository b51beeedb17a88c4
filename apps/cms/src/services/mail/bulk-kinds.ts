import type { Mail } from '#cms/base/payload-types.ts'

/** Each bulk email belongs to one list, which its unsubscribe link ends; the name is part of `List-Id`. */
export const bulkLists = {
  listPagi: 'pagi',
  listRiset: 'riset',
  listPengumuman: 'pengumuman',
  listSaham: 'saham',
  listAcara: 'acara',
} as const satisfies Partial<Record<Mail['kind'], string>>

export type BulkKind = keyof typeof bulkLists

export const bulkKinds = ['listPagi', 'listRiset', 'listPengumuman', 'listSaham', 'listAcara'] as const

export const isBulkKind = (kind: Mail['kind']): kind is BulkKind => kind in bulkLists
