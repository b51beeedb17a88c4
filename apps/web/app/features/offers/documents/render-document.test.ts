import { openPdf, readAloud, readPageTexts } from '@site/pdf/read-pdf.fixture.ts'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { createAccountRiplay } from './account-riplay.server.ts'
import { documentCopy } from './document-copy.server.ts'
import { account, fees, interest, issuer, settings } from './documents.fixture.ts'
import type { ProductDocument } from './product-document.ts'
import { renderDocument } from './render-document.server.ts'

const createRiplay = (locale: Locale, title = account.title) =>
  createAccountRiplay(locale, { ...account, title }, { fees, interest, day: '2026-11-28', issuer })
const render = async (document: ProductDocument) =>
  openPdf(Buffer.from(await renderDocument(document, settings)))

describe('renderDocument', () => {
  it.each(locales)('creates a tagged PDF with title and language in %s', async (locale) => {
    const document = createRiplay(locale)
    const pdf = await render(document)
    const { info, metadata } = await pdf.getMetadata()
    const title = `${documentCopy[locale].riplay}: Rekening Margin`
    const markInfo = { Marked: true, UserProperties: false, Suspects: false }
    // Contrary to pdfjs's types, this is a Map.
    expect(await pdf.getMarkInfo()).toEqual(new Map(Object.entries(markInfo)))
    expect(info).toMatchObject({ Title: title, Language: locale, PDFFormatVersion: '1.7' })
    expect(metadata.get('dc:title')).toBe(title)
    expect(metadata.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(await pdf.getViewerPreferences()).toEqual(new Map([['DisplayDocTitle', true]]))
    const parts = await readAloud(pdf)
    const listTexts = (tags: string) => parts.filter(([role]) => role === tags).map(([, text]) => text)
    expect(listTexts('H1')).toEqual(['Rekening Margin'])
    expect(listTexts('H2')).toEqual(document.sections.map(({ title }) => title))
    expect(listTexts('L LI LBody').join('')).toContain('Risiko penjualan paksa.')
    expect(listTexts('Table TR TH')).toContain(
      locale === 'id' ? 'Bunga pembiayaan per tahun' : 'Interest on the financing per year',
    )
    expect(listTexts('Table TR TD')).toContain('14%')
  })

  it('tags everything except page footers', async () => {
    const pdf = await render(createRiplay('id'))
    const read = new Set((await readAloud(pdf)).map(([, text]) => text))
    for (const number of [1, 2]) {
      const texts = [...(await readPageTexts(await pdf.getPage(number))).values()]
      const others = texts.filter((text) => text !== '' && !read.has(text))
      expect(others.join('')).toBe(`${settings.legalName} Halaman ${number} dari ${pdf.numPages}`)
    }
  })

  it('keeps hyphens and minus signs of numbers apart in copied text', async () => {
    const title = 'Telepon 021-5550-0100, hasil −Rp84.250'
    const parts = await readAloud(await render(createRiplay('id', title)))
    expect(parts.filter(([role]) => role === 'H1')).toEqual([['H1', title]])
  })

  it('creates the same file from the same fields', async () => {
    const document = createRiplay('id')
    const [one, other] = [await renderDocument(document, settings), await renderDocument(document, settings)]
    expect(Buffer.compare(one, other)).toBe(0)
  })

  it('lets the server respond after each section', async () => {
    const document = createRiplay('id')
    let turns = 0
    const countTurn = () => {
      turns += 1
      next = setImmediate(countTurn)
    }
    let next = setImmediate(countTurn)
    await renderDocument(document, settings)
    clearImmediate(next)
    expect(turns).toBeGreaterThanOrEqual(document.sections.length)
  })
})
