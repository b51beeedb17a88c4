import type { GlobalConfig, SelectField } from 'payload'
import { editors } from '#cms/access/editors.ts'
import { signedIn } from '#cms/access/signed-in.ts'
import { globalChangeFeedHooks } from '#cms/change-feed/hooks.ts'
import { groups } from '#cms/collections/document-collection.ts'
import type { Bilingual } from '#cms/fields/bilingual.ts'
import { choiceField } from '#cms/fields/choices.ts'
import { numberField } from '#cms/fields/numbers-and-dates.ts'
import { rowsField, sentencesField } from '#cms/fields/rows.ts'
import { paragraphField, textField } from '#cms/fields/text.ts'

const dimensionField = (required: boolean): SelectField =>
  choiceField('dimension', {
    label: { id: 'Dimensi', en: 'Dimension' },
    required,
    options: {
      capacity: { id: 'Kemampuan', en: 'Capacity' },
      knowledge: { id: 'Pengetahuan', en: 'Knowledge' },
      tolerance: { id: 'Toleransi', en: 'Tolerance' },
    },
  })

const profileField = (name: string, label: Bilingual): SelectField =>
  choiceField(name, {
    label,
    required: true,
    options: {
      conservative: { id: 'Konservatif', en: 'Conservative' },
      moderate: { id: 'Moderat', en: 'Moderate' },
      aggressive: { id: 'Agresif', en: 'Aggressive' },
    },
  })

const percentField = (name: string, label: Bilingual) =>
  numberField(name, { label, required: true, min: 0, max: 100 })

const questionKey = (name: string, label: Bilingual, required: boolean) =>
  textField(name, { label, required, localized: false, maxLength: 40 })

export const riskProfile: GlobalConfig = {
  slug: 'risk-profile',
  label: { id: 'Profil risiko', en: 'Risk profile' },
  admin: { group: groups.offers },
  access: { read: signedIn, update: editors },
  hooks: globalChangeFeedHooks(),
  fields: [
    rowsField('questions', {
      label: { id: 'Pertanyaan', en: 'Questions' },
      fields: [
        questionKey('key', { id: 'Kunci', en: 'Key' }, true),
        dimensionField(true),
        paragraphField('text', { label: { id: 'Pertanyaan', en: 'Question' }, required: true }),
        rowsField('answers', {
          label: { id: 'Jawaban', en: 'Answers' },
          fields: [
            numberField('points', { label: { id: 'Nilai', en: 'Points' }, required: true, min: 0 }),
            textField('text', { label: { id: 'Jawaban', en: 'Answer' }, required: true }),
          ],
        }),
      ],
    }),
    rowsField('profiles', {
      label: { id: 'Profil', en: 'Profiles' },
      fields: [
        profileField('key', { id: 'Profil', en: 'Profile' }),
        textField('name', { label: { id: 'Nama', en: 'Name' }, required: true }),
        numberField('min', { label: { id: 'Nilai terendah', en: 'Lowest total' }, required: true }),
        numberField('max', { label: { id: 'Nilai tertinggi', en: 'Highest total' }, required: true }),
        paragraphField('text', { label: { id: 'Penjelasan', en: 'Explanation' }, required: true }),
        {
          name: 'allocationPercent',
          type: 'group',
          label: { id: 'Contoh alokasi (%)', en: 'Sample allocation (%)' },
          fields: [
            percentField('moneyMarket', { id: 'Pasar uang', en: 'Money market' }),
            percentField('fixedIncome', { id: 'Pendapatan tetap', en: 'Fixed income' }),
            percentField('equity', { id: 'Saham', en: 'Equity' }),
          ],
        },
        sentencesField('products', { label: { id: 'Produk yang cocok', en: 'Suitable products' } }),
      ],
    }),
    rowsField('caps', {
      label: { id: 'Batas profil', en: 'Caps' },
      description: {
        id: 'Batas hanya menurunkan profil, tidak pernah menaikkannya.',
        en: 'Caps only lower a profile, they never raise it.',
      },
      fields: [
        choiceField('kind', {
          label: { id: 'Dasar', en: 'Looks at' },
          required: true,
          options: {
            answer: { id: 'Satu jawaban', en: 'One answer' },
            sum: { id: 'Jumlah satu dimensi', en: 'Sum of one dimension' },
          },
        }),
        questionKey('question', { id: 'Kunci pertanyaan', en: 'Key of the question' }, false),
        numberField('answer', { label: { id: 'Nilai jawaban', en: 'Points of the answer' } }),
        dimensionField(false),
        numberField('sumAtMost', { label: { id: 'Jumlah paling banyak', en: 'Sum at most' } }),
        profileField('max', { id: 'Profil tertinggi', en: 'Highest profile' }),
        textField('reason', { label: { id: 'Alasan', en: 'Reason' }, required: true }),
      ],
    }),
    paragraphField('disclaimer', { label: { id: 'Penafian', en: 'Disclaimer' }, required: true }),
  ],
}
