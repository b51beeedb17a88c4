import { type Opened, openPdf, readAloud, textsOf } from '@site/pdf/read-pdf.fixture.ts'
import { renderPdf } from '@site/pdf/render-pdf.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { layOut, type ReportPaper } from './layout.ts'

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
  return openPdf(pdf)
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
