import { groups } from '#cms/base/admin/groups.ts'
import { instantField, publishedAtField } from '#cms/base/fields/numbers-and-dates.ts'
import { endsAfter } from '#cms/base/fields/periods.ts'
import { productKeyField } from '#cms/base/fields/product-key.ts'
import { imageField } from '#cms/base/fields/relations.ts'
import { seoField } from '#cms/base/fields/seo.ts'
import { slugField } from '#cms/base/fields/slug.ts'
import { textField } from '#cms/base/fields/text.ts'
import { summaryField, titleField } from '#cms/base/fields/title-and-summary.ts'
import { bodyField, richTextField } from '#cms/base/rich-text/rich-text.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'

export const promos = documentCollection({
  slug: 'promos',
  labels: { singular: { id: 'Promo', en: 'Promotion' }, plural: { id: 'Promo', en: 'Promotions' } },
  group: groups.offers,
  useAsTitle: 'title',
  defaultColumns: ['title', 'startsAt', 'endsAt'],
  sortedBy: ['endsAt'],
  fields: [
    titleField(),
    summaryField(),
    imageField('cover', { label: { id: 'Gambar sampul', en: 'Cover image' } }),
    instantField('startsAt', { label: { id: 'Mulai', en: 'Starts' }, required: true }),
    endsAfter('startsAt', instantField('endsAt', { label: { id: 'Berakhir', en: 'Ends' }, required: true })),
    textField('quota', {
      label: { id: 'Kuota', en: 'Quota' },
      description: { id: 'Satu kalimat dengan angkanya.', en: 'One sentence with its number.' },
      required: true,
      maxLength: 300,
    }),
    bodyField(),
    richTextField('terms', {
      label: { id: 'Syarat dan ketentuan', en: 'Terms and conditions' },
      description: {
        id: 'Tulis setiap syarat di sini; jangan hanya merujuk.',
        en: 'State every condition here; do not only refer to them.',
      },
      required: true,
    }),
    slugField('title'),
    publishedAtField(),
    productKeyField('product', { label: { id: 'Produk', en: 'Product' } }),
    seoField(),
  ],
})
