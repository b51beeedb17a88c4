import { serviceFeeNames } from '@site/contracts/content/service-fee-codes.ts'
import type { ServiceFeeUnit } from '@site/contracts/content/service-fees.ts'
import type { DateField, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import * as v from 'valibot'
import { groups } from '#cms/base/admin/groups.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { choiceField, switchField } from '#cms/base/fields/choices.ts'
import { crossValidated } from '#cms/base/fields/cross-field-validation.ts'
import { dayField, numberField, wholeNumberField } from '#cms/base/fields/numbers-and-dates.ts'
import { rowsField } from '#cms/base/fields/rows.ts'
import { savedName } from '#cms/base/fields/saved-name.ts'
import { textField } from '#cms/base/fields/text.ts'
import { translate } from '#cms/base/fields/translate.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'
import { createStartField, endField, sourceField } from './period-fields.ts'
import { accounts, findOverlap, nameIn, slug } from './service-fee-periods.ts'
import { hasAmount, maxRupiah, validateServiceFee } from './validate-service-fee.ts'

const units = {
  free: { id: 'Gratis', en: 'Free' },
  perItem: { id: 'Rp per tindakan', en: 'IDR per action' },
  perShareCode: { id: 'Rp per kode saham', en: 'IDR per share code' },
  percentPerYear: { id: '% per tahun', en: '% per year' },
  percentPerDay: { id: '% per hari', en: '% per day' },
  percentOfValue: { id: '% dari nilai', en: '% of the value' },
  tiers: { id: 'Berjenjang menurut nilai transaksi', en: 'Tiers by turnover' },
} as const satisfies Record<ServiceFeeUnit, Bilingual>

const payees = {
  us: { id: 'Kami', en: 'Us' },
  bank: { id: 'Bank', en: 'The bank' },
  ksei: { id: 'KSEI', en: 'KSEI' },
  idx: { id: 'Bursa Efek Indonesia', en: 'Indonesia Stock Exchange' },
  state: { id: 'Negara', en: 'The government' },
}

const noSource: Bilingual = { id: 'Isi sumber.', en: 'State the source.' }
const notAfter: Bilingual = {
  id: 'Berlaku sampai harus sesudah berlaku mulai.',
  en: 'Valid to must be after valid from.',
}

const StartSchema = v.object({ validFrom: v.union([v.string(), v.date()]) })

const validTo: DateField = {
  ...endField,
  validate: (value, options) => {
    const start = v.safeParse(StartSchema, options.siblingData)
    if (!value || !start.success || new Date(value) > new Date(start.output.validFrom)) return true
    return translate(options, notAfter)
  },
}

const checkSource: TextFieldSingleValidation = (value, options) =>
  value ? text(value, options) : translate(options, noSource)

function requireSource(field: TextField): TextField {
  return field.hasMany ? field : { ...field, validate: checkSource }
}

const minimumAndMaximum = [
  wholeNumberField('minimum', { label: { id: 'Minimum (Rp)', en: 'Minimum (IDR)' }, min: 0, max: maxRupiah }),
  wholeNumberField('maximum', {
    label: { id: 'Maksimum (Rp)', en: 'Maximum (IDR)' },
    min: 0,
    max: maxRupiah,
  }),
]

const amount = numberField('amount', {
  label: { id: 'Biaya (Rp atau %)', en: 'Fee (IDR or %)' },
  description: { id: 'Misalnya 25000, atau 0,1 untuk persen.', en: 'For example 25000, or 0.1 for percent.' },
})

const tiers = rowsField('tiers', {
  label: { id: 'Jenjang', en: 'Tiers' },
  row: { id: 'Jenjang', en: 'Tier' },
  fields: [
    wholeNumberField('from', {
      label: { id: 'Nilai transaksi mulai (Rp)', en: 'Turnover from (IDR)' },
      min: 0,
      required: true,
    }),
    wholeNumberField('amount', {
      label: { id: 'Biaya (Rp)', en: 'Fee (IDR)' },
      min: 0,
      max: maxRupiah,
      required: true,
    }),
  ],
})

const amountFields = crossValidated(
  [
    choiceField('code', { label: { id: 'Biaya', en: 'Fee' }, options: serviceFeeNames, required: true }),
    choiceField('account', { label: { id: 'Rekening', en: 'Account' }, options: accounts, required: true }),
    choiceField('unit', { label: { id: 'Satuan', en: 'Unit' }, options: units, required: true }),
    { ...amount, admin: { ...amount.admin, condition: ({ unit }) => hasAmount(unit) } },
    { ...tiers, admin: { ...tiers.admin, condition: ({ unit }) => unit === 'tiers' } },
    ...minimumAndMaximum,
    textField('condition', {
      label: { id: 'Syarat', en: 'Condition' },
      description: {
        id: 'Untuk bunga dan denda: dasar, hari pertama, hari kalender atau bursa.',
        en: 'For interest and late payment: the base, the first day, calendar or trading days.',
      },
    }),
  ],
  validateServiceFee,
)

export const serviceFees = documentCollection({
  slug,
  labels: {
    singular: { id: 'Biaya layanan', en: 'Service fee' },
    plural: { id: 'Biaya layanan', en: 'Service fees' },
  },
  group: groups.offers,
  description: {
    id: 'Daftar biaya selain komisi, satu baris per masa berlaku. Bunga margin dan denda keterlambatan juga dipakai alat hitung dan RIPLAY.',
    en: 'The price list besides commissions, one row per period. Calculators and RIPLAY also read margin interest and late payment from it.',
  },
  useAsTitle: 'name',
  defaultColumns: ['name', 'unit', 'amount', 'validFrom', 'validTo'],
  sortedBy: ['validFrom'],
  fields: [
    savedName(nameIn),
    ...amountFields,
    switchField('isVatIncluded', { label: { id: 'Termasuk PPN', en: 'VAT included' }, defaultValue: true }),
    choiceField('payee', { label: { id: 'Penerima', en: 'Recipient' }, options: payees, required: true }),
    createStartField({ id: 'Berlaku mulai', en: 'Valid from' }, findOverlap),
    validTo,
    requireSource(sourceField),
    dayField('checkedOn', { label: { id: 'Diperiksa pada', en: 'Checked on' }, required: true }),
  ],
})
