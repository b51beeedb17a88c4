import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import { getPayload } from 'payload'
import { describe, expect, it } from 'vitest'
import { editor } from '#cms/fields/rich-text.ts'
import { safeAddress } from '#cms/fields/web-address.ts'
import config from '#cms/payload.config.ts'
import { html } from './rich-text.ts'

async function htmlOf(markdown: string): Promise<string> {
  const payload = await getPayload({ config })
  const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor })
  return html(convertMarkdownToLexical({ editorConfig, markdown }))
}

describe('html of a rich text', () => {
  it('gives headings unique IDs from their text', async () => {
    expect(await htmlOf('## Apa itu T+2?\n\n### Apa itu T+2?')).toBe(
      '<h2 id="apa-itu-t-2">Apa itu T+2?</h2><h3 id="apa-itu-t-2-2">Apa itu T+2?</h3>',
    )
  })

  it('keeps paragraphs, emphasis, lists and quotations', async () => {
    const result = await htmlOf('Satu **tebal** dan *miring*.\n\n- a\n- b\n\n1. x\n\n> kutipan')
    expect(result).toContain('<p>Satu <strong>tebal</strong> dan <em>miring</em>.</p>')
    expect(result).toContain('<ul class="list-bullet"><li>a</li><li>b</li></ul>')
    expect(result).toContain('<ol class="list-number"><li value="1">x</li></ol>')
    expect(result).toContain('<blockquote>kutipan</blockquote>')
  })

  it('escapes what looks like markup', async () => {
    expect(await htmlOf('1 < 2 <script>alert(1)</script>')).not.toContain('<script>')
  })

  it('keeps safe links and turns others into text', async () => {
    expect(await htmlOf('[ke](https://contoh.example/a?b=1)')).toContain(
      '<a href="https://contoh.example/a?b=1">ke</a>',
    )
    expect(await htmlOf('[ke](javascript:alert(1))')).not.toContain('href')
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
    {
      name: 'a table cell with markup in its class',
      node: {
        type: 'table',
        children: [{ type: 'tablecell', headerState: '"><img src=x onerror=alert(1)>', children: [] }],
      },
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
