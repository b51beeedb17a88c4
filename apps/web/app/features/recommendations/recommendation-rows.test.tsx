import type { Recommendation } from '@site/contracts/content/research.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RecommendationStatus } from '#app/page-parts/recommendations/recommendation-statuses.server.ts'
import { openStatus, recommendation } from '#app/page-parts/recommendations/sample-recommendation.fixture.ts'
import { type ListedRecommendation, RecommendationRows } from './recommendation-rows.tsx'

const item: Recommendation = {
  ...recommendation,
  rationale: 'Kredit tumbuh.',
  report: { slug: 'laporan-bank', title: 'Laporan bank' },
}

function renderRow(status: RecommendationStatus | null, changed: Partial<ListedRecommendation> = {}) {
  const listed = { item, status, result: status?.change ?? null, lead: 1.24, ...changed }
  const html = renderToStaticMarkup(<RecommendationRows locale="en" rows={[listed]} titleId="title" />)
  const summary = /<summary.*<\/summary>/.exec(html)?.[0] ?? ''
  return { html, text: summary.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') }
}

describe('the row of a recommendation', () => {
  it('has company, prices, result, rating, status and the lead over the index', () => {
    expect(renderRow(openStatus).text).toMatch(
      /BQNS Bank Quantara Nusa 1,000 → 1,200 · now 1,050 \+5\.00% Buy Nov 5, 2026 · Open \+1\.2 pp/,
    )
  })

  it.each([
    { kind: 'target', result: 'Target reached' },
    { kind: 'stop', result: 'Stop loss hit' },
    { kind: 'expired', result: 'Horizon ended' },
    { kind: 'closed', result: 'Closed by the analyst' },
  ] as const)('has its result in words and percent after the outcome $kind', ({ kind, result }) => {
    const { text } = renderRow({ ...openStatus, kind, toTarget: null })
    expect(text).toContain(result)
    expect(text).toContain('ended at 1,050')
    expect(text).toContain('+5.00%')
  })

  it('without a value of the index has no lead', () => {
    expect(renderRow(openStatus, { lead: null }).text).toContain('not comparable yet')
  })

  it('without a price has no figures', () => {
    const { text } = renderRow({ ...openStatus, on: null, price: null, change: null, toTarget: null })
    expect(text).toContain('No price since publication yet.')
    expect(text).not.toMatch(/%|pp|now/)
  })

  it('states since when an open one has been suspended', () => {
    expect(renderRow({ ...openStatus, suspendedSince: '2026-08-18' }).text).toContain(
      'Trading suspended since Aug 18, 2026.',
    )
  })

  it('without a translation marks its texts, and links the report in its language', () => {
    const { html } = renderRow(null, { item: { ...item, language: 'id' } })
    expect(html).toMatch(/<p [^>]*lang="id">Kredit tumbuh\./)
    expect(html).toContain('In Indonesian')
    expect(html).toMatch(/href="\/id\/[^"]*laporan-bank"[^>]*hrefLang="id"/)
  })
})
