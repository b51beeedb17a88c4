import type { Field } from 'payload'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { crossValidated } from '#cms/base/fields/cross-field-validation.ts'
import { numberField, wholeNumberField } from '#cms/base/fields/numbers-and-dates.ts'
import { linesField } from '#cms/base/fields/text.ts'
import { validateMarginTerms } from './validate-margin-terms.ts'

/** What RIPLAY states of an account besides its costs. */
export function summaryFields(): Field[] {
  return [
    linesField('requirements', { label: { id: 'Syarat', en: 'Requirements' } }),
    linesField('benefits', { label: { id: 'Manfaat', en: 'Benefits' } }),
    linesField('risks', { label: { id: 'Risiko', en: 'Risks' } }),
    linesField('rights', { label: { id: 'Hak nasabah', en: 'Rights of the client' } }),
    linesField('duties', { label: { id: 'Kewajiban nasabah', en: 'Duties of the client' } }),
  ]
}

const percentField = (name: string, label: Bilingual) => numberField(name, { label })

/** The firm's own terms of financing; RIPLAY shows empty ones as not filled in. */
export function marginTermsFields(): Field[] {
  const group: Field = {
    name: 'marginTerms',
    type: 'group',
    label: { id: 'Syarat pembiayaan margin', en: 'Terms of margin financing' },
    admin: {
      description: {
        id: 'Tampil di halaman biaya, perbandingan rekening, simulasi margin, dan RIPLAY. Hanya untuk rekening margin. Bunganya ada di “Biaya layanan”.',
        en: 'Shown on the fees page, in the comparison of accounts, the margin simulator and RIPLAY. Only for a margin account. Its interest is one of the “Service fees”.',
      },
      condition: ({ key }) => key === 'margin',
    },
    fields: [
      percentField('haircutPercent', { id: 'Potongan nilai jaminan (%)', en: 'Haircut on collateral (%)' }),
      percentField('callPercent', {
        id: 'Rasio pembiayaan yang memicu margin call (%)',
        en: 'Financing ratio of a margin call (%)',
      }),
      percentField('forcedPercent', {
        id: 'Rasio pembiayaan yang memicu penjualan paksa (%)',
        en: 'Financing ratio of a forced sale (%)',
      }),
      wholeNumberField('callDays', {
        label: {
          id: 'Batas waktu memenuhi margin call (hari bursa)',
          en: 'Time to meet a margin call (trading days)',
        },
        min: 0,
      }),
    ],
  }
  return crossValidated([group], validateMarginTerms)
}
