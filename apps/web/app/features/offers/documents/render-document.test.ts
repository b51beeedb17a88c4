import { openPdf, readAloud } from '@site/pdf/read-pdf.fixture.ts'
import { describe, expect, it } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { createAccountRiplay } from './account-riplay.server.ts'
import { documentCopy } from './document-copy.server.ts'
import { account, fees, issuer, settings } from './documents.fixture.ts'
import { renderDocument } from './render-document.server.ts'

describe('renderDocument', () => {
  it.each(locales)('creates a tagged PDF with title and language in %s', async (locale) => {
    const document = createAccountRiplay(locale, account, { fees, day: '2026-11-28', issuer })
    const file = await renderDocument(document, settings)
    const pdf = await openPdf(Buffer.from(file))
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: `${documentCopy[locale].riplay}: Rekening Margin`, Language: locale })
    const parts = await readAloud(pdf)
    const textOf = (tags: string) => parts.filter(([role]) => role === tags).map(([, text]) => text)
    expect(textOf('H1')).toEqual(['Rekening Margin'])
    expect(textOf('H2')).toEqual(document.sections.map(({ title }) => title))
    expect(textOf('L LI LBody').join('')).toContain('Risiko penjualan paksa.')
    expect(textOf('Table TR TH')).toContain(
      locale === 'id' ? 'Bunga pembiayaan per tahun' : 'Interest on the financing per year',
    )
    expect(textOf('Table TR TD')).toContain('14%')
  })

  it('keeps hyphens and minus signs of numbers apart in copied text', async () => {
    const title = 'Telepon 021-5550-0100, hasil −Rp84.250'
    const document = createAccountRiplay('id', { ...account, title }, { fees, day: '2026-11-28', issuer })
    const parts = await readAloud(await openPdf(Buffer.from(await renderDocument(document, settings))))
    expect(parts.filter(([role]) => role === 'H1')).toEqual([['H1', title]])
  })

  it('creates the same file from the same fields', async () => {
    const document = createAccountRiplay('id', account, { fees, day: '2026-11-28', issuer })
    const [one, other] = [await renderDocument(document, settings), await renderDocument(document, settings)]
    expect(Buffer.compare(one, other)).toBe(0)
  })

  it('lets the server respond after each section', async () => {
    const document = createAccountRiplay('id', account, { fees, day: '2026-11-28', issuer })
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
