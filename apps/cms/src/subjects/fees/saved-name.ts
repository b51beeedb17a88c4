import type { TextField } from 'payload'
import { textField } from '#cms/base/fields/text.ts'

/** A row's name in lists of the admin, computed from its other fields. */
export const savedName = (nameIn: (language: 'id' | 'en', data: unknown) => string | null): TextField => ({
  ...textField('name', { label: { id: 'Nama', en: 'Name' } }),
  admin: {
    readOnly: true,
    position: 'sidebar',
    description: { id: 'Terisi saat disimpan.', en: 'Filled in when saved.' },
  },
  hooks: { beforeChange: [({ siblingData, req }) => nameIn(req.locale === 'en' ? 'en' : 'id', siblingData)] },
})
