import { series } from '@site/brand/names.ts'
import { groups } from '#cms/base/admin/groups.ts'
import { dayField, publishedAtField } from '#cms/base/fields/numbers-and-dates.ts'
import { sentencesField } from '#cms/base/fields/rows.ts'
import { slugField } from '#cms/base/fields/slug.ts'
import { summaryField, titleField } from '#cms/base/fields/title-and-summary.ts'
import { termBodyField } from '#cms/base/rich-text/rich-text.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'

export const morningNotes = documentCollection({
  slug: 'morning-notes',
  labels: {
    singular: { id: series.morningNote.name.id, en: 'Morning note' },
    plural: { id: series.morningNote.name.id, en: 'Morning notes' },
  },
  group: groups.research,
  useAsTitle: 'title',
  defaultColumns: ['title', 'marketDate', 'publishedAt'],
  sortedBy: ['marketDate'],
  fields: [
    titleField(),
    summaryField(),
    dayField('marketDate', { label: { id: 'Hari bursa', en: 'Trading day' }, required: true }),
    sentencesField('highlights', { label: { id: 'Sorotan', en: 'Highlights' } }),
    termBodyField(),
    slugField('title'),
    publishedAtField(),
  ],
})
