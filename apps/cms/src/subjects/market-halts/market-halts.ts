import { haltRules } from '@site/finance/market-halts.ts'
import type { CollectionConfig, TextField } from 'payload'
import { groups } from '#cms/base/admin/groups.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { pastDayField } from '#cms/base/fields/past-day.ts'
import { textField } from '#cms/base/fields/text.ts'
import { wibDay } from '#cms/base/time/wib-time.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'
import { readTime, validateTime } from './halt-times.ts'

const timeField = (
  name: 'from' | 'to',
  text: { label: Bilingual; description: Bilingual; required?: boolean },
) => {
  const field: TextField = textField(name, { ...text, localized: false, maxLength: 8 })
  const normalize = ({ value }: { value?: unknown }) =>
    typeof value === 'string' ? (readTime(value) ?? value) : value
  return {
    ...field,
    validate: validateTime(name),
    hooks: { beforeValidate: [...(field.hooks?.beforeValidate ?? []), normalize] },
  }
}

/** A level with its fall in each rule, because a halt may be of an earlier one. */
const nameLevel = (name: Bilingual, index: 0 | 1 | 2): Bilingual => ({
  id: `${name.id} (${haltRules.map(({ since, percents }) => `turun lebih dari ${percents[index]}% sejak ${wibDay(since, 'id')}`).join('; ')})`,
  en: `${name.en} (${haltRules.map(({ since, percents }) => `down more than ${percents[index]}% since ${wibDay(since, 'en')}`).join('; ')})`,
})

export const marketHalts: CollectionConfig = documentCollection({
  slug: 'market-halts',
  labels: {
    singular: { id: 'Penghentian perdagangan', en: 'Trading halt' },
    plural: { id: 'Penghentian perdagangan', en: 'Trading halts' },
  },
  group: groups.site,
  description: {
    id: 'Penghentian seluruh perdagangan di bursa (trading halt). Yang berlaku hari ini tampil di halaman Pasar begitu diterbitkan, dan sesudahnya di Kalender bursa.',
    en: 'Halts of all trading on the exchange. One of today shows on the market page once it is published, and later in the exchange calendar.',
  },
  useAsTitle: 'date',
  defaultColumns: ['date', 'from', 'to', 'level'],
  sortedBy: ['date'],
  fields: [
    pastDayField('date', { label: { id: 'Tanggal', en: 'Date' } }),
    timeField('from', {
      label: { id: 'Mulai (WIB)', en: 'From (WIB)' },
      description: { id: 'Misalnya 13.43.13.', en: 'For example 13:43:13.' },
      required: true,
    }),
    timeField('to', {
      label: { id: 'Sampai (WIB)', en: 'To (WIB)' },
      description: {
        id: 'Kosong: bursa belum mengumumkan waktu selesainya.',
        en: 'Empty: the exchange has not stated the end yet.',
      },
    }),
    choiceField('level', {
      label: { id: 'Tingkat', en: 'Level' },
      required: true,
      options: {
        1: nameLevel({ id: 'Pertama', en: 'First' }, 0),
        2: nameLevel({ id: 'Kedua', en: 'Second' }, 1),
        3: nameLevel({ id: 'Ketiga', en: 'Third' }, 2),
      },
    }),
    textField('source', {
      label: { id: 'Sumber', en: 'Source' },
      description: {
        id: 'Nomor pengumuman bursa; tampil bagi pengunjung.',
        en: 'The number of the announcement of the exchange; shown to visitors.',
      },
      required: true,
      localized: false,
    }),
  ],
})
