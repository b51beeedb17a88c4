import type { CollectionConfig } from 'payload'
import { admins } from '#cms/base/access/admins.ts'
import { editors } from '#cms/base/access/editors.ts'
import { nobody } from '#cms/base/access/nobody.ts'
import { groups } from '#cms/base/admin/groups.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { consentFields, formText, restrictedField, writtenBySite } from '#cms/base/fields/visitor-fields.ts'
import { retentionNotices } from '#cms/base/privacy/retention-periods.ts'
import { exportEndpoint } from '#cms/services/export/export-endpoint.ts'

/**
 * Created only by the site's contact form; staff can change only the handling state. Deleted when the retention period
 * ends (privacy/retention.ts).
 */
export const contactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: { id: 'Pesan', en: 'Message' }, plural: { id: 'Pesan masuk', en: 'Messages' } },
  admin: {
    group: groups.people,
    description: retentionNotices.contactMessages,
    useAsTitle: 'fullName',
    defaultColumns: ['fullName', 'department', 'state', 'createdAt', 'locale', 'restricted'],
    listSearchableFields: ['fullName', 'email', 'phone', 'message'],
    components: { beforeListTable: ['/services/export/export-buttons.tsx#ExportButtons'] },
  },
  access: { read: editors, create: nobody, update: editors, delete: admins, readVersions: nobody },
  disableDuplicate: true,
  endpoints: [exportEndpoint('contact-messages')],
  fields: [
    choiceField('state', {
      label: { id: 'Penanganan', en: 'Handling' },
      required: true,
      defaultValue: 'open',
      options: { open: { id: 'Belum dijawab', en: 'Not answered' }, done: { id: 'Selesai', en: 'Done' } },
    }),
    ...writtenBySite([
      {
        name: 'subject',
        type: 'relationship',
        relationTo: 'contact-subjects',
        label: { id: 'Perihal', en: 'Subject' },
      },
      // Copies as of submission: subjects may change or be deleted later.
      formText('department', { id: 'Bagian', en: 'Department' }, false),
      formText('departmentEmail', { id: 'Email bagian', en: 'Department email' }, false),
      formText('fullName', { id: 'Nama lengkap', en: 'Full name' }),
      formText('email', { id: 'Email', en: 'Email' }),
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
      restrictedField,
    ]),
  ],
}
