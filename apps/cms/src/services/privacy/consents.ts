import type { CollectionConfig } from 'payload'
import { admins } from '#cms/base/access/admins.ts'
import { nobody } from '#cms/base/access/nobody.ts'
import { groups } from '#cms/base/admin/groups.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { inJakarta } from '#cms/base/fields/numbers-and-dates.ts'
import { retentionNotices } from '#cms/base/privacy/retention-periods.ts'

/**
 * The log that proves consents. It outlives the submission, so it identifies the person only by a keyed hash of the
 * email address.
 */
export const consents: CollectionConfig = {
  slug: 'consents',
  labels: {
    singular: { id: 'Persetujuan', en: 'Consent' },
    plural: { id: 'Catatan persetujuan', en: 'Consent log' },
  },
  admin: {
    group: groups.people,
    description: retentionNotices.consents,
    useAsTitle: 'version',
    defaultColumns: ['form', 'purpose', 'stage', 'version', 'marketing', 'locale', 'createdAt'],
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody, readVersions: nobody },
  disableDuplicate: true,
  fields: [
    choiceField('form', {
      label: { id: 'Formulir', en: 'Form' },
      required: true,
      options: {
        contact: { id: 'Kontak', en: 'Contact' },
        registration: { id: 'Pendaftaran acara', en: 'Event registration' },
        subscription: { id: 'Langganan email', en: 'Email subscription' },
      },
    }),
    // Only subscriptions are confirmed by email; each row is for one list.
    choiceField('stage', {
      label: { id: 'Tahap', en: 'Stage' },
      options: {
        requested: { id: 'Diminta', en: 'Requested' },
        confirmed: { id: 'Dikonfirmasi', en: 'Confirmed' },
        withdrawn: { id: 'Ditarik', en: 'Withdrawn' },
      },
    }),
    { name: 'purpose', type: 'text', label: { id: 'Tujuan', en: 'Purpose' } },
    choiceField('locale', {
      label: { id: 'Bahasa', en: 'Language' },
      required: true,
      options: { id: { id: 'Indonesia', en: 'Indonesian' }, en: { id: 'Inggris', en: 'English' } },
    }),
    { name: 'version', type: 'text', label: { id: 'Versi teks', en: 'Text version' }, required: true },
    { name: 'text', type: 'textarea', label: { id: 'Teks', en: 'Text' }, required: true },
    {
      name: 'marketing',
      type: 'checkbox',
      label: { id: 'Setuju menerima pemasaran', en: 'Marketing consent' },
      required: true,
      defaultValue: false,
    },
    {
      name: 'marketingText',
      type: 'textarea',
      label: { id: 'Teks pemasaran', en: 'Marketing text' },
    },
    {
      name: 'person',
      type: 'text',
      label: { id: 'Hash orang', en: 'Person hash' },
      required: true,
      index: true,
    },
    {
      name: 'withdrawnAt',
      type: 'date',
      label: { id: 'Ditarik pada', en: 'Withdrawn at' },
      ...inJakarta,
    },
  ],
}
