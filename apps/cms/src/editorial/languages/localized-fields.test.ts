import type { ClientField, FormState } from 'payload'
import { describe, expect, it } from 'vitest'
import { isMissing, localizedFields } from './localized-fields.ts'

const text = (name: string, options: object = {}): ClientField => ({
  type: 'text',
  name,
  label: name,
  localized: true,
  ...options,
})

const rows = (...blockTypes: string[]) => ({
  rows: blockTypes.map((blockType, index) => ({ id: String(index), blockType })),
})

describe('localizedFields', () => {
  it('lists the fields in groups, rows and blocks with their labels', () => {
    const fields: ClientField[] = [
      text('title'),
      text('key', { localized: false }),
      { type: 'group', name: 'seo', label: 'SEO', fields: [text('title')] },
      { type: 'array', name: 'facts', label: 'Fakta', fields: [text('label')] },
      {
        type: 'blocks',
        name: 'blocks',
        label: 'Bagian',
        blocks: [
          { slug: 'text', labels: { singular: 'Teks', plural: 'Teks' }, fields: [text('heading')] },
          { slug: 'picture', labels: { singular: 'Gambar', plural: 'Gambar' }, fields: [text('caption')] },
        ],
      },
    ]
    const state: FormState = { facts: rows('', ''), blocks: rows('picture', 'text') }
    expect(localizedFields(fields, state).map(({ path, within }) => [path, ...within])).toEqual([
      ['title'],
      ['seo.title', 'SEO'],
      ['facts.0.label', 'Fakta', 1],
      ['facts.1.label', 'Fakta', 2],
      ['blocks.0.caption', 'Bagian', 1, 'Gambar'],
      ['blocks.1.heading', 'Bagian', 2, 'Teks'],
    ])
  })

  it('omits fields that an editor cannot change or that do not apply', () => {
    const fields = [
      text('hidden', { admin: { hidden: true } }),
      text('computed', { admin: { readOnly: true } }),
      text('unneeded'),
    ]
    expect(localizedFields(fields, { unneeded: { passesCondition: false } })).toEqual([])
  })
})

describe('isMissing', () => {
  const value = (of: unknown) => ({ title: { value: of }, slug: { value: of }, rows: { rows: [] } })
  it.each([
    { name: 'a required text', field: text('title', { required: true }), other: '', missing: true },
    { name: 'a text that the other language has', field: text('title'), other: 'Judul', missing: true },
    { name: 'a text that no language has', field: text('title'), other: '', missing: false },
    // The notice above the form does not count it either.
    { name: 'a slug', field: text('slug', { required: true }), other: 'judul', missing: false },
  ])('of $name is $missing', ({ field, other, missing }) => {
    const entry = { field, path: 'name' in field ? field.name : '', parentPath: '', within: [] }
    expect(isMissing(entry, value(''), value(other))).toBe(missing)
    expect(isMissing(entry, value('Title'), value(other))).toBe(false)
  })
})
