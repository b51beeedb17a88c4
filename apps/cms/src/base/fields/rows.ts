import { isTicker } from '@site/contracts/market/values.ts'
import type { ArrayField, Field, FieldHook } from 'payload'
import { type Bilingual, describedBy, type FieldText } from './bilingual.ts'
import { paragraphField, textField } from './text.ts'
import { tickerForm, translate } from './translate.ts'

/** The REST API accepts null for lists, on which Payload's adapter crashes. */
const emptyRows: FieldHook = ({ value }) => (value === null ? [] : value)

/** A list of rows: rows are shared by both languages, their texts are localized. A collapsed row shows its text. */
export function rowsField(
  name: string,
  options: FieldText & {
    /** Label of one row: on the add button, and of a row without text. */
    row: Bilingual
    fields: Field[]
    maxRows?: number
    interfaceName?: string
  },
): ArrayField {
  return {
    name,
    type: 'array',
    label: options.label,
    labels: { singular: options.row, plural: options.label },
    fields: options.fields,
    maxRows: options.maxRows ?? 60,
    hooks: { beforeValidate: [emptyRows] },
    ...(options.interfaceName ? { interfaceName: options.interfaceName } : {}),
    admin: {
      initCollapsed: true,
      ...describedBy(options),
      components: {
        RowLabel: { path: '/base/admin/row-text.tsx#RowText', clientProps: { row: options.row } },
      },
    },
  }
}

/** Rows of one sentence each: key points, highlights, risks. */
export function sentencesField(name: string, options: FieldText): ArrayField {
  return rowsField(name, {
    ...options,
    row: { id: 'Kalimat', en: 'Sentence' },
    fields: [paragraphField('text', { label: { id: 'Teks', en: 'Text' }, required: true, maxLength: 500 })],
  })
}

/** Label and value pairs, such as the facts of a product. */
export function factsField(name = 'facts'): ArrayField {
  return rowsField(name, {
    row: { id: 'Fakta', en: 'Fact' },
    label: { id: 'Fakta', en: 'Facts' },
    fields: [
      textField('label', { label: { id: 'Label', en: 'Label' }, required: true }),
      paragraphField('value', { label: { id: 'Nilai', en: 'Value' }, required: true }),
    ],
  })
}

export function stepsField(): ArrayField {
  return rowsField('steps', {
    row: { id: 'Langkah', en: 'Step' },
    label: { id: 'Langkah', en: 'Steps' },
    fields: [
      textField('title', { label: { id: 'Judul', en: 'Title' }, required: true }),
      paragraphField('text', { label: { id: 'Teks', en: 'Text' }, required: true }),
    ],
  })
}

/** Ticker symbols of the companies that a document covers. */
export function tickersField(): Field {
  return {
    name: 'tickers',
    type: 'text',
    hasMany: true,
    label: { id: 'Kode saham', en: 'Tickers' },
    admin: {
      position: 'sidebar',
      description: {
        id: 'Kode saham, satu per baris; masing-masing ditautkan ke halaman emitennya.',
        en: "Tickers, one per entry; each links to its company's page.",
      },
    },
    validate: (value: string[] | null | undefined, options) =>
      [value ?? []].flat().every((ticker) => isTicker(ticker)) || translate(options, tickerForm),
  }
}
