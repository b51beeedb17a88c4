import { choiceField } from '#cms/fields/choices.ts'
import { publishedAtField } from '#cms/fields/numbers-and-dates.ts'
import { categoryField, fileField } from '#cms/fields/relations.ts'
import { bodyField } from '#cms/fields/rich-text.ts'
import { seoField } from '#cms/fields/seo.ts'
import { slugField } from '#cms/fields/slug.ts'
import { summaryField, titleField } from '#cms/fields/title-and-summary.ts'
import { documentCollection, groups } from './document-collection.ts'

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
