import { choiceField } from '#cms/fields/choices.ts'
import { dayField, numberField } from '#cms/fields/numbers-and-dates.ts'
import { ratingField } from '#cms/fields/rating.ts'
import { type Asker, required, say, tickerForm } from '#cms/fields/say.ts'
import { paragraphField, textField } from '#cms/fields/text.ts'
import type { Recommendation } from '#cms/payload-types.ts'
import { documentCollection, groups } from './document-collection.ts'

const closedBeforeIssue = {
  id: 'Tidak boleh sebelum tanggal terbit.',
  en: 'It cannot be before the day of issue.',
}

/** Without its day a closed recommendation would be shown as if it ran on. */
function validateClosedAt(
  value: Date | string | null | undefined,
  { siblingData, ...asker }: Asker & { siblingData: Partial<Recommendation> },
): true | string {
  const { state, issuedAt } = siblingData
  if (state !== 'closed') {
    return true
  }
  if (!value) {
    return say(asker, required)
  }
  return !issuedAt || new Date(value) >= new Date(issuedAt) || say(asker, closedBeforeIssue)
}

export const recommendations = documentCollection({
  slug: 'recommendations',
  labels: {
    singular: { id: 'Rekomendasi', en: 'Recommendation' },
    plural: { id: 'Rekomendasi', en: 'Recommendations' },
  },
  group: groups.research,
  useAsTitle: 'ticker',
  defaultColumns: ['ticker', 'rating', 'issuedAt', 'state'],
  sortedBy: ['issuedAt'],
  fields: [
    {
      ...textField('ticker', { label: { id: 'Kode saham', en: 'Ticker' }, required: true, localized: false }),
      index: true,
      validate: (value: unknown, asker: Asker) =>
        (typeof value === 'string' && /^[A-Z]{4}$/.test(value)) || say(asker, tickerForm),
    },
    ratingField(true),
    dayField('issuedAt', { label: { id: 'Tanggal terbit', en: 'Day of issue' }, required: true }),
    numberField('priceAtIssue', {
      label: { id: 'Harga saat terbit (Rp)', en: 'Price at issue (IDR)' },
      required: true,
      min: 0,
    }),
    numberField('targetPrice', {
      label: { id: 'Harga target (Rp)', en: 'Target price (IDR)' },
      required: true,
      min: 0,
    }),
    numberField('stopLoss', { label: { id: 'Batas rugi (Rp)', en: 'Stop loss (IDR)' }, min: 0 }),
    numberField('horizonMonths', {
      label: { id: 'Jangka waktu (bulan)', en: 'Horizon (months)' },
      required: true,
      min: 1,
    }),
    textField('analystRole', {
      label: { id: 'Fungsi analis', en: "Analyst's function" },
      description: { id: 'Fungsi, bukan nama.', en: 'A function, not a name.' },
      required: true,
    }),
    paragraphField('rationale', { label: { id: 'Alasan', en: 'Rationale' }, required: true }),
    // Not `status`: its database type would have the name of the one of `_status`.
    choiceField('state', {
      label: { id: 'Perjalanan', en: 'Course' },
      required: true,
      defaultValue: 'open',
      options: { open: { id: 'Berjalan', en: 'Open' }, closed: { id: 'Ditutup', en: 'Closed' } },
    }),
    {
      ...dayField('closedAt', {
        label: { id: 'Ditutup pada', en: 'Closed on' },
        description: {
          id: 'Hari analis menutup rekomendasi; hasilnya dihitung sampai hari itu.',
          en: 'The day on which the analyst closed it; its outcome is worked out up to then.',
        },
      }),
      validate: validateClosedAt,
    },
    numberField('closePrice', { label: { id: 'Harga penutupan (Rp)', en: 'Closing price (IDR)' }, min: 0 }),
    {
      name: 'report',
      type: 'relationship',
      relationTo: 'reports',
      label: { id: 'Laporan riset', en: 'Research report' },
    },
  ],
})
