import * as v from 'valibot'
import { choiceField } from '#cms/fields/choices.ts'
import { orderField } from '#cms/fields/numbers-and-dates.ts'
import type { CategoryKind } from '#cms/fields/relations.ts'
import { slugField } from '#cms/fields/slug.ts'
import { textField } from '#cms/fields/text.ts'
import { documentCollection, groups } from './document-collection.ts'

const listOfKind = {
  article: 'list:articles',
  announcement: 'list:announcements',
  faq: 'list:faqs',
  learning: 'list:lessons',
  video: 'list:videos',
  research: 'list:reports',
} as const satisfies Record<CategoryKind, string>

const KindSchema = v.object({
  kind: v.picklist(['article', 'announcement', 'faq', 'learning', 'video', 'research']),
})

export const categories = documentCollection({
  slug: 'categories',
  labels: { singular: { id: 'Kategori', en: 'Category' }, plural: { id: 'Kategori', en: 'Categories' } },
  group: groups.editorial,
  useAsTitle: 'name',
  defaultColumns: ['name', 'kind', 'order'],
  sortedBy: ['order'],
  // The lists show all categories of their kind, with or without documents.
  relatedTags: (category) => {
    const parsed = v.safeParse(KindSchema, category)
    return parsed.success ? [listOfKind[parsed.output.kind]] : []
  },
  fields: [
    textField('name', { label: { id: 'Nama', en: 'Name' }, required: true }),
    choiceField('kind', {
      label: { id: 'Jenis', en: 'Kind' },
      required: true,
      options: {
        article: { id: 'Artikel', en: 'Article' },
        announcement: { id: 'Pengumuman', en: 'Announcement' },
        faq: { id: 'Tanya jawab', en: 'Question' },
        learning: { id: 'Seri belajar', en: 'Learning series' },
        video: { id: 'Video', en: 'Video' },
        research: { id: 'Riset', en: 'Research' },
      },
    }),
    slugField('name'),
    orderField(),
  ],
})
