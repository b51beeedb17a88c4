import { groups } from '#cms/base/admin/groups.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { numberField, orderField } from '#cms/base/fields/numbers-and-dates.ts'
import { productKeyField } from '#cms/base/fields/product-key.ts'
import { imageField, riplayFields } from '#cms/base/fields/relations.ts'
import { factsField, rowsField, sentencesField, stepsField } from '#cms/base/fields/rows.ts'
import { seoField } from '#cms/base/fields/seo.ts'
import { paragraphField, textField } from '#cms/base/fields/text.ts'
import { summaryField, titleField } from '#cms/base/fields/title-and-summary.ts'
import { bodyField } from '#cms/base/rich-text/rich-text.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'

export const products = documentCollection({
  slug: 'products',
  labels: { singular: { id: 'Produk', en: 'Product' }, plural: { id: 'Produk', en: 'Products' } },
  group: groups.offers,
  useAsTitle: 'title',
  defaultColumns: ['title', 'key', 'order'],
  sortedBy: ['order'],
  fields: [
    {
      ...productKeyField('key', {
        label: { id: 'Halaman', en: 'Page' },
        description: {
          id: 'Setiap produk punya satu halaman tetap.',
          en: 'Each product has one fixed page.',
        },
        required: true,
      }),
      unique: true,
    },
    titleField(),
    textField('tagline', { label: { id: 'Baris pembuka', en: 'Tagline' }, required: true }),
    summaryField(),
    imageField('cover', { label: { id: 'Gambar sampul', en: 'Cover image' } }),
    bodyField(),
    factsField(),
    sentencesField('risks', { label: { id: 'Risiko', en: 'Risks' } }),
    stepsField(),
    rowsField('instruments', {
      row: { id: 'Instrumen', en: 'Instrument' },
      label: { id: 'Instrumen', en: 'Instruments' },
      fields: [
        textField('name', { label: { id: 'Nama', en: 'Name' }, required: true }),
        textField('kind', { label: { id: 'Jenis', en: 'Kind' }, required: true }),
        paragraphField('summary', { label: { id: 'Ringkasan', en: 'Summary' }, required: true }),
        numberField('sharePercent', {
          label: { id: 'Bagian dari kumpulan aset (%)', en: 'Share of the pool (%)' },
          description: {
            id: 'Hanya untuk kelas EBA, dari yang dibayar lebih dulu.',
            en: 'Only for EBA classes, in the order of their payment.',
          },
          min: 0,
          max: 100,
        }),
        factsField(),
      ],
    }),
    choiceField('notice', {
      label: { id: 'Catatan kepatuhan', en: 'Compliance notice' },
      required: true,
      defaultValue: 'investment',
      options: {
        investment: { id: 'Risiko investasi', en: 'Investment risk' },
        sbn: { id: 'Surat berharga negara', en: 'Government securities' },
      },
    }),
    ...riplayFields({
      id: 'Bila kosong, halaman Saham memakai RIPLAY rekening reguler, halaman Reksa dana merujuk ke ringkasan tiap reksa dana, dan halaman lain menyebut bahwa RIPLAY belum tersedia.',
      en: 'If empty, the page Stocks uses the RIPLAY of the regular account, Mutual funds refers to the summary of each fund, and other pages state that there is none.',
    }),
    orderField(),
    seoField(),
  ],
})
