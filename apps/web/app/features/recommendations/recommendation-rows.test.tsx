import type { Recommendation } from '@site/contracts/content/research.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RecommendationStatus } from '#app/page-parts/recommendations/recommendation-statuses.server.ts'
import { RecommendationRows } from './recommendation-rows.tsx'

const item: Recommendation = {
  id: 7,
  ticker: 'BQNS',
  rating: 'buy',
  issuedAt: '2026-11-05',
  priceAtIssue: 1000,
  targetPrice: 1200,
  stopLoss: 900,
  horizonMonths: 12,
  analystRole: 'Analis ekuitas',
  rationale: 'Kredit tumbuh.',
  status: 'open',
  closedAt: null,
  closePrice: null,
  report: { slug: 'laporan-bank', title: 'Laporan bank' },
}
const open: RecommendationStatus = {
  kind: 'open',
  on: '2026-11-20',
  price: 1050,
  change: 0.05,
  isRestated: false,
  suspendedSince: null,
  companyName: 'Bank Quantara Nusa',
  toTarget: 0.1429,
}

function renderRow(status: RecommendationStatus | null, changed: Partial<Recommendation> = {}) {
  const html = renderToStaticMarkup(
    <RecommendationRows
      asOf="2026-11-20"
      items={[{ ...item, ...changed }]}
      locale="en"
      statuses={status && [status]}
      titleId="title"
    />,
  )
  const summary = /<summary.*<\/summary>/.exec(html)?.[0] ?? ''
  return { html, text: summary.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') }
}

describe('the row of a recommendation', () => {
  it('has company, rating, target and, while open, the distance from the last price', () => {
    expect(renderRow(open).text).toMatch(
      /BQNS Bank Quantara Nusa .*\+14\.29% Buy target 1,200 from the Nov 20 price/,
    )
  })

  it.each([
    { kind: 'target', result: 'Target reached' },
    { kind: 'stop', result: 'Stop loss hit' },
    { kind: 'expired', result: 'Horizon ended' },
    { kind: 'closed', result: 'Closed by the analyst' },
  ] as const)('has its result in place of a distance after the outcome $kind', ({ kind, result }) => {
    const { text } = renderRow({ ...open, kind, toTarget: null })
    expect(text).toContain(result)
    expect(text).not.toContain('%')
  })

  it('has no target reached by a hold, which predicts no direction', () => {
    const { text } = renderRow({ ...open, kind: 'target', toTarget: null }, { rating: 'hold' })
    expect(text).toContain('Ended')
    expect(text).not.toContain('Target reached')
  })

  it('without a translation marks its texts, and links the report in its language', () => {
    const { html } = renderRow(null, { language: 'id' })
    expect(html).toMatch(/<p [^>]*lang="id">Kredit tumbuh\./)
    expect(html).toContain('In Indonesian')
    expect(html).toMatch(/href="\/id\/[^"]*laporan-bank"[^>]*hrefLang="id"/)
  })
})
