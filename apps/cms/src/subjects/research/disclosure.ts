import type { GroupField } from 'payload'
import * as v from 'valibot'
import { choiceField } from '#cms/base/fields/choices.ts'
import { type CrossFieldValidator, crossValidated } from '#cms/base/fields/cross-field-validation.ts'
import { dayField } from '#cms/base/fields/numbers-and-dates.ts'
import { required } from '#cms/base/fields/translate.ts'

const names = ['firmHolding', 'analystHolding', 'relationship'] as const
const GroupSchema = v.object({
  disclosure: v.record(v.string(), v.unknown()),
})

/** A half-filled disclosure would read as if the rest were nothing. */
export const validateDisclosure: CrossFieldValidator = (document) => {
  const parsed = v.safeParse(GroupSchema, document)
  if (!parsed.success) return []
  const { disclosure } = parsed.output
  const isStarted = [...names, 'statedOn'].some((name) => Boolean(disclosure[name]))
  return isStarted
    ? names
        .filter((name) => !disclosure[name])
        .map((name) => ({ path: `disclosure.${name}`, message: required }))
    : []
}

/** Holdings and relations as choices; page and PDF write the same sentences from them. */
export function disclosureField(): GroupField {
  return {
    name: 'disclosure',
    type: 'group',
    label: { id: 'Kepemilikan dan hubungan', en: 'Holdings and relations' },
    fields: crossValidated(
      [
        choiceField('firmHolding', {
          label: { id: 'Kepemilikan perusahaan', en: 'Holding of the firm' },
          options: {
            none: { id: 'Tidak memiliki', en: 'None' },
            below1: { id: 'Kurang dari 1%', en: 'Below 1%' },
            from1: { id: '1% atau lebih', en: '1% or more' },
            trades: { id: 'Memperdagangkan untuk portofolio sendiri', en: 'Trades for its own portfolio' },
          },
        }),
        choiceField('analystHolding', {
          label: {
            id: 'Kepemilikan analis dan keluarga serumah',
            en: 'Holding of the analyst and household',
          },
          options: {
            none: { id: 'Tidak memiliki', en: 'None' },
            holds: { id: 'Memiliki', en: 'Holds' },
          },
        }),
        choiceField('relationship', {
          label: { id: 'Hubungan dalam 12 bulan terakhir', en: 'Relation in the last 12 months' },
          options: {
            none: { id: 'Tidak ada', en: 'None' },
            underwriter: { id: 'Penjamin emisi', en: 'Underwriter' },
            sellingAgent: { id: 'Agen penjual', en: 'Selling agent' },
            adviser: { id: 'Penasihat', en: 'Adviser' },
          },
        }),
        dayField('statedOn', {
          label: { id: 'Per tanggal', en: 'As of' },
          description: { id: 'Kosong: tanggal terbit.', en: 'Empty: the day of publication.' },
        }),
      ],
      validateDisclosure,
    ),
  }
}
