import { reportSectors } from '@site/contracts/content/research.ts'
import { sectorNames } from '@site/contracts/market/sector-names.ts'
import { groups } from '#cms/base/admin/groups.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { crossValidated } from '#cms/base/fields/cross-field-validation.ts'
import { numberField, publishedAtField, wholeNumberField } from '#cms/base/fields/numbers-and-dates.ts'
import { ratingField } from '#cms/base/fields/rating.ts'
import { categoryField, fileField, imageField } from '#cms/base/fields/relations.ts'
import { sentencesField, tickersField } from '#cms/base/fields/rows.ts'
import { seoField } from '#cms/base/fields/seo.ts'
import { slugField } from '#cms/base/fields/slug.ts'
import { textField } from '#cms/base/fields/text.ts'
import { summaryField, titleField } from '#cms/base/fields/title-and-summary.ts'
import { termBodyField } from '#cms/base/rich-text/rich-text.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'
import { validateRecommendation } from '#cms/subjects/recommendations/validate-recommendation.ts'
import { disclosureField } from './disclosure.ts'

export const reports = documentCollection({
  slug: 'reports',
  labels: {
    singular: { id: 'Laporan riset', en: 'Research report' },
    plural: { id: 'Laporan riset', en: 'Research reports' },
  },
  group: groups.research,
  useAsTitle: 'title',
  defaultColumns: ['title', 'category', 'rating', 'publishedAt'],
  sortedBy: ['publishedAt'],
  // Recommendations show the title and slug of their report.
  relatedTags: () => ['list:recommendations'],
  fields: [
    titleField(),
    summaryField(),
    sentencesField('keyPoints', { label: { id: 'Pokok-pokok', en: 'Key points' } }),
    termBodyField(),
    textField('analystRole', {
      label: { id: 'Jabatan analis', en: "Analyst's role" },
      description: { id: 'Jabatan, bukan nama.', en: 'A role, not a name.' },
      required: true,
    }),
    ratingField(false),
    ...crossValidated(
      [
        numberField('priceAtIssue', { label: { id: 'Harga saat terbit (Rp)', en: 'Price at issue (IDR)' } }),
        numberField('targetPrice', { label: { id: 'Harga target (Rp)', en: 'Target price (IDR)' } }),
        numberField('previousTarget', {
          label: { id: 'Harga target sebelumnya (Rp)', en: 'Previous target price (IDR)' },
          description: {
            id: 'Target rekomendasi yang digantikan laporan ini. Kosong: tidak ada yang berjalan.',
            en: 'The target of the recommendation that this report replaces. Empty: none was open.',
          },
        }),
        numberField('horizonMonths', { label: { id: 'Jangka waktu (bulan)', en: 'Horizon (months)' } }),
      ],
      validateRecommendation,
    ),
    fileField('pdf', { label: { id: 'PDF', en: 'PDF' }, mimeType: 'application/pdf', localized: true }),
    {
      ...wholeNumberField('pdfPages', { label: { id: 'Halaman PDF', en: 'PDF pages' }, min: 1 }),
      localized: true,
    },
    imageField('firstPage', {
      label: { id: 'Gambar halaman pertama', en: 'Image of the first page' },
      localized: true,
    }),
    disclosureField(),
    sentencesField('disclosures', {
      label: { id: 'Pengungkapan lain', en: 'Other disclosures' },
      description: {
        id: 'Benturan kepentingan selain kepemilikan dan hubungan di atas, satu kalimat tiap baris.',
        en: 'Conflicts of interest other than the holdings and relations above, one sentence per row.',
      },
    }),
    slugField('title'),
    publishedAtField(),
    categoryField('research'),
    tickersField(),
    choiceField('sectorCode', {
      label: { id: 'Sektor', en: 'Sector' },
      options: sectorOptions(),
    }),
    seoField(),
  ],
})

function sectorOptions(): Record<string, Bilingual> {
  return Object.fromEntries(
    reportSectors.map((code) => {
      const { id, en } = sectorNames[code]
      return [code, { id: `${code} ${id}`, en: `${code} ${en}` }]
    }),
  )
}
