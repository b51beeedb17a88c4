import { groups } from '#cms/base/admin/groups.ts'
import { namedAsCopy } from '#cms/base/fields/copies.ts'
import { orderField } from '#cms/base/fields/numbers-and-dates.ts'
import { categoryField } from '#cms/base/fields/relations.ts'
import { slugField } from '#cms/base/fields/slug.ts'
import { textField } from '#cms/base/fields/text.ts'
import { richTextField } from '#cms/base/rich-text/rich-text.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'

export const faqs = documentCollection({
  slug: 'faqs',
  labels: {
    singular: { id: 'Tanya jawab', en: 'Question and answer' },
    plural: { id: 'Tanya jawab', en: 'Questions and answers' },
  },
  group: groups.editorial,
  useAsTitle: 'question',
  defaultColumns: ['question', 'category', 'order'],
  sortedBy: ['order'],
  fields: [
    namedAsCopy(
      textField('question', { label: { id: 'Pertanyaan', en: 'Question' }, required: true, maxLength: 300 }),
    ),
    richTextField('answer', { label: { id: 'Jawaban', en: 'Answer' }, required: true }),
    slugField('question'),
    categoryField('faq'),
    orderField(),
  ],
})
