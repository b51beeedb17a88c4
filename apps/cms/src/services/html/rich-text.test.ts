import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import { listEmbeds, replaceEmbeds } from '@site/contracts/content/embeds.ts'
import { getPayload } from 'payload'
import { describe, expect, it } from 'vitest'
import { safeAddress } from '#cms/base/fields/web-address.ts'
import { embeddingEditor } from '#cms/base/rich-text/rich-text.ts'
import config from '#cms/payload.config.ts'
import { Tags } from '#cms/services/site-api/tags.ts'
import { createTermLinks } from '#cms/services/term-links/link-terms.ts'
import type { GlossaryTerm } from '#cms/services/term-links/read-glossary.ts'
import { TermMatcher } from '#cms/services/term-links/term-matcher.ts'
import { html } from './rich-text.ts'
import type { Surroundings } from './rich-text-blocks.ts'

async function renderHtml(markdown: string, around: Surroundings | null = null): Promise<string> {
  const payload = await getPayload({ config })
  const source = { config: payload.config, editor: embeddingEditor }
  const editorConfig = await editorConfigFactory.fromEditor(source)
  return html(convertMarkdownToLexical({ editorConfig, markdown }), around)
}

const lot: GlossaryTerm = {
  id: 7,
  slug: 'lot',
  term: 'lot',
  abbreviation: null,
  definition: 'Satuan "perdagangan" <saham>.',
  synonyms: [],
  names: [{ text: 'lot', isExact: false }],
}

/** Of a text with blocks, in Indonesian. */
const around = (): Surroundings => ({
  links: createTermLinks(new TermMatcher([lot]), 'id'),
  terms: [lot],
  tags: new Tags(),
})

describe('html of a rich text', () => {
  it('gives headings unique IDs from their text', async () => {
    expect(await renderHtml('## Apa itu T+2?\n\n### Apa itu T+2?')).toBe(
      '<h2 id="apa-itu-t-2">Apa itu T+2?</h2><h3 id="apa-itu-t-2-2">Apa itu T+2?</h3>',
    )
  })

  it('keeps paragraphs, emphasis, lists and quotations', async () => {
    const result = await renderHtml('Satu **tebal** dan *miring*.\n\n- a\n- b\n\n1. x\n\n> kutipan')
    expect(result).toContain('<p>Satu <strong>tebal</strong> dan <em>miring</em>.</p>')
    expect(result).toContain('<ul class="list-bullet"><li>a</li><li>b</li></ul>')
    expect(result).toContain('<ol class="list-number"><li value="1">x</li></ol>')
    expect(result).toContain('<blockquote>kutipan</blockquote>')
  })

  it('escapes what looks like markup', async () => {
    expect(await renderHtml('1 < 2 <script>alert(1)</script>')).not.toContain('<script>')
  })

  it('keeps safe links and turns others into text', async () => {
    expect(await renderHtml('[ke](https://contoh.example/a?b=1)')).toContain(
      '<a href="https://contoh.example/a?b=1">ke</a>',
    )
    expect(await renderHtml('[ke](javascript:alert(1))')).not.toContain('href')
  })
})

describe('html of a table', () => {
  it('has a head, aligned numbers and a labeled region', async () => {
    expect(
      await renderHtml('| Biaya & pajak | Nilai |\n|---|---|\n| **Beli** | Rp1.500 |\n| Jual | – |'),
    ).toBe(
      '<div class="table-region" role="region" tabindex="0" aria-label="Biaya &amp; pajak, Nilai">' +
        '<table class="data-table"><thead><tr><th scope="col"> Biaya &amp; pajak </th>' +
        '<th scope="col" class="figure"> Nilai </th></tr></thead>' +
        '<tbody><tr><td> <strong>Beli</strong> </td><td class="figure"> Rp1.500 </td></tr>' +
        '<tr><td> Jual </td><td class="figure"> – </td></tr></tbody></table></div>',
    )
  })

  it('has the name of the heading above it', async () => {
    const rows = '| A | B |\n|---|---|\n| a | 1 |'
    const result = await renderHtml(
      `${rows}\n\n## Satu\n\n### Dua\n\nTeks.\n\n${rows}\n\nLagi.\n\n${rows}\n\n## Dua\n\n${rows}`,
    )
    expect(result.match(/<table[^>]*>/g)).toEqual([
      '<table class="data-table">',
      '<table class="data-table" aria-labelledby="dua">',
      '<table class="data-table" aria-labelledby="dua">',
      '<table class="data-table" aria-labelledby="dua-2">',
    ])
  })

  it('aligns live figures as numbers and keeps text at the start', async () => {
    const result = await renderHtml(
      '| A | B |\n|---|---|\n| 1 <CompanyFigure ticker="VIHA" measure="per" /> | <CompanyFigure ticker="VIHA" measure="per" /> |',
      around(),
    )
    expect(result.match(/class="figure"/g)).toHaveLength(2)
    expect(listEmbeds(result)).toHaveLength(2)
  })

  const renderRow = (cell: object) => {
    const row = { type: 'tablerow', version: 1, children: [cell] }
    return html({ root: { children: [{ type: 'table', version: 1, children: [row] }] } })
  }

  it.each([
    { name: 'cells with markup in their state', cell: { headerState: '"><img src=x onerror=alert(1)>' } },
    { name: 'cells with markup as width', cell: { colSpan: '2" onmouseover="alert(1)', rowSpan: 1e9 } },
    { name: 'cells with a style', cell: { backgroundColor: 'red;background:url(//evil.example)' } },
  ])('ignores $name', ({ cell }) => {
    const children = [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: 'x' }] }]
    const shown = renderRow({ type: 'tablecell', version: 1, ...cell, children })
    expect(shown).toContain('<tbody><tr><td>x</td></tr></tbody>')
  })

  it('omits malformed tables', () => {
    expect(renderRow({ type: 'html', html: '<script>' })).toBe('')
  })
})

describe('html of blocks', () => {
  it('renders callouts with their kind and the blocks in them', async () => {
    const result = await renderHtml(
      '<Callout kind="warning">\nJangan **bagikan** PIN.\n\n<Calculator tool="transactionCost" label="Hitung &amp; biaya" values="price=1000&lots=10" />\n</Callout>',
      around(),
    )
    expect(result).toMatch(
      /^<div class="callout callout-warning" role="note"><p class="callout-kind">Peringatan<\/p><p>Jangan <strong>bagikan<\/strong> PIN.<\/p><site-embed data="[\w%.~!*'()-]+"><\/site-embed><\/div>$/,
    )
    const card = { kind: 'calculator', page: 'transactionCost', label: 'Hitung &amp; biaya' }
    expect(listEmbeds(result)).toEqual([{ ...card, query: 'price=1000&lots=10' }])
  })

  it('marks the places of live figures and charts', async () => {
    const result = await renderHtml(
      'Harga <CompanyFigure ticker="VIHA" measure="price" />.\n\n<CompanyFigures tickers="VIHA,BYRA" measures="price,per" />\n\n<PriceChart ticker="VIHA" range="3Y" />',
      around(),
    )
    expect(listEmbeds(result)).toEqual([
      { kind: 'companyFigure', ticker: 'VIHA', measure: 'price' },
      { kind: 'companyFigures', tickers: ['VIHA', 'BYRA'], measures: ['price', 'per'] },
      { kind: 'priceChart', ticker: 'VIHA', range: '3Y' },
    ])
    expect(replaceEmbeds(result, ({ kind }) => `[${kind}]`)).toBe(
      '<p>Harga [companyFigure].</p>[companyFigures][priceChart]',
    )
  })

  it('links a term once, where the editor has placed it', async () => {
    const result = await renderHtml('Satu <Term id="7" /> dan lot lagi.', around())
    expect(result).toMatch(/^<p>Satu <a href="[^"]+"[^<>]*>lot<\/a> dan lot lagi.<\/p>$/)
    expect(result).toContain('data-definition="Satuan &quot;perdagangan&quot; &lt;saham&gt;."')
  })

  const of = (type: 'block' | 'inlineBlock', fields: unknown) =>
    html({ root: { children: [{ type, version: 1, fields }] } }, around())

  it('has an image with its caption', () => {
    const media = { id: 3, filename: 'a b.webp', alt: 'Kue', width: 20, height: 10 }
    const picture = { path: '/media/a%20b.webp', alt: 'Kue', width: 20, height: 10, placeholder: null }
    expect(listEmbeds(of('block', { blockType: 'picture', picture: media, caption: '"><script>' }))).toEqual([
      { kind: 'picture', picture, caption: '"><script>' },
    ])
  })

  it('names a term that is not published in this language', () => {
    expect(of('inlineBlock', { blockType: 'term', term: { id: 9, term: 'a<b' } })).toBe('a&lt;b')
  })

  const markup = '"></site-embed><script>alert(1)</script>'
  const inline = [
    { blockType: 'companyFigure', ticker: 'VIHA', measure: markup },
    { blockType: 'term', term: markup },
  ]
  it.each([
    { fields: { blockType: 'priceChart', ticker: markup, range: '1Y' } },
    { fields: { blockType: 'priceChart', ticker: 'VIHA', range: markup } },
    { fields: { blockType: 'companyFigures', tickers: ['VIHA', markup], measures: ['per'] } },
    { fields: { blockType: 'companyFigures', tickers: 'VIHA', measures: {} } },
    { fields: { blockType: 'calculator', tool: markup, label: 'x', values: '' } },
    { fields: { blockType: 'picture', picture: 3 } },
    { fields: { blockType: 'picture', picture: { url: 'javascript:alert(1)' } } },
    { fields: { blockType: 'callout', body: markup } },
    { fields: { blockType: markup } },
    { fields: markup },
    ...[...inline, null].map((fields) => ({ type: 'inlineBlock' as const, fields })),
  ])('omits the block of $fields', (block) => {
    expect(of('type' in block ? block.type : 'block', block.fields)).toBe('')
  })

  it('escapes what a calculator card says, and drops values that are no query', () => {
    const card = { blockType: 'calculator', tool: 'bondCalculator', label: markup, values: markup }
    const result = of('block', card)
    expect(result).not.toContain('<script>')
    expect(listEmbeds(result)).toEqual([
      { kind: 'calculator', page: 'bondCalculator', label: markup, query: '' },
    ])
  })

  it('keeps the kind of a callout to those that exist', () => {
    const body = { root: { children: [{ type: 'paragraph', version: 1, children: [] }] } }
    expect(of('block', { blockType: 'callout', kind: markup, body })).toContain(
      'class="callout callout-note"',
    )
  })
})

describe('html of nodes that the editor does not produce', () => {
  const of = (...children: object[]) => {
    const paragraph = { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: 'ada' }] }
    return html({ root: { children: [...children, paragraph] } })
  }

  it.each([
    {
      name: 'a file with a script URL',
      node: { type: 'upload', value: { url: 'javascript:alert(1)', filename: 'a', mimeType: 'text/html' } },
    },
    {
      name: 'an external image',
      node: { type: 'upload', value: { url: 'https://evil.example/a.png', mimeType: 'image/png' } },
    },
    { name: 'a kind of its own', node: { type: 'html', html: '<script>alert(1)</script>', children: [] } },
    { name: 'a line across', node: { type: 'horizontalrule' } },
  ])('omits $name', ({ node }) => {
    expect(of({ version: 1, ...node })).toBe('<p>ada</p>')
  })
})

describe('safeAddress', () => {
  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'relative',
  ])('refuses %s', (address) => {
    expect(safeAddress(address)).toBeNull()
  })

  it.each([
    'https://contoh.example/',
    'mailto:halo@contoh.example',
    'tel:+62215550100',
    '/id/blog',
    '#bagian',
  ])('keeps %s', (address) => {
    expect(safeAddress(address)).toBe(address)
  })
})
