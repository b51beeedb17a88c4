import type { CheckboxField } from 'payload'

/**
 * Whether the texts that a language needs (`textTables`) are all written, by language. A trigger of the database
 * keeps it with the row, so whatever writes here is overruled; the site shows a document only where it is true.
 */
export const isWholeField: CheckboxField = {
  name: 'isWhole',
  type: 'checkbox',
  label: { id: 'Bahasa lengkap', en: 'Language is whole' },
  localized: true,
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}
