import { describe, expect, it } from 'vitest'
import { richTextError } from './errors.ts'

const words = (text: string) => ({ type: 'text', text })
const link = (text: string, url?: string) => ({
  type: 'link',
  fields: url === undefined ? {} : { url },
  children: [words(text)],
})
const heading = (tag: string, text: string) => ({ type: 'heading', tag, children: [words(text)] })
const createText = (...children: object[]) => ({
  root: { children: [{ type: 'paragraph', children: [words('Awal.'), ...children] }] },
})

describe('a rich text', () => {
  it.each(['https://', 'about:blank', 'www.x.id', 'catatan.docx', 'file:///c:/x.docx', '', undefined])(
    'with a link to %j gets an error naming the link, in both languages',
    (url) => {
      const text = createText(link('situs kami', 'https://x.example'), link('laporan lengkap', url))
      expect(richTextError(text)).toEqual({
        id: expect.stringMatching(/^Tautan tanpa alamat yang dapat dipakai: “laporan lengkap”\. Klik/),
        en: expect.stringMatching(/^Links without a valid address: “laporan lengkap”\. Click/),
      })
    },
  )

  const accepted = ['https://x.example/a', '/id/blog', '#bagian', 'mailto:a@x.example', 'tel:+62215550100']
  it.each(accepted)('may have a link to %s', (url) => {
    expect(richTextError(createText(link('sini', url)))).toBeNull()
  })

  it('gets an error with the first links in reading order, truncated', () => {
    const long = 'kata '.repeat(20)
    const list = { type: 'list', children: [{ type: 'listitem', children: [link('dua', 'x')] }] }
    const text = createText(link('satu', 'x'), list, link(long, 'x'), link('', 'x'), link('lima', 'x'))
    expect(richTextError(text)?.en).toContain(`“satu”, “dua”, “${'kata '.repeat(8).trim()}…”, “…”, ….`)
  })

  it('gets an error naming headings of other levels', () => {
    const text = createText(heading('h2', 'Dua'), heading('h4', 'Empat'), heading('h1', 'Satu'))
    expect(richTextError(text)).toEqual({
      id: expect.stringContaining('“Empat”, “Satu”. Pilih “Judul bagian 2”'),
      en: expect.stringContaining('“Empat”, “Satu”. Change them to “Heading 2”'),
    })
  })

  const texts = [null, undefined, '', 'x', [], { root: null }, createText(heading('h3', 'Tiga'))]
  it.each(texts)('without either has no error: %j', (text) => {
    expect(richTextError(text)).toBeNull()
  })
})
