import { isTicker } from '@site/contracts/market/values.ts'
import type { NumberField, RelationshipField } from 'payload'
import { number } from 'payload/shared'
import { groups } from '#cms/base/admin/groups.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { crossValidated } from '#cms/base/fields/cross-field-validation.ts'
import { dayField, numberField, reachedDayField } from '#cms/base/fields/numbers-and-dates.ts'
import { checkPublicationDate, isDemoContent, type Publication } from '#cms/base/fields/publication-date.ts'
import { ratingField } from '#cms/base/fields/rating.ts'
import { paragraphField, textField } from '#cms/base/fields/text.ts'
import { required, tickerForm, translate } from '#cms/base/fields/translate.ts'
import type { Recommendation } from '#cms/base/payload-types.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'
import { checkIssuePrice } from './check-issue-price.ts'
import { isUnknownTicker } from './market-data.ts'
import { validateRecommendation } from './validate-recommendation.ts'

const noCompany = (ticker: string): Bilingual => ({
  id: `Tidak ada perusahaan dengan kode ${ticker} di data pasar situs ini. Periksa kodenya.`,
  en: `No company in this site’s market data has the ticker ${ticker}. Check the ticker.`,
})

/** The market service has no data yet while the demo content is seeded. */
async function validateTicker(value: unknown, options: Publication): Promise<string | true> {
  if (typeof value !== 'string' || !isTicker(value)) return translate(options, tickerForm)
  return !isDemoContent(options) && (await isUnknownTicker(value))
    ? translate(options, noCompany(value))
    : true
}

const priceAtIssue: NumberField = {
  name: 'priceAtIssue',
  type: 'number',
  label: { id: 'Harga saat terbit (Rp)', en: 'Price at issue (IDR)' },
  required: true,
  validate: async (value, options) => {
    const result = await number(value, options)
    const notice = result === true && !isDemoContent(options) ? await checkIssuePrice(options.data) : null
    return notice?.isImplausible ? translate(options, notice.message) : result
  },
}

const closedBeforeIssue = {
  id: 'Tidak boleh sebelum tanggal terbit.',
  en: 'It must not be before the date of issue.',
}

/** Without a closing date or a successor, a closed recommendation would appear as still open. */
function validateClosedAt(
  value: Date | string | null | undefined,
  { siblingData, ...options }: Publication & { siblingData: Partial<Recommendation> },
): true | string {
  const { state, issuedAt, replacedBy } = siblingData
  if (state !== 'closed' || replacedBy) {
    return true
  }
  if (!value) {
    return translate(options, required)
  }
  if (issuedAt && new Date(value) < new Date(issuedAt)) return translate(options, closedBeforeIssue)
  return checkPublicationDate(value, options, 'day')
}

const issuedAt = reachedDayField('issuedAt', {
  label: { id: 'Tanggal terbit', en: 'Date of issue' },
  required: true,
})

/** The closing day and price follow from the successor, so that no day without a recommendation lies between them. */
const replacedBy: RelationshipField = {
  name: 'replacedBy',
  type: 'relationship',
  relationTo: 'recommendations',
  label: { id: 'Diganti oleh', en: 'Replaced by' },
  admin: {
    condition: (_, { state }) => state === 'closed',
    description: {
      id: 'Rekomendasi baru untuk saham yang sama. Tanggal dan harga penutupan mengikuti tanggal dan harga terbitnya.',
      en: 'The new recommendation for the same share. The closing date and price follow its date and price at issue.',
    },
  },
  filterOptions: ({ data }) => ({
    ticker: { equals: data.ticker },
    issuedAt: { greater_than: data.issuedAt },
  }),
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
      validate: validateTicker,
    },
    ratingField(true),
    issuedAt,
    ...crossValidated(
      [
        priceAtIssue,
        numberField('targetPrice', {
          label: { id: 'Harga target (Rp)', en: 'Target price (IDR)' },
          required: true,
        }),
        numberField('stopLoss', { label: { id: 'Batas rugi (Rp)', en: 'Stop loss (IDR)' } }),
        numberField('horizonMonths', {
          label: { id: 'Jangka waktu (bulan)', en: 'Horizon (months)' },
          required: true,
        }),
      ],
      validateRecommendation,
    ),
    textField('analystRole', {
      label: { id: 'Jabatan analis', en: "Analyst's role" },
      description: { id: 'Jabatan, bukan nama.', en: 'A role, not a name.' },
      required: true,
    }),
    paragraphField('rationale', { label: { id: 'Alasan', en: 'Rationale' }, required: true }),
    // Not `status`: its enum type would collide with that of `_status`.
    choiceField('state', {
      label: { id: 'Status', en: 'Status' },
      required: true,
      defaultValue: 'open',
      options: { open: { id: 'Berjalan', en: 'Open' }, closed: { id: 'Ditutup', en: 'Closed' } },
    }),
    replacedBy,
    {
      ...dayField('closedAt', {
        label: { id: 'Ditutup pada', en: 'Closed on' },
        description: {
          id: 'Tanggal analis menutup rekomendasi tanpa penggantinya; hasilnya dihitung sampai tanggal itu.',
          en: 'The date on which the analyst closed it without a successor; its result is calculated up to this date.',
        },
      }),
      validate: validateClosedAt,
    },
    ...crossValidated(
      [numberField('closePrice', { label: { id: 'Harga penutupan (Rp)', en: 'Closing price (IDR)' } })],
      validateRecommendation,
    ),
    {
      name: 'report',
      type: 'relationship',
      relationTo: 'reports',
      label: { id: 'Laporan riset', en: 'Research report' },
    },
  ],
})
