import type { CollectionConfig, TextField } from 'payload'
import { admins } from '#cms/access/admins.ts'
import { nobody, nobodyForField } from '#cms/access/nobody.ts'
import { importEndpoint } from '#cms/client-directory/import-endpoint.ts'
import type { Bilingual } from '#cms/fields/bilingual.ts'
import { groups } from './document-collection.ts'

/** No API response contains it, for any role. */
const sealed = (name: string, label: Bilingual): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  access: { read: nobodyForField },
  admin: { hidden: true },
})

/**
 * Which clients there are: a keyed hash of the last digits of each code, which several clients may share, and
 * the mail address as a keyed hash (to find it) and encrypted (to write to it). No names, no codes. Filled
 * from staff's CSV file (client-directory/import-directory.ts).
 */
export const clientDirectory: CollectionConfig = {
  slug: 'client-directory',
  labels: {
    singular: { id: 'Nasabah', en: 'Client' },
    plural: { id: 'Direktori nasabah', en: 'Client directory' },
  },
  admin: {
    group: groups.people,
    description: {
      id: 'Diisi dari berkas CSV di halaman Impor direktori nasabah.',
      en: 'Filled from a CSV file on the page Import of the client directory.',
    },
    useAsTitle: 'id',
    defaultColumns: ['id', 'createdAt', 'updatedAt'],
  },
  access: { read: admins, create: nobody, update: nobody, delete: admins, readVersions: nobody },
  disableDuplicate: true,
  endpoints: [importEndpoint],
  indexes: [{ fields: ['codeHash', 'emailHash'], unique: true }],
  fields: [
    sealed('codeHash', { id: 'Sidik kode', en: 'Hash of the code' }),
    sealed('emailHash', { id: 'Sidik surel', en: 'Hash of the e-mail' }),
    sealed('sealedEmail', { id: 'Surel tersandi', en: 'Encrypted e-mail' }),
  ],
}
