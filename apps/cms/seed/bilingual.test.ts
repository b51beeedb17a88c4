import { editorConfigFactory } from '@payloadcms/richtext-lexical'
import { listEmbeds } from '@site/contracts/content/embeds.ts'
import { getPayload } from 'payload'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { listNodes } from '#cms/base/rich-text/nodes.ts'
import { embeddingEditor } from '#cms/base/rich-text/rich-text.ts'
import { html } from '#cms/services/html/rich-text.ts'
import { Tags } from '#cms/services/site-api/tags.ts'
import { createTermLinks } from '#cms/services/term-links/link-terms.ts'
import type { GlossaryTerm } from '#cms/services/term-links/read-glossary.ts'
import { TermMatcher } from '#cms/services/term-links/term-matcher.ts'
import config from '../src/payload.config.ts'
import { convertMarkdown, picturesIn, termsIn } from './bilingual.ts'
import { listTexts, readDocuments } from './documents.fixture.ts'

const payload = await getPayload({ config })
const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor: embeddingEditor })
const TextSchema = v.object({ root: v.object({ children: v.array(v.unknown()) }) })
const ids = { pictures: new Map([['lesson-lot-parts', 5]]), terms: new Map([['lot', 8]]) }

const imported = (markdown: string) => convertMarkdown(editorConfig, markdown, ids)

/** The fields of all blocks, without their own texts. */
function listBlocks(markdown: string): unknown[] {
  return [...listNodes(imported(markdown))].flatMap((node) => {
    if (node?.fields?.blockType === undefined) return []
    const { id: _, body: __, ...fields } = node.fields
    return [fields]
  })
}

describe('Markdown of the seed', () => {
  it.each([
    {
      markup: '<Picture name="lesson-lot-parts" caption="Satu > dua." />',
      block: { blockType: 'picture', picture: 5, caption: 'Satu > dua.' },
    },
    {
      markup: '<PriceChart ticker="VIHA" range="3Y" />',
      block: { blockType: 'priceChart', ticker: 'VIHA', range: '3Y' },
    },
    {
      markup: '<CompanyFigures tickers="VIHA, BYRA" measures="price,per" />',
      block: { blockType: 'companyFigures', tickers: ['VIHA', 'BYRA'], measures: ['price', 'per'] },
    },
    {
      markup: '<Calculator tool="transactionCost" label="Hitung" values="price=1000&lots=10" />',
      block: {
        blockType: 'calculator',
        tool: 'transactionCost',
        label: 'Hitung',
        values: 'price=1000&lots=10',
      },
    },
    {
      markup: 'Harga <CompanyFigure ticker="VIHA" measure="price" /> hari ini',
      block: { blockType: 'companyFigure', ticker: 'VIHA', measure: 'price' },
    },
    { markup: 'Satu <Term slug="lot" /> saham', block: { blockType: 'term', term: 8 } },
  ])('imports $markup, also within a callout', ({ markup, block }) => {
    expect(listBlocks(markup)).toEqual([block])
    expect(listBlocks(`Awal.\n\n<Callout kind="note">\nIsi.\n\n${markup}\n</Callout>\n\nAkhir.`)).toEqual([
      { blockType: 'callout', kind: 'note' },
      block,
    ])
  })

  it('leaves out images and terms that do not exist', () => {
    expect(listBlocks('Satu <Term slug="saham" />.\n\n<Picture name="tiada" caption="x" />')).toEqual([])
  })

  it('names its images and terms', () => {
    const markdown = 'A <Term slug="lot" />.\n\n<Picture name="a" caption="b" />\n<Picture name="c" />'
    expect([picturesIn(markdown), termsIn(markdown)]).toEqual([['a', 'c'], ['lot']])
  })

  it('with a tag that is not closed is an error', () => {
    expect(() => imported('<Callout kind="note">\nIsi.')).toThrow('cannot be converted')
  })
})

describe('a table of the seed', () => {
  const listRows = (...names: string[]) =>
    ['| Nama | Nilai |', '|---|---|', ...names.map((name) => `| ${name} | 1 |`)].join('\n')
  const renderTable = (markdown: string) => html(v.parse(TextSchema, imported(markdown)))

  it('has row headers if its first column names each row', () => {
    expect(renderTable(listRows('**Beli**', 'Jual'))).toContain(
      '<tbody><tr><th scope="row"><strong>Beli</strong></th><td class="figure">1</td></tr><tr><th scope="row">Jual</th>',
    )
    expect(renderTable(listRows('Beli'))).toContain('<th scope="col">Nama</th>')
  })

  it('has them within a callout, too', () => {
    const cells = [...listNodes(imported(`<Callout kind="note">\nIsi.\n\n${listRows('Beli')}\n</Callout>`))]
    expect(JSON.stringify(cells)).toContain('"headerState":2')
  })

  it.each([
    { name: 'an empty cell', names: ['', 'Beli', 'Jual'] },
    { name: 'a name twice', names: ['Naik', 'Turun', 'Naik'] },
    { name: 'a name twice in other formatting', names: ['Rp110', '**Rp110**'] },
  ])('has none with $name in the first column', ({ names }) => {
    expect(renderTable(listRows(...names))).not.toContain('scope="row"')
  })

  it('tells figures apart by their values', () => {
    const figure = (ticker: string) => `<CompanyFigure ticker="${ticker}" measure="price" />`
    const countHeads = (markdown: string) =>
      JSON.stringify(imported(markdown)).match(/"headerState":2/g)?.length
    expect(countHeads(listRows(figure('VIHA'), figure('BYRA')))).toBe(2)
  })
})

/** Blocks that web renders; images are checked with their files (check-content.ts). */
const tags = /<(?:CompanyFigures?|PriceChart|Calculator)\s/g

it('the texts of the seed have only figures, charts and calculators with valid values', async () => {
  const texts = listTexts(await readDocuments())
  const around = () => ({
    links: createTermLinks(new TermMatcher<GlossaryTerm>([]), 'id'),
    terms: [],
    tags: new Tags(),
  })
  const counts = texts.map(({ file, text }) => {
    const converted = convertMarkdown(editorConfig, text)
    return { file, count: listEmbeds(html(v.parse(TextSchema, converted), around())).length }
  })
  const expected = texts.map(({ file, text }) => ({ file, count: text.match(tags)?.length ?? 0 }))
  expect(counts).toEqual(expected)
})
