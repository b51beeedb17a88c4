import type { DateField, RelationshipField, UploadField } from 'payload'
import { type Bilingual, describedBy, type FieldText } from './bilingual.ts'
import { dayField } from './numbers-and-dates.ts'

const categoryKinds = ['article', 'announcement', 'faq', 'learning', 'video', 'research'] as const
export type CategoryKind = (typeof categoryKinds)[number]

/** An image from the media library. */
export function imageField(
  name: string,
  options: FieldText & { required?: boolean; localized?: boolean },
): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label: options.label,
    required: options.required ?? false,
    localized: options.localized ?? false,
    filterOptions: { mimeType: { contains: 'image/' } },
    admin: describedBy(options),
  }
}

/** A file of one MIME type from the media library. */
export function fileField(
  name: string,
  options: FieldText & { mimeType: string; localized?: boolean },
): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label: options.label,
    localized: options.localized ?? false,
    filterOptions: { mimeType: { contains: options.mimeType } },
    admin: describedBy(options),
  }
}

/** RIPLAY, the summary that must be handed out for accounts, margin and funds; one file per language. `ifEmpty` describes what visitors get without it. */
export function riplayFields(ifEmpty: Bilingual): [UploadField, DateField] {
  return [
    fileField('riplay', {
      label: {
        id: 'Ringkasan informasi produk dan layanan (RIPLAY umum, PDF)',
        en: 'Product and service summary (general RIPLAY, PDF)',
      },
      description: ifEmpty,
      mimeType: 'application/pdf',
      localized: true,
    }),
    dayField('riplayValidFrom', { label: { id: 'RIPLAY berlaku sejak', en: 'RIPLAY valid from' } }),
  ]
}

/** The category of a document, limited to its kind. */
export function categoryField(kind: CategoryKind): RelationshipField {
  return {
    name: 'category',
    type: 'relationship',
    relationTo: 'categories',
    label: { id: 'Kategori', en: 'Category' },
    required: true,
    filterOptions: { kind: { equals: kind } },
    admin: { position: 'sidebar' },
  }
}
