import { groups } from '#cms/base/admin/groups.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { orderField, publishedAtField } from '#cms/base/fields/numbers-and-dates.ts'
import { richTextMinutes } from '#cms/base/fields/reading-minutes.ts'
import { categoryField, imageField } from '#cms/base/fields/relations.ts'
import { sentencesField } from '#cms/base/fields/rows.ts'
import { seoField } from '#cms/base/fields/seo.ts'
import { slugField } from '#cms/base/fields/slug.ts'
import { summaryField, titleField } from '#cms/base/fields/title-and-summary.ts'
import { termBodyField } from '#cms/base/rich-text/rich-text.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'
import { quizField } from './quiz.ts'
import { sourcesField } from './sources.ts'

export const lessons = documentCollection({
  slug: 'lessons',
  labels: { singular: { id: 'Pelajaran', en: 'Lesson' }, plural: { id: 'Pelajaran', en: 'Lessons' } },
  group: groups.education,
  description: {
    id: 'Kategori sebuah pelajaran adalah jalur belajarnya; urutan berlaku di dalam jalur.',
    en: "A lesson's category is its learning path; the order applies within the path.",
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
    sentencesField('takeaways', {
      label: { id: 'Setelah bab ini', en: 'What readers can do now' },
      description: {
        id: 'Tiga sampai lima hal yang dapat dilakukan pembaca setelah bab ini; mulai dengan kata kerja.',
        en: 'Three to five things that a reader can do after this chapter; start with a verb.',
      },
    }),
    sourcesField(),
    ...quizField(),
    slugField('title'),
    publishedAtField(),
    categoryField('learning'),
    orderField(),
    richTextMinutes('body'),
    seoField(),
  ],
})
