import { feeNames } from '@site/contracts/content/fee-names.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { tradingRatesOn } from '@site/finance/trading-rates.ts'
import type { NumberField } from 'payload'
import { number } from 'payload/shared'
import { groups } from '#cms/base/admin/groups.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { endsAfter } from '#cms/base/fields/periods.ts'
import { savedName } from '#cms/base/fields/saved-name.ts'
import { translate } from '#cms/base/fields/translate.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'
import { findOverlap, nameIn, sides, slug } from './fee-periods.ts'
import { createStartField, endField, sourceField } from './period-fields.ts'

const { accounts, channels } = feeNames
const maxPercent = 5
const percentPlaces = 4

const percentField: NumberField = {
  name: 'percent',
  type: 'number',
  label: { id: 'Biaya (% dari nilai transaksi)', en: 'Fee (% of the traded value)' },
  required: true,
  admin: {
    description: {
      id: 'Termasuk PPN dan pungutan bursa, tanpa pajak penjualan. Misalnya 0,15.',
      en: 'With VAT and exchange levies, without the sales tax. For example 0.15.',
    },
  },
  validate: async (value, options) => {
    const result = await number(value, options)
    if (result !== true || typeof value !== 'number') return result
    const least = leastPercent()
    if (value < least || value > maxPercent || Number(value.toFixed(percentPlaces)) !== value) {
      return translate(options, wrongPercent(least))
    }
    return true
  },
}

/** What the exchange takes in any case; a lower fee could not be itemized. */
function leastPercent(): number {
  const rates = tradingRatesOn(dayInJakarta(new Date()))
  return rates === null
    ? 0
    : Number((rates.levy * (1 + rates.vat / 100) + rates.guaranteeFund).toFixed(percentPlaces))
}

const wrongPercent = (least: number): Bilingual => ({
  id: `Masukkan persen dari ${least.toLocaleString('id-ID', fourPlaces)} (pungutan bursa dan PPN-nya) sampai ${maxPercent}, paling banyak ${percentPlaces} angka di belakang koma.`,
  en: `Enter a percentage from ${least.toLocaleString('en-US', fourPlaces)} (the exchange levies and their VAT) to ${maxPercent}, with at most ${percentPlaces} decimals.`,
})
const fourPlaces = { maximumFractionDigits: percentPlaces }

const minimumField: NumberField = {
  name: 'minimum',
  type: 'number',
  label: { id: 'Minimum per order (Rp)', en: 'Minimum per order (IDR)' },
  min: 0,
  max: 10_000_000,
  admin: {
    description: {
      id: 'Termasuk PPN dan pungutan bursa. Kosong: tanpa minimum.',
      en: 'With VAT and exchange levies. Empty: no minimum.',
    },
  },
  validate: async (value, options) => {
    const result = await number(value, options)
    if (result !== true || typeof value !== 'number') return result
    return Number.isInteger(value) || translate(options, wrongMinimum)
  },
}

const wrongMinimum: Bilingual = {
  id: 'Masukkan rupiah utuh, tanpa angka di belakang koma.',
  en: 'Enter whole rupiah, without decimals.',
}

export const fees = documentCollection({
  slug,
  labels: { singular: { id: 'Biaya', en: 'Fee' }, plural: { id: 'Biaya', en: 'Fees' } },
  group: groups.offers,
  description: {
    id: 'Satu baris per masa berlaku. Untuk mengubah biaya, isi “Berlaku sampai” pada baris lama, lalu buat baris baru: baris lama tetap tampil sebagai riwayat.',
    en: 'One row per period. To change a fee, set “Valid to” of the old row and create a new one: the old row stays visible as history.',
  },
  useAsTitle: 'name',
  defaultColumns: ['name', 'percent', 'minimum', 'validFrom', 'validTo'],
  sortedBy: ['validFrom'],
  fields: [
    savedName(nameIn),
    choiceField('account', { label: { id: 'Rekening', en: 'Account' }, options: accounts, required: true }),
    choiceField('channel', { label: { id: 'Kanal', en: 'Channel' }, options: channels, required: true }),
    choiceField('side', {
      label: { id: 'Beli atau jual', en: 'Buy or sell' },
      options: sides,
      required: true,
    }),
    percentField,
    minimumField,
    createStartField({ id: 'Berlaku sejak', en: 'Valid from' }, findOverlap),
    endsAfter('validFrom', endField),
    sourceField,
  ],
})
