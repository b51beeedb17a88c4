import type { CollectionConfig } from 'payload'
import { admins } from '#cms/access/admins.ts'
import { nobody } from '#cms/access/nobody.ts'
import { groups } from '../document-collection.ts'

/** Which client codes exist, as keyed hashes only: the directory gives away neither codes nor names. */
export const clientDirectory: CollectionConfig = {
  slug: 'client-directory',
  labels: {
    singular: { id: 'Kode nasabah', en: 'Client code' },
    plural: { id: 'Direktori nasabah', en: 'Client directory' },
  },
  admin: { group: groups.people, useAsTitle: 'codeHash', defaultColumns: ['codeHash', 'createdAt'] },
  access: { read: admins, create: nobody, update: nobody, delete: admins },
  disableDuplicate: true,
  fields: [
    {
      name: 'codeHash',
      type: 'text',
      label: { id: 'Sidik kode', en: 'Hash of the code' },
      required: true,
      unique: true,
    },
  ],
}
