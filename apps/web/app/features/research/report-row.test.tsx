import type { ReportSummary } from '@site/contracts/content/research.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReportRow } from './report-row.tsx'

const report: ReportSummary = {
  id: 1,
  slug: 'laporan',
  title: 'Laporan bank',
  summary: 'Ringkasan.',
  category: null,
  tickers: ['BQNS'],
  rating: 'buy',
  publishedAt: '2026-11-18T02:00:00.000Z',
  analystRole: 'Analis ekuitas, perbankan',
  pdf: { path: '/media/a.pdf', name: 'a.pdf', mimeType: 'application/pdf', bytes: 190_000 },
  firstPage: { path: '/media/a.webp', alt: 'Halaman pertama', width: 800, height: 1131, placeholder: null },
}
const renderHtml = (changed: Partial<ReportSummary>) =>
  renderToStaticMarkup(
    <ReportRow
      headingLevel={2}
      locale="id"
      names={{ BQNS: 'Bank Quantara Nusa' }}
      report={{ ...report, ...changed }}
    />,
  )

describe('a report in the list', () => {
  it('shows its first page, author, companies, and the file with type and size', () => {
    const html = renderHtml({})
    expect(html).toContain('/media/a.webp')
    expect(html).toContain('Analis ekuitas, perbankan')
    expect(html).toMatch(/PDF.*190 kB/)
    expect(html).toContain('BQNS Bank Quantara Nusa')
  })

  it('draws a sheet with the title without a picture of the first page', () => {
    const html = renderHtml({ firstPage: null })
    expect(html).not.toContain('<img')
    expect(html.match(/Laporan bank/g)?.length).toBeGreaterThan(1)
  })

  it('has no download link without a file', () => {
    expect(renderHtml({ pdf: null })).not.toContain('download=')
  })
})
