import { economySeries } from '@site/contracts/content/economy.ts'
import { economyNames } from '@site/contracts/content/economy-names.ts'
import type { CollectionAfterChangeHook, CollectionConfig, DateField, NumberField } from 'payload'
import { date, number } from 'payload/shared'
import { groups } from '#cms/base/admin/groups.ts'
import { choiceField, switchField } from '#cms/base/fields/choices.ts'
import { dayField } from '#cms/base/fields/numbers-and-dates.ts'
import { pastDayField } from '#cms/base/fields/past-day.ts'
import { endsAfter } from '#cms/base/fields/periods.ts'
import { savedName } from '#cms/base/fields/saved-name.ts'
import { textField } from '#cms/base/fields/text.ts'
import { translate } from '#cms/base/fields/translate.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'
import { findDuplicate, findSame, findValueError, nameRow, slug } from './economy-rules.ts'
import { economyImport } from './import-endpoint.ts'

const valueField: NumberField = {
  name: 'value',
  type: 'number',
  label: { id: 'Nilai (persen, atau rupiah per dolar)', en: 'Value (percent, or rupiah per dollar)' },
  required: true,
  admin: { description: { id: 'Misalnya 4,75 atau 16650.', en: 'For example 4.75 or 16650.' } },
  validate: async (value, options) => {
    const result = await number(value, options)
    if (result !== true || typeof value !== 'number') return result
    const series = economySeries.find((one) => one === readSeries(options.siblingData)) ?? null
    const error = findValueError(series, value)
    return error ? translate(options, error) : true
  },
}

const readSeries = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'series' in data ? data.series : null

const readSwitch = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'replaces' in data && data.replaces === true

const referenceField: DateField = {
  ...dayField('reference', {
    label: { id: 'Tanggal nilai', en: 'Reference day' },
    description: {
      id: 'Hari berlakunya nilai. Untuk inflasi dan bunga deposito: hari mana pun dalam bulannya.',
      en: 'The day that the value is of. For inflation and deposits: any day of the month.',
    },
    required: true,
  }),
  validate: async (value, options) => {
    const result = await date(value, options)
    if (result !== true || readSwitch(options.data)) return result
    const question = await findDuplicate(options)
    return question ? translate(options, question) : true
  },
}

/** The audit trail keeps the name, and with it the value, of a row that another one replaced. */
const removeReplaced: CollectionAfterChangeHook = async ({ data, doc, req }) => {
  if (doc._status !== 'published' || !readSwitch(data)) return
  for (const { id } of await findSame({ id: doc.id, data: doc, req })) {
    await req.payload.delete({ collection: slug, id, overrideAccess: true, req })
  }
}

const collection = documentCollection({
  slug,
  labels: {
    singular: { id: 'Angka ekonomi', en: 'Economic figure' },
    plural: { id: 'Angka ekonomi', en: 'Economic figures' },
  },
  group: groups.site,
  description: {
    id: 'BI-Rate, inflasi, kurs dolar, bunga deposito dan penjaminan. Tampil di halaman Pasar dan Beranda, dan mengisi kalkulator obligasi.',
    en: 'BI-Rate, inflation, dollar rate, deposit and guaranteed rates. Shown on the market page and the home page, and filled into the bond calculator.',
  },
  useAsTitle: 'name',
  defaultColumns: ['name', 'series', 'value', 'reference', 'published'],
  sortedBy: ['reference'],
  afterChange: [removeReplaced],
  fields: [
    savedName((_language, row) => nameRow(row), { localized: false }),
    choiceField('series', { label: { id: 'Seri', en: 'Series' }, options: economyNames, required: true }),
    valueField,
    referenceField,
    {
      ...switchField('replaces', {
        label: { id: 'Ganti nilai yang sudah ada', en: 'Replace the existing value' },
        description: {
          id: 'Nilai lama dihapus saat yang ini terbit; jejak audit menyimpannya.',
          en: 'The old value is deleted once this one is published; the audit trail keeps it.',
        },
        defaultValue: false,
      }),
      hooks: {
        // The answer holds for one publication: a later change of the day asks again.
        afterRead: [({ value, siblingData }) => siblingData?._status !== 'published' && value === true],
      },
    },
    pastDayField('published', { label: { id: 'Diumumkan pada', en: 'Published on' } }),
    textField('source', {
      label: { id: 'Sumber', en: 'Source' },
      description: {
        id: 'Lembaga dan pengumumannya; tampil bagi pengunjung dalam kedua bahasa.',
        en: 'The institution and its release; shown to visitors in both languages.',
      },
      required: true,
      localized: false,
    }),
    endsAfter(
      'published',
      dayField('nextDate', { label: { id: 'Pengumuman berikutnya', en: 'Next release' } }),
    ),
  ],
})

export const economy: CollectionConfig = { ...collection, endpoints: [economyImport] }
