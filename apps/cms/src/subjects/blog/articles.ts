import { groups } from '#cms/base/admin/groups.ts'
import { publishedAtField } from '#cms/base/fields/numbers-and-dates.ts'
import { richTextMinutes } from '#cms/base/fields/reading-minutes.ts'
import { categoryField, imageField } from '#cms/base/fields/relations.ts'
import { tickersField } from '#cms/base/fields/rows.ts'
import { seoField } from '#cms/base/fields/seo.ts'
import { slugField } from '#cms/base/fields/slug.ts'
import { summaryField, titleField } from '#cms/base/fields/title-and-summary.ts'
import { termBodyField } from '#cms/base/rich-text/rich-text.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'

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
