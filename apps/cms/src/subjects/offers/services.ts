import { groups } from '#cms/base/admin/groups.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { orderField, wholeNumberField } from '#cms/base/fields/numbers-and-dates.ts'
import { imageField } from '#cms/base/fields/relations.ts'
import { factsField, sentencesField, stepsField } from '#cms/base/fields/rows.ts'
import { seoField } from '#cms/base/fields/seo.ts'
import { textField } from '#cms/base/fields/text.ts'
import { summaryField, titleField } from '#cms/base/fields/title-and-summary.ts'
import { bodyField } from '#cms/base/rich-text/rich-text.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'

export const services = documentCollection({
  slug: 'services',
  labels: { singular: { id: 'Layanan', en: 'Service' }, plural: { id: 'Layanan', en: 'Services' } },
  group: groups.offers,
  useAsTitle: 'title',
  defaultColumns: ['title', 'key', 'order'],
  sortedBy: ['order'],
  fields: [
    {
      ...choiceField('key', {
        label: { id: 'Halaman', en: 'Page' },
        description: {
          id: 'Setiap layanan punya satu halaman tetap.',
          en: 'Each service has one fixed page.',
        },
        required: true,
        options: {
          digitalFacility: { id: 'Fasilitas digital', en: 'Digital facility' },
          lossInsurances: { id: 'Asuransi kerugian', en: 'Loss insurances' },
          mppe: { id: 'MPPE', en: 'MPPE' },
          priorityCustomerGate: { id: 'Gerbang nasabah prioritas', en: 'Priority customer gate' },
          securityPawn: { id: 'Gadai efek', en: 'Security pawn' },
          stockAccount: { id: 'Rekening saham', en: 'Stock account' },
        },
      }),
      unique: true,
    },
    titleField(),
    textField('tagline', { label: { id: 'Baris pembuka', en: 'Tagline' }, required: true }),
    summaryField(),
    imageField('cover', { label: { id: 'Gambar sampul', en: 'Cover image' } }),
    bodyField(),
    factsField(),
    sentencesField('requirements', { label: { id: 'Yang diperlukan', en: 'What you need' } }),
    stepsField(),
    textField('partner', { label: { id: 'Mitra', en: 'Partner' } }),
    wholeNumberField('minimumAssets', {
      label: { id: 'Aset minimum (Rp)', en: 'Minimum assets (IDR)' },
      description: { id: 'Kosongkan bila tidak disyaratkan.', en: 'Leave empty if none is required.' },
      min: 0,
    }),
    wholeNumberField('contractYears', {
      label: { id: 'Masa kontrak (tahun)', en: 'Contract term (years)' },
      description: { id: 'Kosongkan bila tidak ada.', en: 'Leave empty if there is none.' },
      min: 0,
    }),
    orderField(),
    seoField(),
  ],
})
