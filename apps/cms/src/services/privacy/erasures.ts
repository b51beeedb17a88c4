import type { CollectionConfig } from 'payload'
import { admins } from '#cms/base/access/admins.ts'
import { nobody } from '#cms/base/access/nobody.ts'
import { groups } from '#cms/base/admin/groups.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { numberField } from '#cms/base/fields/numbers-and-dates.ts'
import { retentionNotices } from '#cms/base/privacy/retention-periods.ts'
import { personEndpoints } from './person-endpoints.ts'

/** Log of erasure requests; the person is stored as a keyed hash. */
export const erasures: CollectionConfig = {
  slug: 'erasures',
  labels: {
    singular: { id: 'Penghapusan', en: 'Erasure' },
    plural: { id: 'Penghapusan data pribadi', en: 'Erasures of personal data' },
  },
  admin: {
    group: groups.people,
    description: retentionNotices.erasures,
    useAsTitle: 'createdAt',
    defaultColumns: ['createdAt', 'by', 'messages', 'registrations', 'subscriptions'],
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody, readVersions: nobody },
  disableDuplicate: true,
  endpoints: personEndpoints,
  fields: [
    { name: 'person', type: 'text', label: { id: 'Hash orang', en: 'Person hash' }, required: true },
    { name: 'by', type: 'relationship', relationTo: 'users', label: { id: 'Oleh', en: 'By' } },
    numberField('messages', { label: { id: 'Pesan', en: 'Messages' }, required: true, min: 0 }),
    numberField('registrations', {
      label: { id: 'Pendaftaran', en: 'Registrations' },
      required: true,
      min: 0,
    }),
    numberField('subscriptions', { label: { id: 'Langganan email', en: 'Email subscriptions' }, min: 0 }),
    choiceField('scope', {
      label: { id: 'Cakupan', en: 'Scope' },
      defaultValue: 'all',
      options: {
        all: { id: 'Semua data', en: 'All data' },
        // Deleted by the person, through the link in an email.
        subscription: { id: 'Langganan email', en: 'Email subscription' },
      },
    }),
  ],
}
