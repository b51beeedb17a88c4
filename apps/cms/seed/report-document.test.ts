import { brand } from '@site/brand/names.ts'
import { expect, it } from 'vitest'
import { createReportDocument } from './report-document.ts'

const both = (text: string) => ({ id: text })

it('states a report’s facts, points, text and disclosures, without the facts it does not have', () => {
  const report = {
    slug: both('batu-bara'),
    title: both('Siklus batu bara'),
    summary: both('Ringkasan.'),
    body: both('## Pendapatan\n\nKata.\n\n- Tiga'),
    publishedAt: '2026-11-01T00:00:00.000Z',
    category: 'sector',
    tickers: ['BRYA'],
    analystRole: both('Analis'),
    rating: 'buy' as const,
    priceAtIssue: null,
    targetPrice: null,
    previousTarget: null,
    horizonMonths: null,
    keyPoints: [both('Satu'), both('Dua')],
    disclosures: [both('Tidak menjamin.')],
  }
  expect(createReportDocument(report, 'id', { category: 'Saham', notice: 'Catatan.' })).toMatchObject({
    brand: brand.companyName,
    lines: ['Riset · Saham', '1 November 2026', 'Analis'],
    title: 'Siklus batu bara',
    sections: [
      {
        title: 'Ringkasan rekomendasi',
        parts: [
          {
            kind: 'table',
            rows: [
              ['Kode saham', 'BRYA'],
              ['Rekomendasi', 'Beli'],
            ],
          },
        ],
      },
      { title: 'Pokok-pokok', parts: [{ texts: ['Satu', 'Dua'] }] },
      { title: 'Pendapatan', parts: [{ text: 'Kata.' }, { texts: ['Tiga'] }] },
      { title: 'Pengungkapan dan penafian', parts: [{ texts: ['Tidak menjamin.', 'Catatan.'] }] },
    ],
  })
})
