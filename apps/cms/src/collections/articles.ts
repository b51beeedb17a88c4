import { publishedAtField } from '#cms/fields/numbers-and-dates.ts'
import { richTextMinutes } from '#cms/fields/reading-minutes.ts'
import { categoryField, imageField } from '#cms/fields/relations.ts'
import { termBodyField } from '#cms/fields/rich-text.ts'
import { tickersField } from '#cms/fields/rows.ts'
import { seoField } from '#cms/fields/seo.ts'
import { slugField } from '#cms/fields/slug.ts'
import { summaryField, titleField } from '#cms/fields/title-and-summary.ts'
import { documentCollection, groups } from './document-collection.ts'

export const articles = documentCollection({
  slug: 'articles',
  labels: { singular: { id: 'Artikel', en: 'Article' }, plural: { id: 'Artikel', en: 'Articles' } },
  group: groups.editorial,
  useAsTitle: 'title',
  defaultColumns: ['title', 'category', 'publishedAt'],
  sortedBy: ['publishedAt'],
  fields: [
    titleField(),
    summaryField(),
    imageField('cover', { label: { id: 'Gambar sampul', en: 'Cover image' } }),
    termBodyField(),
    slugField('title'),
    publishedAtField(),
    categoryField('article'),
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'authors',
      label: { id: 'Penulis', en: 'Author' },
      required: true,
      admin: { position: 'sidebar' },
    },
    tickersField(),
    richTextMinutes('body'),
    seoField(),
  ],
})
