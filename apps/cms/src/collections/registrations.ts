import type { CollectionConfig } from 'payload'
import { admins } from '#cms/access/admins.ts'
import { editors } from '#cms/access/editors.ts'
import { nobody } from '#cms/access/nobody.ts'
import { choiceField } from '#cms/fields/choices.ts'
import { consentFields, formText } from '#cms/fields/form-fields.ts'
import { groups } from './document-collection.ts'

/** Written by the site's registration form only; each takes one seat of its event. */
export const registrations: CollectionConfig = {
  slug: 'registrations',
  labels: {
    singular: { id: 'Pendaftaran', en: 'Registration' },
    plural: { id: 'Pendaftaran acara', en: 'Event registrations' },
  },
  admin: {
    group: groups.people,
    useAsTitle: 'identity',
    defaultColumns: ['event', 'kind', 'fullName', 'createdAt'],
  },
  access: { read: editors, create: nobody, update: nobody, delete: admins },
  disableDuplicate: true,
  indexes: [{ fields: ['event', 'identity'], unique: true }],
  fields: [
    {
      name: 'event',
      type: 'relationship',
      relationTo: 'events',
      label: { id: 'Acara', en: 'Event' },
      required: true,
      index: true,
    },
    choiceField('kind', {
      label: { id: 'Jenis', en: 'Kind' },
      required: true,
      options: {
        client: { id: 'Nasabah', en: 'Client' },
        nonClient: { id: 'Bukan nasabah', en: 'Not a client' },
      },
    }),
    // A client's code itself is not kept: its keyed fingerprint says whether the client has a seat.
    {
      ...formText('identity', { id: 'Identitas', en: 'Identity' }),
      admin: {
        description: {
          id: 'Surel bukan nasabah atau sidik kode nasabah; satu kursi per identitas.',
          en: "A non-client's e-mail or the fingerprint of a client code; one seat each.",
        },
      },
    },
    formText('fullName', { id: 'Nama lengkap', en: 'Full name' }, false),
    formText('email', { id: 'Surel', en: 'E-mail' }, false),
    formText('phone', { id: 'Telepon', en: 'Phone' }, false),
    formText('city', { id: 'Kota', en: 'City' }, false),
    formText('occupation', { id: 'Pekerjaan', en: 'Occupation' }, false),
    formText('company', { id: 'Perusahaan atau sekolah', en: 'Company or school' }, false),
    formText('heardFrom', { id: 'Tahu dari', en: 'Heard from' }, false),
    ...consentFields(),
  ],
}
