import type { GlobalConfig } from 'payload'
import { groups } from '#cms/base/admin/groups.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { dayField, wholeNumberField } from '#cms/base/fields/numbers-and-dates.ts'
import { rowsField } from '#cms/base/fields/rows.ts'
import { paragraphField, textField } from '#cms/base/fields/text.ts'
import { type RequestLike, translate } from '#cms/base/fields/translate.ts'
import { draftedGlobal } from '#cms/editorial/documents/drafted-global.ts'

const hourPattern = /^([01]\d|2[0-3])\.[0-5]\d$/
const wrongHour = {
  id: 'Tulis jam dan menit, misalnya 12.00.',
  en: 'Write hours and minutes, such as 12.00.',
}

export const serviceCutoffs: GlobalConfig = draftedGlobal({
  slug: 'service-cutoffs',
  label: { id: 'Batas waktu instruksi', en: 'Instruction cutoffs' },
  admin: {
    group: groups.offers,
    description: {
      id: 'Batas waktu kami untuk instruksi aksi korporasi, satu baris per masa berlaku. Tanpa baris, halaman Aksi korporasi menulis bahwa batasnya belum dinyatakan.',
      en: 'Our deadlines for instructions on corporate actions, one row per period. Without a row, the page Corporate actions says that the deadline is not stated.',
    },
  },
  fields: [
    rowsField('rows', {
      row: { id: 'Batas waktu', en: 'Cutoff' },
      label: { id: 'Batas waktu', en: 'Cutoffs' },
      fields: [
        choiceField('kind', {
          label: { id: 'Aksi korporasi', en: 'Corporate action' },
          required: true,
          options: {
            rights: { id: 'HMETD (rights issue)', en: 'Rights issue' },
            warrant: { id: 'Waran', en: 'Warrant' },
            tender: { id: 'Penawaran tender', en: 'Tender offer' },
          },
        }),
        wholeNumberField('tradingDaysBefore', {
          label: { id: 'Hari bursa sebelum hari terakhir', en: 'Trading days before the last day' },
          description: { id: '0: pada hari terakhir.', en: '0: on the last day.' },
          required: true,
          min: 0,
          max: 20,
        }),
        {
          ...textField('hour', {
            label: { id: 'Jam (WIB)', en: 'Hour (WIB)' },
            required: true,
            localized: false,
            maxLength: 5,
          }),
          validate: (value: unknown, options: RequestLike) =>
            hourPattern.test(String(value)) || translate(options, wrongHour),
        },
        choiceField('uninstructed', {
          label: { id: 'Tanpa instruksi nasabah', en: "Without a client's instruction" },
          description: { id: 'Kosong: belum dinyatakan.', en: 'Empty: not stated.' },
          options: {
            nothing: { id: 'Kami tidak melakukan apa pun', en: 'We do nothing' },
            sell: { id: 'Kami menjual', en: 'We sell' },
          },
        }),
        paragraphField('howTo', {
          label: { id: 'Cara memberi instruksi dan formulirnya', en: 'How to instruct us, and the form' },
          description: { id: 'Kosong: belum dinyatakan.', en: 'Empty: not stated.' },
          maxLength: 300,
        }),
        dayField('validFrom', { label: { id: 'Berlaku sejak', en: 'Valid from' }, required: true }),
        textField('source', { label: { id: 'Sumber', en: 'Source' }, required: true }),
        dayField('checkedOn', { label: { id: 'Diperiksa pada', en: 'Checked on' }, required: true }),
      ],
    }),
  ],
})
