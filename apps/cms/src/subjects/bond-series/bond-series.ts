import type { CollectionConfig, DateField, NumberField } from 'payload'
import { groups } from '#cms/base/admin/groups.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { codeField } from '#cms/base/fields/code.ts'
import { crossValidated } from '#cms/base/fields/cross-field-validation.ts'
import { dayField, numberField, wholeNumberField } from '#cms/base/fields/numbers-and-dates.ts'
import { endsAfter } from '#cms/base/fields/periods.ts'
import { fileField } from '#cms/base/fields/relations.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'
import { validateSeries } from './validate-series.ts'

const neededDay = (name: string, label: Bilingual) => dayField(name, { label, required: true })

/** A day of the series' life that must not be before another one. */
const laterDay = (name: string, label: Bilingual, start: string, message: Bilingual): DateField =>
  endsAfter(start, neededDay(name, label), { message })

/** Shown only for one kind of coupon. */
const whenCoupon = (kind: 'fixed' | 'floating', field: NumberField): NumberField => ({
  ...field,
  admin: { ...field.admin, condition: (document) => document.couponKind === kind },
})

const beforeSettlement: Bilingual = {
  id: 'Tidak boleh sebelum tanggal penyelesaian.',
  en: 'Must not be before the settlement date.',
}

export const bondSeries: CollectionConfig = {
  ...documentCollection({
    slug: 'bond-series',
    labels: {
      singular: { id: 'Seri SBN', en: 'Government bond series' },
      plural: { id: 'Seri SBN', en: 'Government bond series' },
    },
    group: groups.offers,
    description: {
      id: 'Tabel di halaman Surat berharga. Status (akan datang, dibuka, ditutup, diperdagangkan) mengikuti tanggalnya.',
      en: 'The table of the page “Debt securities”. The status (upcoming, open, closed, tradable) follows the dates.',
    },
    useAsTitle: 'code',
    defaultColumns: ['code', 'kind', 'offerFrom', 'offerTo', 'maturity'],
    sortedBy: ['offerFrom'],
    fields: [
      codeField({ label: { id: 'Kode seri', en: 'Series code' } }),
      choiceField('kind', {
        label: { id: 'Jenis', en: 'Kind' },
        required: true,
        options: {
          ORI: { id: 'ORI – obligasi negara ritel', en: 'ORI – retail government bond' },
          SR: { id: 'SR – sukuk ritel', en: 'SR – retail sukuk' },
          SBR: { id: 'SBR – savings bond ritel', en: 'SBR – retail savings bond' },
          ST: { id: 'ST – sukuk tabungan', en: 'ST – savings sukuk' },
        },
      }),
      choiceField('couponKind', {
        label: { id: 'Kupon', en: 'Coupon' },
        required: true,
        options: {
          fixed: { id: 'Tetap', en: 'Fixed' },
          floating: { id: 'Mengambang dengan kupon minimal', en: 'Floating with a floor' },
        },
      }),
      dayField('policyRateSince', {
        label: { id: 'Kupon mengambang ini berlaku sejak', en: 'The floating coupon applies since' },
      }),
      ...crossValidated(
        [
          whenCoupon(
            'fixed',
            numberField('couponPercent', {
              label: { id: 'Kupon tetap (% per tahun)', en: 'Fixed coupon (% per year)' },
            }),
          ),
          whenCoupon(
            'floating',
            numberField('spreadPercent', {
              label: {
                id: 'Selisih di atas suku bunga acuan (poin persen)',
                en: 'Spread over the policy rate (percentage points)',
              },
            }),
          ),
          whenCoupon(
            'floating',
            numberField('floorPercent', {
              label: { id: 'Kupon minimal (% per tahun)', en: 'Floor (% per year)' },
            }),
          ),
          whenCoupon(
            'floating',
            numberField('policyRatePercent', {
              label: {
                id: 'Suku bunga acuan pada penyesuaian terakhir (%)',
                en: 'Policy rate at the last reset (%)',
              },
            }),
          ),
          wholeNumberField('tenorYears', {
            label: { id: 'Tenor (tahun)', en: 'Tenor (years)' },
            required: true,
          }),
          wholeNumberField('minimum', {
            label: { id: 'Pembelian minimum (Rp)', en: 'Minimum purchase (IDR)' },
            required: true,
          }),
          wholeNumberField('maximum', {
            label: { id: 'Pembelian maksimum (Rp)', en: 'Maximum purchase (IDR)' },
            required: true,
          }),
          numberField('earlyRedemptionPercent', {
            label: {
              id: 'Pencairan awal paling banyak (% kepemilikan)',
              en: 'Early redemption at most (% of the holding)',
            },
            description: {
              id: 'Kosongkan bila seri ini tidak dapat dicairkan lebih awal.',
              en: 'Leave it empty if the series has no early redemption.',
            },
          }),
        ],
        validateSeries,
      ),
      neededDay('offerFrom', { id: 'Penawaran dibuka', en: 'Offer opens' }),
      laterDay('offerTo', { id: 'Penawaran ditutup', en: 'Offer closes' }, 'offerFrom', {
        id: 'Penawaran tidak boleh ditutup sebelum dibuka.',
        en: 'The offer must not close before it opens.',
      }),
      laterDay('settlement', { id: 'Tanggal penyelesaian', en: 'Settlement date' }, 'offerTo', {
        id: 'Tanggal penyelesaian tidak boleh sebelum penawaran ditutup.',
        en: 'Settlement must not be before the offer closes.',
      }),
      laterDay('firstCoupon', { id: 'Kupon pertama', en: 'First coupon' }, 'settlement', beforeSettlement),
      laterDay('maturity', { id: 'Jatuh tempo', en: 'Maturity' }, 'firstCoupon', {
        id: 'Jatuh tempo tidak boleh sebelum kupon pertama.',
        en: 'The maturity must not be before the first coupon.',
      }),
      endsAfter(
        'settlement',
        dayField('tradableFrom', {
          label: { id: 'Dapat diperdagangkan mulai', en: 'Tradable from' },
          description: {
            id: 'Setelah masa kepemilikan minimum. Kosongkan bila seri ini tidak diperdagangkan.',
            en: 'After the minimum holding period. Leave it empty if the series is never traded.',
          },
        }),
        { message: beforeSettlement },
      ),
      endsAfter(
        'settlement',
        dayField('earlyRedemptionFrom', {
          label: { id: 'Pencairan awal dibuka', en: 'Early redemption opens' },
        }),
        { message: beforeSettlement },
      ),
      endsAfter(
        'earlyRedemptionFrom',
        dayField('earlyRedemptionTo', {
          label: { id: 'Pencairan awal ditutup', en: 'Early redemption closes' },
        }),
      ),
      fileField('memorandum', {
        label: { id: 'Memorandum informasi (PDF)', en: 'Information memorandum (PDF)' },
        mimeType: 'application/pdf',
      }),
    ],
  }),
  // Payload would call it `BondSery`.
  typescript: { interface: 'BondSeries' },
}
