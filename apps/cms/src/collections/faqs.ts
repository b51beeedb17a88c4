import { orderField } from '#cms/fields/numbers-and-dates.ts'
import { categoryField } from '#cms/fields/relations.ts'
import { richTextField } from '#cms/fields/rich-text.ts'
import { slugField } from '#cms/fields/slug.ts'
import { textField } from '#cms/fields/text.ts'
import { documentCollection, groups } from './document-collection.ts'

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
    textField('question', { label: { id: 'Pertanyaan', en: 'Question' }, required: true, maxLength: 300 }),
    richTextField('answer', { label: { id: 'Jawaban', en: 'Answer' }, required: true }),
    slugField('question'),
    categoryField('faq'),
    orderField(),
  ],
})
