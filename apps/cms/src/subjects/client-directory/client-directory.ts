import type { CollectionConfig, TextField } from 'payload'
import { admins } from '#cms/base/access/admins.ts'
import { nobody, nobodyForField } from '#cms/base/access/nobody.ts'
import { groups } from '#cms/base/admin/groups.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { importEndpoint } from './import-endpoint.ts'

/** Excluded from API responses for every role. */
const unreadableText = (name: string, label: Bilingual): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  access: { read: nobodyForField },
  admin: { hidden: true },
})

/**
 * Stores no names and no codes, only a keyed hash of each code's last digits, which several clients may share. The email
 * address is stored as a keyed hash for lookup and encrypted for sending. Filled from a CSV file
 * (client-directory/import-directory.ts).
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
      en: 'Filled from a CSV file on the page “Client directory import”.',
    },
    useAsTitle: 'id',
    defaultColumns: ['id', 'createdAt', 'updatedAt'],
  },
  access: { read: admins, create: nobody, update: nobody, delete: admins, readVersions: nobody },
  disableDuplicate: true,
  endpoints: [importEndpoint],
  indexes: [{ fields: ['codeHash', 'emailHash'], unique: true }],
  fields: [
    unreadableText('codeHash', { id: 'Hash kode', en: 'Code hash' }),
    unreadableText('emailHash', { id: 'Hash email', en: 'Email hash' }),
    unreadableText('sealedEmail', { id: 'Email terenkripsi', en: 'Encrypted email' }),
  ],
}
