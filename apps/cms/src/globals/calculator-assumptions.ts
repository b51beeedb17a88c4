import type { GlobalConfig } from 'payload'
import { editors } from '#cms/access/editors.ts'
import { signedIn } from '#cms/access/signed-in.ts'
import { globalChangeFeedHooks } from '#cms/change-feed/hooks.ts'
import { groups } from '#cms/collections/document-collection.ts'
import type { Bilingual } from '#cms/fields/bilingual.ts'
import { dayField, numberField } from '#cms/fields/numbers-and-dates.ts'
import { rowsField } from '#cms/fields/rows.ts'
import { paragraphField, textField } from '#cms/fields/text.ts'

const rate: Bilingual = {
  id: 'Sebagai pecahan per tahun: 0,04 = 4 %.',
  en: 'As a fraction a year: 0.04 = 4 %.',
}

const explanation = (name: string, label: Bilingual) =>
  paragraphField(name, { label, required: true, maxLength: 1500 })

export const calculatorAssumptions: GlobalConfig = {
  slug: 'calculator-assumptions',
  label: { id: 'Asumsi kalkulator', en: 'Calculator assumptions' },
  admin: { group: groups.offers },
  access: { read: signedIn, update: editors },
  hooks: globalChangeFeedHooks(),
  fields: [
    numberField('inflation', {
      label: { id: 'Inflasi', en: 'Inflation' },
      description: rate,
      required: true,
      min: 0,
      max: 1,
    }),
    numberField('lifeExpectancy', {
      label: { id: 'Usia akhir perhitungan', en: 'Age the calculation ends at' },
      required: true,
      min: 50,
      max: 120,
    }),
    rowsField('exampleReturns', {
      label: { id: 'Contoh imbal hasil', en: 'Example returns' },
      fields: [
        textField('key', {
          label: { id: 'Kunci', en: 'Key' },
          required: true,
          localized: false,
          maxLength: 40,
        }),
        textField('label', { label: { id: 'Label', en: 'Label' }, required: true }),
        numberField('annualReturn', {
          label: { id: 'Imbal hasil', en: 'Return' },
          description: rate,
          required: true,
          min: -1,
          max: 1,
        }),
      ],
    }),
    dayField('asOf', { label: { id: 'Per tanggal', en: 'As of' }, required: true }),
    paragraphField('source', { label: { id: 'Sumber', en: 'Source' }, required: true }),
    {
      name: 'explanations',
      type: 'group',
      label: { id: 'Penjelasan', en: 'Explanations' },
      fields: [
        explanation('growth', { id: 'Pertumbuhan', en: 'Growth' }),
        explanation('target', { id: 'Target', en: 'Target' }),
        explanation('pension', { id: 'Pensiun', en: 'Pension' }),
        explanation('pensionCheck', { id: 'Cek pensiun', en: 'Pension check' }),
      ],
    },
  ],
}
