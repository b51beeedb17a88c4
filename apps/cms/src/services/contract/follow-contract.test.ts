import {
  DaySchema,
  FileSchema,
  HtmlSchema,
  InstantSchema,
  PictureSchema,
  SeoSchema,
} from '@site/contracts/content/document-parts.ts'
import type { Field } from 'payload'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { choiceField, switchField } from '#cms/base/fields/choices.ts'
import { dayField, instantField, numberField } from '#cms/base/fields/numbers-and-dates.ts'
import { categoryField, fileField, imageField } from '#cms/base/fields/relations.ts'
import { rowsField, sentencesField, tickersField } from '#cms/base/fields/rows.ts'
import { seoField } from '#cms/base/fields/seo.ts'
import { linesField, paragraphField, textField } from '#cms/base/fields/text.ts'
import { richTextField } from '#cms/base/rich-text/rich-text.ts'
import { Tags } from '#cms/services/site-api/tags.ts'
import { followContract } from './follow-contract.ts'

const label = { id: 'Label', en: 'Label' }
const richText = {
  root: {
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: 'Isi' }] }],
  },
}
const createdAt = '2026-11-01T02:00:00.000Z'
const size = { width: 500, height: 400 }
const media = { id: 7, ...size, filename: 'a b.webp', alt: 'Teks', mimeType: 'image/webp', filesize: 9 }
const mediaPath = '/media/a%20b.webp'
const picture = { path: mediaPath, alt: 'Teks', width: 500, height: 400, placeholder: null }
const optional = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.optional(v.nullable(schema), null)

/** The value as the contract has it, of a document that has it in the field. */
function readField(field: Field, schema: v.GenericSchema, value: unknown) {
  const fields = followContract([field], v.object({ it: schema }))
  return fields.read({ createdAt, it: value }, { tags: new Tags() }).it
}

const text = textField('it', { label })
const lines = linesField('it', { label })
const number = numberField('it', { label })
const instant = instantField('it', { label })
const day = dayField('it', { label })
const image = imageField('it', { label })
const body = richTextField('it', { label })
const columns = [textField('name', { label }), numberField('count', { label })]
const rows = rowsField('it', { label, row: label, fields: columns })
const RowsSchema = v.array(v.object({ name: v.string(), count: v.nullable(v.number()) }))
const seo = { ...seoField(), name: 'it' }
const category = { ...categoryField('faq'), name: 'it' }
const layoutRow: Field = { type: 'row', fields: [text] }
const emptySeo = { title: null, image: null }
const choice = choiceField('it', { label, options: {} })
const switched = switchField('it', { label, defaultValue: true })
const Texts = v.optional(v.array(v.string()), [])
const at = '2026-11-02T03:00:00.000Z'

describe('followContract', () => {
  it('selects the fields that the contract names, those that the resource needs, and the dates', () => {
    const texts = ['title', 'internal'].map((name) => textField(name, { label }))
    const fields = [...texts, dayField('start', { label }), numberField('seats', { label })]
    const contract = v.object({
      id: v.number(),
      title: v.string(),
      start: DaySchema,
      updatedAt: InstantSchema,
      related: v.array(v.string()),
    })
    const options = { computed: ['related'], alsoSelected: ['seats'] } as const
    const named = { title: true, start: true, updatedAt: true, seats: true }
    expect(followContract(fields, contract, options).select).toEqual({ ...named, createdAt: true })
  })

  it('reads only these fields, in the order of the contract', () => {
    const fields = ['secret', 'second', 'first'].map((name) => textField(name, { label }))
    const contract = v.object({ id: v.number(), first: v.string(), second: v.string() })
    const document = { id: 1, createdAt, secret: 'rahasia', second: 'b', first: 'a' }
    const read = followContract(fields, contract).read(document, { tags: new Tags() })
    expect(Object.entries(read)).toEqual([
      ['first', 'a'],
      ['second', 'b'],
    ])
  })

  it.each([
    { name: 'a text', field: text, schema: v.string(), value: 'a', expected: 'a' },
    { name: 'a missing text', field: text, schema: v.string(), value: null, expected: '' },
    { name: 'a missing text with a default', field: text, schema: v.optional(v.string(), ''), expected: '' },
    { name: 'an empty text or null', field: text, schema: optional(v.string()), value: '', expected: null },
    { name: 'a missing paragraph', field: paragraphField('it', { label }), schema: v.string(), expected: '' },
    { name: 'lines', field: lines, schema: Texts, value: 'Satu\n \nDua ', expected: ['Satu', 'Dua'] },
    { name: 'missing lines', field: lines, schema: Texts, expected: [] },
    { name: 'missing tickers', field: { ...tickersField(), name: 'it' }, schema: Texts, expected: [] },
    { name: 'zero', field: number, schema: v.nullable(v.number()), value: 0, expected: 0 },
    { name: 'a missing number', field: number, schema: v.number(), expected: null },
    { name: 'a missing choice', field: choice, schema: v.string(), expected: null },
    { name: 'a missing switch', field: switched, schema: v.boolean(), expected: false },
    { name: 'a time', field: instant, schema: InstantSchema, value: '2026-11-02T03:00:00Z', expected: at },
    { name: 'a missing instant', field: instant, schema: InstantSchema, value: null, expected: createdAt },
    { name: 'a time or null', field: instant, schema: optional(InstantSchema), value: null, expected: null },
    { name: 'a day', field: day, schema: DaySchema, value: '2026-11-02T12:00:00Z', expected: '2026-11-02' },
    { name: 'a missing day', field: day, schema: DaySchema, value: null, expected: '2026-11-01' },
    { name: 'a day that may be null', field: day, schema: optional(DaySchema), value: null, expected: null },
    { name: 'a rich text', field: body, schema: HtmlSchema, value: richText, expected: '<p>Isi</p>' },
    { name: 'a missing rich text', field: body, schema: HtmlSchema, expected: '' },
    { name: 'an image', field: image, schema: v.nullable(PictureSchema), value: media, expected: picture },
    { name: 'an unread image', field: image, schema: v.nullable(PictureSchema), value: 7, expected: null },
    {
      name: 'a file',
      field: fileField('it', { label, mimeType: 'image/' }),
      schema: v.nullable(FileSchema),
      value: media,
      expected: { path: mediaPath, name: 'a b.webp', mimeType: 'image/webp', bytes: 9 },
    },
    {
      name: 'sentences, without those of the other language',
      field: sentencesField('it', { label }),
      schema: Texts,
      value: [{ id: 'x', text: 'Satu' }, { text: null }],
      expected: ['Satu'],
    },
    {
      name: 'rows',
      field: rows,
      schema: RowsSchema,
      value: [{ id: 'x', name: 'a', count: 1 }, {}],
      expected: [
        { name: 'a', count: 1 },
        { name: '', count: null },
      ],
    },
    { name: 'missing rows', field: rows, schema: RowsSchema, value: null, expected: [] },
    {
      name: 'what is for search engines',
      field: seo,
      schema: optional(SeoSchema),
      value: { title: '', description: 'Uraian', image: media },
      expected: { title: null, description: 'Uraian', image: picture },
    },
    { name: 'an empty group', field: seo, schema: optional(SeoSchema), value: emptySeo, expected: null },
    { name: 'a missing group', field: seo, schema: SeoSchema, expected: { ...emptySeo, description: null } },
  ])('reads $name', ({ field, schema, value, expected }) => {
    expect(readField(field, schema, value)).toEqual(expected)
  })

  it.each([
    { name: 'no field', field: textField('other', { label }), schema: v.string() },
    { name: 'only a field in a layout row', field: layoutRow, schema: v.string() },
    { name: 'a field that only the resource can write', field: category, schema: v.string() },
    { name: 'rows that lack a field', field: rows, schema: v.array(v.object({ link: v.string() })) },
  ])('throws for a name of the contract with $name', ({ field, schema }) => {
    expect(() => followContract([field], v.object({ it: schema }))).toThrow(/^Nothing writes/)
  })

  it('leaves a computed value to the resource, and selects its field', () => {
    const contract = v.object({ it: v.unknown(), count: v.number() })
    const { select, read } = followContract([category], contract, { computed: ['it', 'count'] })
    expect(select).toEqual({ it: true, createdAt: true })
    expect(JSON.stringify(read({ createdAt, it: { id: 1 } }, { tags: new Tags() }))).toBe('{}')
  })

  it('tags the files that it reads, and writes texts as the resource wants them', () => {
    const fields = [imageField('cover', { label }), richTextField('body', { label })]
    const contract = v.object({ cover: v.nullable(PictureSchema), body: HtmlSchema })
    const tags = new Tags()
    const document = { createdAt, cover: media, body: richText }
    const read = followContract(fields, contract).read(document, { tags, toHtml: () => 'tertaut' })
    expect(read).toEqual({ cover: picture, body: 'tertaut' })
    expect(String(tags)).toBe('media:7')
  })
})
