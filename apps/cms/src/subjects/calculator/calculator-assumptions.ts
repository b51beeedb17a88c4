import { calculatorLimits } from '@site/finance/calculators/calculator-limits.ts'
import type { GlobalConfig } from 'payload'
import { groups } from '#cms/base/admin/groups.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { crossValidated } from '#cms/base/fields/cross-field-validation.ts'
import { dayField, numberField } from '#cms/base/fields/numbers-and-dates.ts'
import { rowsField } from '#cms/base/fields/rows.ts'
import { paragraphField, textField } from '#cms/base/fields/text.ts'
import { draftedGlobal } from '#cms/editorial/documents/drafted-global.ts'
import { validateAssumptions } from './validate-assumptions.ts'

const rate: Bilingual = {
  id: 'Sebagai pecahan per tahun: 0,04 = 4%.',
  en: 'As a fraction per year: 0.04 = 4%.',
}

const value = (name: string, label: Bilingual, description?: Bilingual) =>
  numberField(name, { label, required: true, ...(description ? { description } : {}) })

const explanation = (name: string, label: Bilingual) =>
  paragraphField(name, { label, required: true, maxLength: 1500 })

const rupiah: Bilingual = { id: 'Dalam rupiah.', en: 'In rupiah.' }
const years: Bilingual = { id: 'Dalam tahun.', en: 'In years.' }

export const calculatorAssumptions: GlobalConfig = draftedGlobal({
  slug: 'calculator-assumptions',
  label: { id: 'Asumsi kalkulator', en: 'Calculator assumptions' },
  admin: {
    group: groups.offers,
    description: {
      id: 'Angka contoh, bukan prakiraan. Tanpa terbitan, kalkulator memakai angka bawaannya.',
      en: 'Examples, not forecasts. Without a published version, the calculators use built-in values.',
    },
  },
  fields: [
    ...crossValidated(
      [
        numberField('inflation', {
          label: { id: 'Inflasi', en: 'Inflation' },
          description: {
            id: `${rate.id} Contoh di formulir pensiun, dan ukuran "nilai hari ini" di semua kalkulator.`,
            en: `${rate.en} Example value in the pension forms, and the basis of "today's money" in all calculators.`,
          },
          required: true,
        }),
        numberField('lifeExpectancy', {
          label: { id: 'Usia akhir perhitungan', en: 'End age of the calculation' },
          description: {
            id: `Dana pensiun dihitung sampai usia ini, lebih dari ${calculatorLimits.retirementAge.max}. Sesuaikan juga penjelasan yang menyebutnya.`,
            en: `Pensions are planned up to this age, which must be above ${calculatorLimits.retirementAge.max}. Update explanations that mention it as well.`,
          },
          required: true,
          max: 120,
        }),
        {
          name: 'defaults',
          type: 'group',
          label: { id: 'Isi awal formulir', en: 'Default values' },
          admin: {
            description: {
              id: 'Contoh bulat yang dapat diganti pengunjung; harus diterima oleh formulirnya sendiri.',
              en: 'Round example values that visitors replace; the form must accept them.',
            },
          },
          fields: [
            value('targetFund', { id: 'Target dana', en: 'Target fund' }, rupiah),
            value('initialInvestment', { id: 'Investasi awal', en: 'Initial investment' }, rupiah),
            value('monthlyInvestment', { id: 'Investasi bulanan', en: 'Monthly investment' }, rupiah),
            value('monthlyLivingCost', { id: 'Biaya hidup bulanan', en: 'Monthly living cost' }, rupiah),
            value('duration', { id: 'Jangka waktu', en: 'Duration' }, years),
            value('currentAge', { id: 'Usia saat ini', en: 'Current age' }, years),
            value('retirementAge', { id: 'Usia pensiun', en: 'Retirement age' }, years),
            value('expectedReturn', { id: 'Perkiraan imbal hasil', en: 'Expected return' }, rate),
            value(
              'postPensionReturn',
              { id: 'Imbal hasil setelah pensiun', en: 'Return after retirement' },
              rate,
            ),
          ],
        },
        rowsField('exampleReturns', {
          row: { id: 'Contoh', en: 'Example' },
          label: { id: 'Contoh imbal hasil', en: 'Example returns' },
          description: {
            id: 'Daftar yang tampil di samping cara menghitung.',
            en: 'The list shown next to the method.',
          },
          fields: [
            textField('key', {
              label: { id: 'Kunci', en: 'Key' },
              description: { id: 'Tidak terlihat pengunjung.', en: 'Not shown to visitors.' },
              required: true,
              localized: false,
              maxLength: 40,
            }),
            textField('label', { label: { id: 'Label', en: 'Label' }, required: true }),
            numberField('annualReturn', {
              label: { id: 'Imbal hasil', en: 'Return' },
              description: rate,
              required: true,
              min: -0.5,
              max: 1,
            }),
          ],
        }),
      ],
      validateAssumptions,
    ),
    dayField('asOf', {
      label: { id: 'Per tanggal', en: 'As of' },
      description: {
        id: 'Tanggal angka-angka di atas ditetapkan.',
        en: 'The date on which these values were set.',
      },
      required: true,
    }),
    paragraphField('source', {
      label: { id: 'Sumber', en: 'Source' },
      description: { id: 'Tampil di bawah angkanya.', en: 'Shown below the values.' },
      required: true,
    }),
    {
      name: 'explanations',
      type: 'group',
      label: { id: 'Penjelasan', en: 'Explanations' },
      admin: {
        description: {
          id: 'Tampil di atas rumus setiap kalkulator.',
          en: 'Shown above the formulas of each calculator.',
        },
      },
      fields: [
        explanation('growth', { id: 'Pertumbuhan', en: 'Growth' }),
        explanation('target', { id: 'Target', en: 'Target' }),
        explanation('pension', { id: 'Pensiun', en: 'Pension' }),
        explanation('pensionCheck', { id: 'Cek pensiun', en: 'Pension check' }),
      ],
    },
  ],
})
