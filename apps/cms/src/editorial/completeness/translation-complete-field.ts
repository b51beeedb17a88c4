import type { CheckboxField } from 'payload'

/** Hides a published document in one language. The trigger below treats that language as incomplete. */
export const withdrawnField: CheckboxField = {
  name: 'isWithdrawn',
  type: 'checkbox',
  label: { id: 'Tidak tampil dalam bahasa ini', en: 'Hidden in this language' },
  localized: true,
  defaultValue: false,
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    description: {
      id: 'Berlaku saat diterbitkan. Dokumen hilang dari situs dalam bahasa ini saja; teksnya tetap tersimpan.',
      en: 'Takes effect when published. The document leaves the site in this language only; its text is kept.',
    },
  },
}

/**
 * Whether all texts that a language needs (`textTables`) are written and the language is not withdrawn. A database
 * trigger sets it, so values written here are overwritten; the site shows a document only where it is true.
 */
export const translationCompleteField: CheckboxField = {
  name: 'isWhole',
  type: 'checkbox',
  label: { id: 'Bahasa lengkap', en: 'Translation complete' },
  localized: true,
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}
