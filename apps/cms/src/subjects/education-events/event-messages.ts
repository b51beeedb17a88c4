import type { CollectionConfig } from 'payload'
import { admins } from '#cms/base/access/admins.ts'
import { editors } from '#cms/base/access/editors.ts'
import { nobody, nobodyForField } from '#cms/base/access/nobody.ts'
import { groups } from '#cms/base/admin/groups.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { numberField } from '#cms/base/fields/numbers-and-dates.ts'
import { paragraphField, textField } from '#cms/base/fields/text.ts'
import { countRecipients, sendMessage } from './send-message.ts'

const subject = { required: true, localized: false, maxLength: 150 }
const text = { required: true, localized: false, maxLength: 4000 }
const onlyForEnglish = {
  id: 'Hanya perlu bila ada yang mendaftar di halaman berbahasa Inggris.',
  en: 'Only needed if somebody registered on the English page.',
}

/** Messages from staff to the people registered for an event. Creating one sends it, so it cannot be changed. */
export const eventMessages: CollectionConfig = {
  slug: 'event-messages',
  labels: {
    singular: { id: 'Pesan kepada peserta', en: 'Message to participants' },
    plural: { id: 'Pesan kepada peserta', en: 'Messages to participants' },
  },
  admin: {
    group: groups.people,
    description: {
      id: 'Setiap orang menerima satu email dalam bahasa pendaftarannya, dengan waktu dan tempat acara. Hanya untuk kabar tentang acara itu, bukan untuk promosi.',
      en: 'Each person receives one email in the language of the registration, with time and venue of the event. Only for news about that event, not for promotion.',
    },
    useAsTitle: 'subjectId',
    defaultColumns: ['subjectId', 'event', 'audience', 'recipients', 'createdAt'],
    components: {
      edit: { SaveButton: '/subjects/education-events/send-message-button.tsx#SendMessageButton' },
    },
  },
  access: { read: editors, create: editors, update: nobody, delete: admins, readVersions: nobody },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  hooks: { beforeChange: [countRecipients], afterChange: [sendMessage] },
  fields: [
    {
      name: 'event',
      type: 'relationship',
      relationTo: 'events',
      label: { id: 'Acara', en: 'Event' },
      required: true,
      index: true,
      // The link on an event names it in the query.
      defaultValue: ({ req }) => Number(req?.query?.event) || undefined,
    },
    choiceField('audience', {
      label: { id: 'Kirim kepada', en: 'Send to' },
      required: true,
      defaultValue: 'confirmed',
      options: {
        confirmed: { id: 'Yang terdaftar', en: 'Registered people' },
        waiting: { id: 'Daftar tunggu', en: 'Waiting list' },
        both: { id: 'Keduanya', en: 'Both' },
      },
    }),
    textField('subjectId', { ...subject, label: { id: 'Judul (Indonesia)', en: 'Subject (Indonesian)' } }),
    paragraphField('textId', { ...text, label: { id: 'Isi (Indonesia)', en: 'Text (Indonesian)' } }),
    textField('subjectEn', {
      ...subject,
      required: false,
      label: { id: 'Judul (Inggris)', en: 'Subject (English)' },
      description: onlyForEnglish,
    }),
    paragraphField('textEn', {
      ...text,
      required: false,
      label: { id: 'Isi (Inggris)', en: 'Text (English)' },
      description: onlyForEnglish,
    }),
    {
      ...numberField('recipients', { label: { id: 'Jumlah penerima', en: 'Recipients' } }),
      access: { create: nobodyForField },
    },
    // One per opened form.
    {
      name: 'idempotencyKey',
      type: 'text',
      label: { id: 'Kunci pengiriman', en: 'Submission key' },
      required: true,
      unique: true,
      defaultValue: () => crypto.randomUUID(),
      admin: { hidden: true },
    },
  ],
}
