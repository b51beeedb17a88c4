import type { TextareaField } from 'payload'
import { textarea } from 'payload/shared'
import * as v from 'valibot'
import { groups } from '#cms/base/admin/groups.ts'
import type { FieldText } from '#cms/base/fields/bilingual.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { namedAsCopy } from '#cms/base/fields/copies.ts'
import { orderField } from '#cms/base/fields/numbers-and-dates.ts'
import type { CategoryKind } from '#cms/base/fields/relations.ts'
import { slugField } from '#cms/base/fields/slug.ts'
import { paragraphField, textField } from '#cms/base/fields/text.ts'
import { required, translate } from '#cms/base/fields/translate.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'

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

const pathCharacters = 400

const isPath = (category: unknown) => {
  const parsed = v.safeParse(KindSchema, category)
  return parsed.success && parsed.output.kind === 'learning'
}

/** A text that only learning paths have, and need. */
function pathField(name: string, text: FieldText): TextareaField {
  const field = paragraphField(name, { ...text, maxLength: pathCharacters })
  return {
    ...field,
    admin: { ...field.admin, condition: isPath },
    validate: async (value, options) => {
      const valid = await textarea(value, options)
      if (valid !== true) return valid
      return !isPath(options.data) || Boolean(value?.trim()) || translate(options, required)
    },
  }
}

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
    namedAsCopy(textField('name', { label: { id: 'Nama', en: 'Name' }, required: true })),
    choiceField('kind', {
      label: { id: 'Jenis', en: 'Kind' },
      required: true,
      options: {
        article: { id: 'Artikel', en: 'Article' },
        announcement: { id: 'Pengumuman', en: 'Announcement' },
        faq: { id: 'Tanya jawab', en: 'Question' },
        learning: { id: 'Jalur belajar', en: 'Learning path' },
        video: { id: 'Video', en: 'Video' },
        research: { id: 'Riset', en: 'Research' },
      },
    }),
    pathField('description', {
      label: { id: 'Deskripsi', en: 'Description' },
      description: {
        id: 'Isi jalur ini dalam satu atau dua kalimat.',
        en: 'What the path covers, in one or two sentences.',
      },
    }),
    pathField('audience', {
      label: { id: 'Untuk siapa', en: 'For whom' },
      description: {
        id: 'Siapa yang sebaiknya mulai dari sini, dan apa yang sudah perlu diketahui.',
        en: 'Who should start here, and what they need to know already.',
      },
    }),
    pathField('outcome', {
      label: { id: 'Hasil', en: 'Outcome' },
      description: {
        id: 'Apa yang dapat dilakukan pembaca setelah bab terakhir.',
        en: 'What readers can do after the last chapter.',
      },
    }),
    slugField('name'),
    orderField(),
  ],
})
