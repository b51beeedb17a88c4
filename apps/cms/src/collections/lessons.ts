import { choiceField } from '#cms/fields/choices.ts'
import { orderField, publishedAtField } from '#cms/fields/numbers-and-dates.ts'
import { richTextMinutes } from '#cms/fields/reading-minutes.ts'
import { categoryField, imageField } from '#cms/fields/relations.ts'
import { termBodyField } from '#cms/fields/rich-text.ts'
import { slugField } from '#cms/fields/slug.ts'
import { summaryField, titleField } from '#cms/fields/title-and-summary.ts'
import { documentCollection, groups } from './document-collection.ts'

export const lessons = documentCollection({
  slug: 'lessons',
  labels: { singular: { id: 'Pelajaran', en: 'Lesson' }, plural: { id: 'Pelajaran', en: 'Lessons' } },
  group: groups.education,
  description: {
    id: 'Kategori sebuah pelajaran adalah serinya; urutan berlaku di dalam seri.',
    en: "A lesson's category is its series; the order applies within the series.",
  },
  useAsTitle: 'title',
  defaultColumns: ['title', 'category', 'order', 'level'],
  sortedBy: ['order'],
  fields: [
    titleField(),
    summaryField(),
    imageField('cover', { label: { id: 'Gambar sampul', en: 'Cover image' } }),
    choiceField('level', {
      label: { id: 'Tingkat', en: 'Level' },
      required: true,
      defaultValue: 'beginner',
      options: {
        beginner: { id: 'Pemula', en: 'Beginner' },
        intermediate: { id: 'Menengah', en: 'Intermediate' },
        advanced: { id: 'Lanjutan', en: 'Advanced' },
      },
    }),
    termBodyField(),
    slugField('title'),
    publishedAtField(),
    categoryField('learning'),
    orderField(),
    richTextMinutes('body'),
  ],
})
