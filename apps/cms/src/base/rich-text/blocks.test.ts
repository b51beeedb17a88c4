import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { findImage } from '../../../test/media.ts'
import { articleData, paragraph, requestSite } from '../../../test/service.ts'
import { readRejection, requestAs } from '../../../test/staff.ts'

const withNode = (node: object) => {
  const { root } = paragraph('Isi.')
  return { root: { ...root, children: [...root.children, { version: 2, format: '', ...node }] } }
}
const block = (fields: unknown) => withNode({ type: 'block', fields })
const inline = (fields: unknown) => {
  const { root } = paragraph('Isi.')
  const [first] = root.children
  const children = [...(first?.children ?? []), { type: 'inlineBlock', version: 1, fields }]
  return { root: { ...root, children: [{ ...first, children }] } }
}

const write = (json: unknown, method = 'POST', path = 'articles?draft=true') =>
  requestAs('editor', path, { method, language: 'en', json })

describe('a block of a text', () => {
  it.each([
    { text: block({ blockType: 'html', html: '<script>' }) },
    { text: block({}) },
    { text: block(null) },
    { text: block({ blockType: 'callout', body: 'x' }) },
    { text: block({ blockType: 'callout', body: { root: { children: [{ type: 'block', fields: {} }] } } }) },
    { text: inline({ blockType: 'picture' }) },
  ])('that no editor makes is rejected in drafts: $text.root.children.1', async ({ text }) => {
    const message = expect.stringContaining('not valid')
    const rejection = { status: 400, errors: [{ path: 'body', message }] }
    expect(await readRejection(await write({ title: 'x', body: text }))).toEqual(rejection)
  })

  const markup = '"><script>alert(1)</script>'
  it.each([
    { fields: { blockType: 'picture', picture: { a: 1 } } },
    { fields: { blockType: 'picture', picture: 'x', caption: { a: 1 } } },
    { fields: { blockType: 'picture', picture: 999_999 } },
    { fields: { blockType: 'priceChart', ticker: { a: 1 }, range: markup } },
    { fields: { blockType: 'companyFigures', tickers: markup, measures: { a: 1 } } },
    { fields: { blockType: 'calculator', tool: markup, label: [markup], values: 7 } },
    { fields: { blockType: 'callout', kind: markup, body: null } },
    { fields: { blockType: 'callout', kind: [markup], body: paragraph(markup) } },
  ])('with nonsense in a draft does not break what reads it: $fields', async ({ fields }) => {
    const response = await write({ title: `Blok ${crypto.randomUUID()}`, body: block(fields) })
    // Payload itself may reject the value.
    if (response.status === 400) return
    expect(response.status).toBe(201)
    const { doc } = v.parse(v.object({ doc: v.object({ id: v.number() }) }), await response.json())
    const read = await requestAs('editor', `articles/${doc.id}?draft=true&depth=1`)
    expect(read.status).toBe(200)
  })

  it.each([
    { body: block({ blockType: 'priceChart', ticker: 'viha', range: '1Y' }), words: 'Ticker' },
    { body: block({ blockType: 'priceChart', ticker: 'VIHA', range: '2Y' }), words: 'Range' },
    { body: inline({ blockType: 'companyFigure', ticker: 'VIHA', measure: 'beta' }), words: 'Figure' },
    { body: block({ blockType: 'companyFigures', tickers: [], measures: ['per'] }), words: 'Tickers' },
    {
      body: block({ blockType: 'calculator', tool: 'bondCalculator', label: 'x', values: 'x y' }),
      words: 'Prepared values',
    },
    { body: block({ blockType: 'calculator', tool: 'bond', values: 'a=1' }), words: 'Calculator, Link text' },
    { body: block({ blockType: 'callout', kind: 'note', body: null }), words: 'Body' },
  ])('with an invalid value cannot be published: $body.root.children', async ({ body, words }) => {
    const data = { ...(await articleData(`blok-${crypto.randomUUID()}`)), body, _status: 'published' }
    const rejection = await readRejection(await write(data, 'POST', 'articles'))
    expect(rejection).toEqual({
      status: 400,
      errors: [
        { path: 'body', message: `A block in this text is not valid: ${words}. Open it and correct it.` },
      ],
    })
  })

  it('is published with an image, and tags the page with it', async () => {
    const picture = await findImage()
    const slug = `blok-${crypto.randomUUID()}`
    const fields = { blockType: 'picture', picture, caption: 'Keterangan.' }
    const data = { ...(await articleData(slug)), body: block(fields), _status: 'published' }
    expect((await write(data, 'POST', 'articles')).status).toBe(201)
    const response = await requestSite(`articles/${slug}?locale=id`)
    const text = await response.text()
    expect([response.status, text]).toEqual([200, expect.stringContaining('site-embed')])
    expect(response.headers.get('surrogate-key')).toContain(`media:${picture}`)
  })
})
