import type { CollectionConfig } from 'payload'
import { admins } from '#cms/base/access/admins.ts'
import { nobody } from '#cms/base/access/nobody.ts'
import { groups } from '#cms/base/admin/groups.ts'

/** People who asked us to restrict the processing of their data, each stored as a keyed hash. */
export const restrictions: CollectionConfig = {
  slug: 'restrictions',
  labels: {
    singular: { id: 'Pembatasan', en: 'Restriction' },
    plural: { id: 'Pembatasan pemrosesan', en: 'Restrictions of processing' },
  },
  admin: {
    group: groups.people,
    description: {
      id: 'Orang yang meminta pemrosesan datanya dibatasi. Dibuat dan dicabut di halaman Permintaan data pribadi.',
      en: 'People who asked us to restrict the processing of their data. Set and lifted on the page “Personal data requests”.',
    },
    useAsTitle: 'createdAt',
    defaultColumns: ['createdAt', 'by'],
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody, readVersions: nobody },
  disableDuplicate: true,
  fields: [
    {
      name: 'person',
      type: 'text',
      label: { id: 'Hash orang', en: 'Person hash' },
      required: true,
      unique: true,
    },
    { name: 'by', type: 'relationship', relationTo: 'users', label: { id: 'Oleh', en: 'By' } },
  ],
}
