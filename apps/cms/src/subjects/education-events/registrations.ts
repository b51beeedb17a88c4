import type { CollectionConfig } from 'payload'
import { admins } from '#cms/base/access/admins.ts'
import { editors } from '#cms/base/access/editors.ts'
import { nobody, nobodyForField } from '#cms/base/access/nobody.ts'
import { groups } from '#cms/base/admin/groups.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { inJakarta } from '#cms/base/fields/numbers-and-dates.ts'
import { consentFields, formText, restrictedField } from '#cms/base/fields/visitor-fields.ts'
import { retentionNotices } from '#cms/base/privacy/retention-periods.ts'
import { exportEndpoint } from '#cms/services/export/export-endpoint.ts'
import { fillSeatsAfterDelete, lockEventFirst } from './hooks.ts'
import { registrationEndpoints } from './staff-endpoints.ts'

/** Created only by the site's registration form; each `confirmed` or `held` one takes one seat of its event. */
export const registrations: CollectionConfig = {
  slug: 'registrations',
  labels: {
    singular: { id: 'Pendaftaran', en: 'Registration' },
    plural: { id: 'Pendaftaran acara', en: 'Event registrations' },
  },
  admin: {
    group: groups.people,
    description: retentionNotices.registrations,
    useAsTitle: 'fullName',
    defaultColumns: [
      'fullName',
      'event',
      'state',
      'kind',
      'email',
      'registeredAt',
      'attendedAt',
      'restricted',
    ],
    listSearchableFields: ['fullName', 'email', 'phone', 'company'],
    components: {
      beforeListTable: [
        '/services/export/export-buttons.tsx#ExportButtons',
        '/subjects/education-events/cancel-selected.tsx#CancelSelected',
      ],
      edit: {
        beforeDocumentControls: ['/subjects/education-events/registration-actions.tsx#RegistrationActions'],
      },
    },
  },
  access: { read: editors, create: nobody, update: nobody, delete: admins, readVersions: nobody },
  disableDuplicate: true,
  defaultSort: '-registeredAt',
  hooks: { beforeDelete: [lockEventFirst], afterDelete: [fillSeatsAfterDelete] },
  endpoints: [exportEndpoint('registrations'), ...registrationEndpoints],
  indexes: [{ fields: ['event', 'identity'], unique: true }, { fields: ['event', 'state', 'registeredAt'] }],
  fields: [
    {
      name: 'event',
      type: 'relationship',
      relationTo: 'events',
      label: { id: 'Acara', en: 'Event' },
      required: true,
      index: true,
    },
    choiceField('state', {
      label: { id: 'Status', en: 'Status' },
      required: true,
      defaultValue: 'confirmed',
      options: {
        confirmed: { id: 'Terdaftar', en: 'Registered' },
        waiting: { id: 'Daftar tunggu', en: 'Waiting list' },
        held: { id: 'Kursi ditahan', en: 'Seat held' },
        heldWaiting: { id: 'Daftar tunggu ditahan', en: 'Waiting place held' },
        lapsed: { id: 'Tidak dikonfirmasi', en: 'Not confirmed' },
        cancelled: { id: 'Dibatalkan', en: 'Canceled' },
      },
    }),
    choiceField('kind', {
      label: { id: 'Jenis', en: 'Kind' },
      required: true,
      options: {
        client: { id: 'Nasabah', en: 'Client' },
        nonClient: { id: 'Bukan nasabah', en: 'Not a client' },
      },
    }),
    // The waiting list moves up in this order. Registering again after canceling goes to its end.
    {
      name: 'registeredAt',
      type: 'date',
      label: { id: 'Mendaftar pada', en: 'Registered at' },
      required: true,
      index: true,
      ...inJakarta,
    },
    // Until then, a held place can be confirmed; null for others.
    {
      name: 'heldUntil',
      type: 'date',
      label: { id: 'Ditahan sampai', en: 'Held until' },
      index: true,
      ...inJakarta,
    },
    {
      name: 'attendedAt',
      type: 'date',
      label: { id: 'Hadir pada', en: 'Attended at' },
      ...inJakarta,
    },
    // A keyed hash of the address or of the client, so that nobody gets two seats. No role can read it.
    {
      name: 'identity',
      type: 'text',
      label: { id: 'Identitas', en: 'Identity' },
      required: true,
      access: { read: nobodyForField },
      admin: { hidden: true },
    },
    {
      name: 'client',
      type: 'relationship',
      relationTo: 'client-directory',
      label: { id: 'Nasabah', en: 'Client' },
      index: true,
      admin: { hidden: true },
    },
    formText('fullName', { id: 'Nama lengkap', en: 'Full name' }, false),
    formText('email', { id: 'Email', en: 'Email' }, false),
    formText('phone', { id: 'Telepon', en: 'Phone' }, false),
    formText('city', { id: 'Kota', en: 'City' }, false),
    formText('occupation', { id: 'Pekerjaan', en: 'Occupation' }, false),
    formText('company', { id: 'Perusahaan atau sekolah', en: 'Company or school' }, false),
    formText('heardFrom', { id: 'Mengetahui acara dari', en: 'Heard about it from' }, false),
    ...consentFields(),
    restrictedField,
  ],
}
