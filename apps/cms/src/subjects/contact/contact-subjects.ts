import { groups } from '#cms/base/admin/groups.ts'
import { orderField } from '#cms/base/fields/numbers-and-dates.ts'
import { textField } from '#cms/base/fields/text.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'

/** Subjects of the contact form, each with the department that receives its messages. */
export const contactSubjects = documentCollection({
  slug: 'contact-subjects',
  labels: {
    singular: { id: 'Perihal pesan', en: 'Message subject' },
    plural: { id: 'Perihal pesan', en: 'Message subjects' },
  },
  group: groups.site,
  description: {
    id: 'Pilihan perihal di formulir kontak. Setiap pesan diteruskan ke bagian yang tertulis di sini.',
    en: 'Subject choices in the contact form. Each message is forwarded to the department given here.',
  },
  useAsTitle: 'label',
  defaultColumns: ['label', 'department', 'departmentEmail', 'order'],
  sortedBy: ['order'],
  fields: [
    textField('label', { label: { id: 'Perihal', en: 'Subject' }, required: true, maxLength: 100 }),
    textField('department', {
      label: { id: 'Bagian', en: 'Department' },
      description: { id: 'Tidak tampil di situs.', en: 'Not shown on the site.' },
      required: true,
      localized: false,
    }),
    {
      name: 'departmentEmail',
      type: 'email',
      label: { id: 'Email bagian', en: 'Department email' },
      required: true,
    },
    orderField(),
  ],
})
