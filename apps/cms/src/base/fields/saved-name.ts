import type { TextField } from 'payload'
import { textField } from './text.ts'

/** A row's name in lists of the admin, computed from its other fields. */
export const savedName = (
  nameIn: (language: 'id' | 'en', data: unknown) => string | null,
  { localized = true }: { readonly localized?: boolean } = {},
): TextField => ({
  ...textField('name', { label: { id: 'Nama', en: 'Name' }, localized }),
  admin: {
    readOnly: true,
    position: 'sidebar',
    description: { id: 'Terisi saat disimpan.', en: 'Filled in when saved.' },
  },
  hooks: { beforeChange: [({ siblingData, req }) => nameIn(req.locale === 'en' ? 'en' : 'id', siblingData)] },
})
