import { groups } from '#cms/base/admin/groups.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { publishedAtField } from '#cms/base/fields/numbers-and-dates.ts'
import { categoryField, fileField } from '#cms/base/fields/relations.ts'
import { seoField } from '#cms/base/fields/seo.ts'
import { slugField } from '#cms/base/fields/slug.ts'
import { summaryField, titleField } from '#cms/base/fields/title-and-summary.ts'
import { bodyField } from '#cms/base/rich-text/rich-text.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'

export const announcements = documentCollection({
  slug: 'announcements',
  labels: {
    singular: { id: 'Pengumuman', en: 'Announcement' },
    plural: { id: 'Pengumuman', en: 'Announcements' },
  },
  group: groups.editorial,
  useAsTitle: 'title',
  defaultColumns: ['title', 'category', 'importance', 'publishedAt'],
  sortedBy: ['publishedAt'],
  fields: [
    titleField(),
    summaryField(),
    bodyField(),
    fileField('attachment', {
      label: { id: 'Lampiran (PDF)', en: 'Attachment (PDF)' },
      mimeType: 'application/pdf',
      localized: true,
    }),
    slugField('title'),
    publishedAtField(),
    categoryField('announcement'),
    choiceField('importance', {
      label: { id: 'Kepentingan', en: 'Importance' },
      required: true,
      defaultValue: 'normal',
      options: { normal: { id: 'Biasa', en: 'Normal' }, high: { id: 'Penting', en: 'High' } },
    }),
    seoField(),
  ],
})
