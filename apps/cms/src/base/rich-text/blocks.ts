import {
  calculatorPages,
  type calloutKinds,
  maxFigureMeasures,
  maxFigureTickers,
  measureNames,
  measures,
} from '@site/contracts/content/embeds.ts'
import { findPageTitle } from '@site/contracts/content/site-pages.ts'
import { priceRanges } from '@site/contracts/market/prices.ts'
import { isTicker } from '@site/contracts/market/values.ts'
import type { Block, BlockJSX, RichTextField, SelectField, TextField } from 'payload'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { imageField } from '#cms/base/fields/relations.ts'
import { textField } from '#cms/base/fields/text.ts'
import { type RequestLike, tickerForm, translate } from '#cms/base/fields/translate.ts'

const captionCharacters = 300
const labelCharacters = 80
const queryCharacters = 500

/** The label of a block, which editors need not name. */
const labeled = (label: Bilingual) => ({
  labels: { singular: label, plural: label },
  admin: { disableBlockName: true },
})

/** As `<PriceChart ticker="VIHA" range="1Y" />` in Markdown. */
const tag = (parseFields: (props: Record<string, unknown>) => Record<string, unknown>): BlockJSX => ({
  import: ({ props }) => parseFields(props),
  export: ({ fields: { blockType: _, id: __, ...props } }) => ({ props }),
})

const ticker = (): TextField => ({
  name: 'ticker',
  type: 'text',
  label: { id: 'Kode saham', en: 'Ticker' },
  required: true,
  validate: (value: unknown, options) =>
    (typeof value === 'string' && isTicker(value)) || translate(options, tickerForm),
})

const measureOptions = measures.map((value) => ({ value, label: measureNames[value] }))

const measure: SelectField = {
  name: 'measure',
  type: 'select',
  label: { id: 'Angka', en: 'Figure' },
  required: true,
  options: measureOptions,
}

const companyFigure: Block = {
  slug: 'companyFigure',
  ...labeled({ id: 'Angka perusahaan', en: 'Company figure' }),
  fields: [ticker(), measure],
  jsx: tag(({ ticker: of, measure: shown }) => ({ ticker: of, measure: shown })),
}

const term: Block = {
  slug: 'term',
  ...labeled({ id: 'Istilah', en: 'Term' }),
  fields: [
    {
      name: 'term',
      type: 'relationship',
      relationTo: 'terms',
      label: { id: 'Istilah', en: 'Term' },
      required: true,
      // The converter has all terms.
      maxDepth: 0,
    },
  ],
  jsx: tag(({ id }) => ({ term: Number(id) })),
}

/** Blocks within a line. */
export const inlineBlocks: Block[] = [companyFigure, term]

const picture: Block = {
  slug: 'picture',
  ...labeled({ id: 'Gambar', en: 'Image' }),
  fields: [
    imageField('picture', { label: { id: 'Gambar', en: 'Image' }, required: true }),
    textField('caption', {
      label: { id: 'Keterangan', en: 'Caption' },
      localized: false,
      maxLength: captionCharacters,
    }),
  ],
  jsx: tag(({ id, caption }) => ({ picture: Number(id), caption: caption ?? '' })),
}

const priceChart: Block = {
  slug: 'priceChart',
  ...labeled({ id: 'Grafik harga', en: 'Price chart' }),
  fields: [
    ticker(),
    {
      name: 'range',
      type: 'select',
      label: { id: 'Rentang', en: 'Range' },
      required: true,
      defaultValue: '1Y',
      options: [...priceRanges],
    },
  ],
  jsx: tag(({ ticker: of, range }) => ({ ticker: of, range: range ?? '1Y' })),
}

const tooMany = (maximum: number): Bilingual => ({
  id: `Satu sampai ${maximum}.`,
  en: `One to ${maximum}.`,
})

const companyFigures: Block = {
  slug: 'companyFigures',
  ...labeled({ id: 'Tabel angka perusahaan', en: 'Company figures table' }),
  fields: [
    {
      name: 'tickers',
      type: 'text',
      hasMany: true,
      label: { id: 'Kode saham', en: 'Tickers' },
      required: true,
      validate: (value: unknown, options) => {
        if (!Array.isArray(value) || value.length < 1 || value.length > maxFigureTickers) {
          return translate(options, tooMany(maxFigureTickers))
        }
        return (
          value.every((each) => typeof each === 'string' && isTicker(each)) || translate(options, tickerForm)
        )
      },
    },
    {
      name: 'measures',
      type: 'select',
      hasMany: true,
      label: { id: 'Angka', en: 'Figures' },
      required: true,
      options: measureOptions,
      validate: (value: unknown, options) =>
        Array.isArray(value) && value.length > maxFigureMeasures
          ? translate(options, tooMany(maxFigureMeasures))
          : true,
    },
  ],
  jsx: tag((props) => ({ tickers: splitList(props.tickers), measures: splitList(props.measures) })),
}

const splitList = (text: unknown) =>
  typeof text === 'string' ? text.split(',').map((part) => part.trim()) : []

const noQuery: Bilingual = {
  id: 'Nilai seperti di alamat kalkulator setelah tanda tanya, misalnya price=1000&lots=10.',
  en: 'Values as in the calculator’s address after the question mark, such as price=1000&lots=10.',
}

export const queryPattern = /^[A-Za-z][\w-]*=[\w.,:%+-]*(&[A-Za-z][\w-]*=[\w.,:%+-]*)*$/

const calculator: Block = {
  slug: 'calculator',
  ...labeled({ id: 'Kartu kalkulator', en: 'Calculator card' }),
  fields: [
    {
      name: 'tool',
      type: 'select',
      label: { id: 'Kalkulator', en: 'Calculator' },
      required: true,
      options: calculatorPages.map((page) => ({ value: page, label: findPageTitle(page) })),
    },
    textField('label', {
      label: { id: 'Teks tautan', en: 'Link text' },
      required: true,
      localized: false,
      maxLength: labelCharacters,
    }),
    {
      name: 'values',
      type: 'text',
      label: { id: 'Nilai awal', en: 'Prepared values' },
      admin: { description: noQuery },
      maxLength: queryCharacters,
      validate: (value: unknown, options: RequestLike) =>
        !value ||
        (typeof value === 'string' && value.length <= queryCharacters && queryPattern.test(value)) ||
        translate(options, noQuery),
    },
  ],
  jsx: tag(({ tool, label, values }) => ({ tool, label, values: values ?? '' })),
}

/** Blocks that need data when a page is rendered. */
export const embedBlocks: Block[] = [picture, companyFigures, priceChart, calculator]

const calloutLabels = {
  example: { id: 'Contoh', en: 'Example' },
  note: { id: 'Catatan', en: 'Note' },
  warning: { id: 'Peringatan', en: 'Warning' },
} satisfies Record<(typeof calloutKinds)[number], Bilingual>

/** A box with a text of its own. */
export function calloutBlock(editor: NonNullable<RichTextField['editor']>): Block {
  return {
    slug: 'callout',
    ...labeled({ id: 'Kotak', en: 'Callout' }),
    fields: [
      choiceField('kind', {
        label: { id: 'Jenis', en: 'Kind' },
        options: calloutLabels,
        required: true,
        defaultValue: 'note',
      }),
      {
        name: 'body',
        type: 'richText',
        label: { id: 'Isi', en: 'Body' },
        required: true,
        editor,
      },
    ],
    jsx: {
      import: ({ props, children, markdownToLexical }) => ({
        kind: props.kind,
        body: markdownToLexical({ markdown: children.trim() }),
      }),
      export: ({ fields, lexicalToMarkdown }) => ({
        props: { kind: fields.kind },
        children: lexicalToMarkdown({ editorState: fields.body }),
      }),
    },
  }
}
