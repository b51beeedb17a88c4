import type { DateField } from 'payload'
import { date } from 'payload/shared'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { dayField } from '#cms/base/fields/numbers-and-dates.ts'
import { textField } from '#cms/base/fields/text.ts'
import { translate } from '#cms/base/fields/translate.ts'
import type { Reviewed } from './published-periods.ts'

/** The first day of a period, which must not overlap with another one. */
export const createStartField = (
  label: Bilingual,
  findOverlap: (reviewed: Reviewed) => Promise<Bilingual | null>,
): DateField => ({
  ...dayField('validFrom', { label, required: true }),
  validate: async (value, options) => {
    const result = await date(value, options)
    const overlap = result === true ? await findOverlap(options) : null
    return overlap ? translate(options, overlap) : result
  },
})

export const endField = dayField('validTo', {
  label: { id: 'Berlaku sampai', en: 'Valid to' },
  description: {
    id: 'Hari terakhir. Kosong: seterusnya.',
    en: 'The last day. Empty: until further notice.',
  },
})

export const sourceField = textField('source', {
  label: { id: 'Sumber', en: 'Source' },
  description: {
    id: 'Misalnya “Daftar biaya, 1 November 2026”; tampil bagi pengunjung.',
    en: 'For example “Price list, November 1, 2026”; shown to visitors.',
  },
  required: true,
})
