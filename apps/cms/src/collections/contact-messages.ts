import type { CollectionConfig } from 'payload'
import { admins } from '#cms/access/admins.ts'
import { editors } from '#cms/access/editors.ts'
import { nobody } from '#cms/access/nobody.ts'
import { choiceField } from '#cms/fields/choices.ts'
import { consentFields, formText } from '#cms/fields/form-fields.ts'
import { groups } from './document-collection.ts'

/**
 * Written by the site's contact form only. The privacy page promises to delete messages after 12
 * months; nothing does so by itself, an admin deletes them.
 */
export const contactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: { id: 'Pesan', en: 'Message' }, plural: { id: 'Pesan masuk', en: 'Messages' } },
  admin: {
    group: groups.people,
    useAsTitle: 'fullName',
    defaultColumns: ['fullName', 'createdAt', 'locale'],
  },
  access: { read: editors, create: nobody, update: nobody, delete: admins },
  disableDuplicate: true,
  fields: [
    formText('fullName', { id: 'Nama lengkap', en: 'Full name' }),
    formText('email', { id: 'Surel', en: 'E-mail' }),
    formText('phone', { id: 'Telepon', en: 'Phone' }),
    choiceField('domicile', {
      label: { id: 'Domisili', en: 'Domicile' },
      required: true,
      options: {
        indonesia: { id: 'Indonesia', en: 'Indonesia' },
        abroad: { id: 'Luar negeri', en: 'Abroad' },
      },
    }),
    { name: 'message', type: 'textarea', label: { id: 'Pesan', en: 'Message' }, required: true },
    ...consentFields(),
  ],
}
