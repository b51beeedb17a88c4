import { describe, expect, it } from 'vitest'
import { html } from '#cms/services/html/rich-text.ts'
import { Tags } from '#cms/services/site-api/tags.ts'
import { createTermLinks } from './link-terms.ts'
import { linkableTexts } from './linkable-texts.ts'
import { listTermNames, TermMatcher } from './term-matcher.ts'

const term = (id: number, name: string, definition = 'Arti.') => ({
  id,
  slug: `slug-${id}`,
  term: name,
  abbreviation: null,
  definition,
  synonyms: [],
  names: listTermNames({ term: name, synonyms: [] }),
})

const text = (value: string, format = 0) => ({ type: 'text', version: 1, text: value, format })
const node = (type: string, children: object[], more = {}) => ({ type, version: 1, children, ...more })
const document = (...children: object[]) => ({ root: node('root', children) })

const link = (id: number, content: string, name: string, definition = 'Arti.') =>
  `<a href="/id/glosarium/slug-${id}" data-term="${name}" data-definition="${definition}">${content}</a>`

const linked = (value: ReturnType<typeof document>, terms = [term(1, 'saham'), term(2, 'lot')]) =>
  html(value, { links: createTermLinks(new TermMatcher(terms), 'id'), terms, tags: new Tags() })

describe('html with links to terms', () => {
  it('links the first use of each term in the document', () => {
    expect(
      linked(document(node('paragraph', [text('Saham & lot.')]), node('paragraph', [text('saham')]))),
    ).toBe(`<p>${link(1, 'Saham', 'saham')} &amp; ${link(2, 'lot', 'lot')}.</p><p>saham</p>`)
  })

  it('keeps the format of the text', () => {
    const bold = 1
    expect(linked(document(node('paragraph', [text('satu saham', bold)])))).toBe(
      `<p><strong>satu </strong>${link(1, '<strong>saham</strong>', 'saham')}</p>`,
    )
  })

  const without = [
    { place: 'a heading', inner: node('heading', [text('saham')], { tag: 'h2' }) },
    { place: 'a quote', inner: node('quote', [text('saham')]) },
    {
      place: 'a link',
      inner: node('paragraph', [node('link', [text('saham')], { fields: { url: 'https://x.example' } })]),
    },
  ]
  it.each(without)('links nothing in $place', ({ inner }) => {
    const result = linked(document(inner, node('paragraph', [text('saham')])))
    expect(result.match(/data-term/g)).toHaveLength(1)
    expect(result).toContain(`<p>${link(1, 'saham', 'saham')}</p>`)
  })

  it('links at most twelve terms', () => {
    const names = [...'abcdefghijklmnop'].map((letter) => letter.repeat(5))
    const result = linked(
      document(node('paragraph', [text(names.join(' '))])),
      names.map((name, index) => term(index + 1, name)),
    )
    expect(result.match(/data-term/g)).toHaveLength(12)
  })

  it('escapes a hostile name and definition', () => {
    const hostile = [term(1, 'a"><script>', '"><script>alert(1)</script>')]
    expect(linked(document(node('paragraph', [text('a"><script>')])), hostile)).not.toContain('<script>')
  })
})

describe('linkableTexts', () => {
  it('returns the texts that may hold links, in order', () => {
    const table = node('table', [
      node('tablerow', [node('tablecell', [text('kepala')], { headerState: 1 })]),
      node('tablerow', [node('tablecell', [text('sel')], { headerState: 0 })]),
    ])
    const body = document(node('paragraph', [text('kotak')]))
    const callout = { type: 'block', fields: { blockType: 'callout', body } }
    const value = document(node('heading', [text('judul')]), node('paragraph', [text('isi')]), table, callout)
    expect(linkableTexts(value)).toEqual(['isi', 'sel', 'kotak'])
  })

  it.each([null, undefined, 'x', 3, {}])('returns nothing for %s', (value) => {
    expect(linkableTexts(value)).toEqual([])
  })
})
