import type { CheckboxField } from 'payload'

/**
 * Whether all texts that a language needs (`textTables`) are written, by language. A database trigger sets it, so
 * values written here are overwritten; the site shows a document only where it is true.
 */
export const translationCompleteField: CheckboxField = {
  name: 'isWhole',
  type: 'checkbox',
  label: { id: 'Bahasa lengkap', en: 'Translation complete' },
  localized: true,
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}
