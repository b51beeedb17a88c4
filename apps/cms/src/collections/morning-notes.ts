import { dayField, publishedAtField } from '#cms/fields/numbers-and-dates.ts'
import { termBodyField } from '#cms/fields/rich-text.ts'
import { sentencesField } from '#cms/fields/rows.ts'
import { slugField } from '#cms/fields/slug.ts'
import { summaryField, titleField } from '#cms/fields/title-and-summary.ts'
import { documentCollection, groups } from './document-collection.ts'

export const morningNotes = documentCollection({
  slug: 'morning-notes',
  labels: {
    singular: { id: 'Sapa Mentari', en: 'Morning note' },
    plural: { id: 'Sapa Mentari', en: 'Morning notes' },
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
