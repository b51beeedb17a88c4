import { beforeAll, describe, expect, it } from 'vitest'
import { layOut, type ReportPaper } from './layout.ts'
import { renderPdf } from './render.ts'

// drizzle-kit, which another test of this worker may have loaded, adds an enumerable property; pdf.js rejects it.
if ('random' in Array.prototype) Object.defineProperty(Array.prototype, 'random', { enumerable: false })
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')

const report: ReportPaper = {
  locale: 'id',
  brand: 'Wirasana',
  company: 'PT Wirasana Sekuritas',
  category: 'Saham',
  title: 'Siklus batu bara dan emiten energi, dengan judul yang tidak muat di satu baris',
  summary: 'Ringkasan.',
  analystRole: 'Analis',
  publishedAt: '2026-11-01T00:00:00Z',
  tickers: ['BRYA'],
  rating: 'buy',
  priceAtIssue: null,
  targetPrice: null,
  horizonMonths: null,
  keyPoints: ['Satu', 'Dua'],
  body: `## Pendapatan\n\n${'Kata. '.repeat(900)}\n\n- Tiga`,
  disclosures: ['Tidak menjamin.'],
}

async function open() {
  const { title, company, locale, publishedAt } = report
  const pdf = await renderPdf(layOut(report), { title, author: company, language: locale, publishedAt })
  return getDocument({ data: new Uint8Array(pdf) }).promise
}

type Opened = Awaited<ReturnType<typeof open>>
type Page = Awaited<ReturnType<Opened['getPage']>>
type Tree = Awaited<ReturnType<Page['getStructTree']>>
type Child = Tree | Tree['children'][number]

/** Texts of a page by marked-content ID; text outside of marked content is under an empty ID. */
async function textsOf(page: Page): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const texts = new Map<string, string>()
  let id = ''
  for (const item of items) {
    if ('str' in item) texts.set(id, `${texts.get(id) ?? ''}${item.str}`.trimStart())
    else id = item.type === 'endMarkedContent' ? '' : (item.id ?? item.type)
  }
  return texts
}

function partsOf(node: Child, texts: ReadonlyMap<string, string>, path: readonly string[] = []): string[][] {
  if (!('children' in node)) return [[path.join(' '), texts.get(node.id) ?? '']]
  const isElement = !['Root', 'Document'].includes(node.role)
  return node.children.flatMap((child) => partsOf(child, texts, isElement ? [...path, node.role] : path))
}

/** Each piece of text with its tags, in screen reader order. */
async function readAloud(document: Opened): Promise<string[][]> {
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      return partsOf(await page.getStructTree(), await textsOf(page))
    }),
  )
  return pages.flat()
}

describe('renderPdf', () => {
  let document: Opened
  beforeAll(async () => {
    document = await open()
  })

  it('marks the file as tagged, with its title and language', async () => {
    const { info, metadata } = await document.getMetadata()
    const markInfo = { Marked: true, UserProperties: false, Suspects: false }
    // Contrary to pdfjs's types, this is a Map.
    expect(await document.getMarkInfo()).toEqual(new Map(Object.entries(markInfo)))
    expect(info).toMatchObject({ Title: report.title, Language: 'id', PDFFormatVersion: '1.7' })
    expect(metadata.get('dc:title')).toBe(report.title)
    expect(metadata.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(await document.getViewerPreferences()).toEqual(new Map([['DisplayDocTitle', true]]))
  })

  it('tags headings, paragraphs, the table and lists in reading order', async () => {
    const parts = await readAloud(document)
    const isLong = ([, text = '']: string[]) => text.startsWith('Kata.')
    expect(parts.filter((part) => !isLong(part))).toEqual([
      ['P', 'Wirasana'],
      ['P', 'Riset · Saham'],
      ['P', '1 November 2026'],
      ['P', 'Analis'],
      ['H1', 'Siklus batu bara dan emiten energi, dengan judul'],
      ['H1', 'yang tidak muat di satu baris'],
      ['P', 'Ringkasan.'],
      ['Table TR TH', 'Kode saham'],
      ['Table TR TH', 'Rekomendasi'],
      ['Table TR TD', 'BRYA'],
      ['Table TR TD', 'Beli'],
      ['H2', 'Pokok-pokok'],
      ['L LI LBody', 'Satu'],
      ['L LI LBody', 'Dua'],
      ['H2', 'Pendapatan'],
      ['L LI LBody', 'Tiga'],
      ['H2', 'Pengungkapan dan penafian'],
      ['P', 'Tidak menjamin.'],
    ])
    expect(new Set(parts.filter(isLong).map(([tags]) => tags))).toEqual(new Set(['P']))
  })

  it('tags everything except page footers', async () => {
    for (const number of [1, 2]) {
      const page = await document.getPage(number)
      const read = new Set((await readAloud(document)).map(([, text]) => text))
      const others = [...(await textsOf(page)).values()].filter((text) => text !== '' && !read.has(text))
      expect(others.join('')).toBe(`PT Wirasana Sekuritas Halaman ${number} dari 2`)
    }
  })
})
