import type { ArrayField, Field, FieldHook } from 'payload'
import { type Bilingual, describedBy, type FieldText } from './bilingual.ts'
import { say, tickerForm } from './say.ts'
import { paragraphField, textField } from './text.ts'

/** Payload's adapter fails over a list that is null, as the REST interface takes it. */
const emptyRows: FieldHook = ({ value }) => (value === null ? [] : value)

/** A list of rows; the rows are the same in every language, their texts are not. */
export function rowsField(
  name: string,
  options: FieldText & {
    /** What one row is called, on the button that adds one. */
    row: Bilingual
    fields: Field[]
    maxRows?: number
    interfaceName?: string
    /** A folded row shows its own words instead of its number. */
    isNamed?: boolean
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
      ...(options.isNamed ? { components: { RowLabel: '/admin-views/row-text.tsx#RowText' } } : {}),
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

/** Pairs of a label and a value: the facts of an offer. */
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

/** Tickers that a document is about, as the exchange writes them. */
export function tickersField(): Field {
  return {
    name: 'tickers',
    type: 'text',
    hasMany: true,
    label: { id: 'Kode saham', en: 'Tickers' },
    admin: {
      position: 'sidebar',
      description: {
        id: 'Kode empat huruf, satu per satu; halaman emitennya ditautkan.',
        en: 'Codes of four letters, one by one; each links to the page of its company.',
      },
    },
    validate: (value: string[] | null | undefined, asker) =>
      [value ?? []].flat().every((ticker) => /^[A-Z]{4}$/.test(ticker)) || say(asker, tickerForm),
  }
}
