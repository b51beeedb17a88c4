import { groups } from '#cms/base/admin/groups.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { orderField, wholeNumberField } from '#cms/base/fields/numbers-and-dates.ts'
import { riplayFields } from '#cms/base/fields/relations.ts'
import { paragraphField } from '#cms/base/fields/text.ts'
import { summaryField, titleField } from '#cms/base/fields/title-and-summary.ts'
import { bodyField } from '#cms/base/rich-text/rich-text.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'
import { marginTermsFields, summaryFields } from './summary-fields.ts'

export const accountTypes = documentCollection({
  slug: 'account-types',
  labels: {
    singular: { id: 'Jenis rekening', en: 'Account type' },
    plural: { id: 'Jenis rekening', en: 'Account types' },
  },
  group: groups.offers,
  useAsTitle: 'title',
  defaultColumns: ['title', 'key', 'order'],
  sortedBy: ['order'],
  // The page of the stock account service compares the account types.
  relatedTags: () => ['list:services'],
  fields: [
    {
      ...choiceField('key', {
        label: { id: 'Jenis', en: 'Type' },
        required: true,
        options: {
          regular: { id: 'Reguler', en: 'Regular' },
          margin: { id: 'Margin', en: 'Margin' },
          sharia: { id: 'Syariah', en: 'Sharia' },
        },
      }),
      unique: true,
    },
    titleField(),
    summaryField(),
    bodyField(),
    wholeNumberField('contractYears', {
      label: { id: 'Masa kontrak (tahun)', en: 'Contract term (years)' },
      min: 0,
    }),
    {
      name: 'comparison',
      type: 'group',
      label: { id: 'Perbandingan', en: 'Comparison' },
      fields: [
        paragraphField('fundedBy', { label: { id: 'Sumber dana', en: 'Funded by' }, required: true }),
        paragraphField('securities', { label: { id: 'Efek', en: 'Securities' }, required: true }),
        paragraphField('shortSelling', {
          label: { id: 'Jual kosong', en: 'Short selling' },
          required: true,
        }),
        paragraphField('cost', { label: { id: 'Biaya', en: 'Cost' }, required: true }),
        paragraphField('suitedFor', { label: { id: 'Cocok untuk', en: 'Suited for' }, required: true }),
        paragraphField('mainRisk', { label: { id: 'Risiko utama', en: 'Main risk' }, required: true }),
      ],
    },
    ...summaryFields(),
    ...marginTermsFields(),
    ...riplayFields({
      id: 'Bila kosong, situs membuatnya dari isian dokumen ini, tabel biaya, dan Pengaturan.',
      en: 'If empty, the site creates it from the fields of this document, the fees and the settings.',
    }),
    orderField(),
  ],
})
