import type { Block } from 'payload'
import { pageNameField } from '#cms/base/fields/page-name.ts'
import { imageField } from '#cms/base/fields/relations.ts'
import { factsField, rowsField } from '#cms/base/fields/rows.ts'
import { paragraphField, textField } from '#cms/base/fields/text.ts'
import { bodyField } from '#cms/base/rich-text/rich-text.ts'

const headingField = () => textField('heading', { label: { id: 'Judul bagian', en: 'Heading' } })

const text: Block = {
  slug: 'text',
  interfaceName: 'TextBlock',
  labels: { singular: { id: 'Teks', en: 'Text' }, plural: { id: 'Teks', en: 'Texts' } },
  fields: [headingField(), bodyField()],
}

const figures: Block = {
  slug: 'figures',
  interfaceName: 'FiguresBlock',
  labels: { singular: { id: 'Angka', en: 'Figures' }, plural: { id: 'Angka', en: 'Figures' } },
  fields: [headingField(), factsField('items')],
}

const timeline: Block = {
  slug: 'timeline',
  interfaceName: 'TimelineBlock',
  labels: { singular: { id: 'Lini masa', en: 'Timeline' }, plural: { id: 'Lini masa', en: 'Timelines' } },
  fields: [
    headingField(),
    rowsField('items', {
      row: { id: 'Peristiwa', en: 'Event' },
      label: { id: 'Peristiwa', en: 'Events' },
      fields: [
        textField('date', {
          label: { id: 'Tanggal', en: 'Date' },
          description: {
            id: 'Tahun, bulan, atau hari: 2019, 2019-04, 2019-04-01.',
            en: 'A year, month or day: 2019, 2019-04, 2019-04-01.',
          },
          required: true,
          localized: false,
          maxLength: 20,
        }),
        textField('title', { label: { id: 'Judul', en: 'Title' }, required: true }),
        paragraphField('text', { label: { id: 'Teks', en: 'Text' } }),
      ],
    }),
  ],
}

const picture: Block = {
  slug: 'picture',
  interfaceName: 'PictureBlock',
  labels: { singular: { id: 'Gambar', en: 'Image' }, plural: { id: 'Gambar', en: 'Images' } },
  fields: [
    imageField('picture', { label: { id: 'Gambar', en: 'Image' }, required: true }),
    paragraphField('caption', { label: { id: 'Keterangan', en: 'Caption' } }),
  ],
}

const callToAction: Block = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  labels: {
    singular: { id: 'Ajakan', en: 'Call to action' },
    plural: { id: 'Ajakan', en: 'Calls to action' },
  },
  fields: [
    headingField(),
    paragraphField('text', { label: { id: 'Teks', en: 'Text' } }),
    pageNameField({ id: 'Halaman tujuan', en: 'Target page' }),
    textField('label', { label: { id: 'Teks tombol', en: 'Button text' }, required: true }),
  ],
}

/** The blocks that editors build pages from; `packages/contracts/src/content/pages.ts` defines their output. */
export const pageBlocks: Block[] = [text, figures, timeline, picture, callToAction]
