import type { Rating } from '@site/contracts/content/research.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { TrackedPrices } from '#app/market/price-track.tsx'
import { RecommendationStatusView } from './recommendation-status.tsx'
import type { RecommendationStatus } from './recommendation-statuses.server.ts'
import { openStatus } from './sample-recommendation.fixture.ts'

const call = { rating: 'buy', priceAtIssue: 1000, targetPrice: 1200, stopLoss: 900 } as const
type Call = TrackedPrices & { readonly rating: Rating }
const renderHtml = (status: RecommendationStatus | null, of: Call = call) =>
  renderToStaticMarkup(<RecommendationStatusView call={of} locale="en" status={status} />)

describe('the status of a recommendation', () => {
  it('shows the status with the price and the day that it is based on', () => {
    const html = renderHtml(openStatus)
    expect(html).toContain('Open')
    expect(html).toMatch(/<time dateTime="2026-11-20">Price on Nov 20, 2026/)
    expect(html).toContain('IDR\u00a01,050')
    expect(html).toContain('+5.00%')
  })

  it('shows the closing day, and that the price is adjusted to the level of the issue', () => {
    const html = renderHtml({ ...openStatus, kind: 'stop', price: 900, change: -0.1, isRestated: true })
    expect(html).toMatch(
      /Stop loss hit.*On Nov 20, 2026.*IDR\u00a0900.*−10.00%.*Adjusted for corporate actions/,
    )
  })

  it.each(['target', 'stop'] as const)('shows only that a hold has ended after the outcome %s', (kind) => {
    const html = renderHtml({ ...openStatus, kind, price: 1200, change: 0.2 }, { ...call, rating: 'hold' })
    expect(html).toContain('Ended')
    expect(html).not.toMatch(/Target reached|Stop loss hit/)
  })

  it('has no price and no chart if there is no price', () => {
    const html = renderHtml({ ...openStatus, on: null, price: null, change: null })
    expect(html).toContain('No price since publication yet.')
    expect(html).not.toContain('<svg')
    expect(html).not.toContain('<time')
  })

  it('shows since when an open one has been suspended, but not for a closed one', () => {
    expect(renderHtml({ ...openStatus, suspendedSince: '2026-08-18' })).toContain(
      'Trading suspended since Aug 18, 2026.',
    )
    expect(renderHtml({ ...openStatus, kind: 'target', suspendedSince: '2026-08-18' })).not.toContain(
      'Trading suspended',
    )
  })

  it('shows that the status is unavailable if prices are unavailable', () => {
    expect(renderHtml(null)).toContain('Result not available yet.')
  })

  it('draws the marks in the order of the prices, from edge to edge', () => {
    // Stop loss at 900 (6 of 160), issue at 1,000 (55), price at 1,050 (80), target at 1,200 (154).
    const html = renderHtml(openStatus)
    expect([...html.matchAll(/d="M(\d+) 2V/g)].map(([, x]) => x)).toEqual(['6', '154'])
    expect([...html.matchAll(/cx="(\d+)"/g)].map(([, x]) => x)).toEqual(['55', '80'])
  })

  it('draws nothing if all prices are equal', () => {
    const flat = { rating: 'buy', priceAtIssue: 1000, targetPrice: 1000, stopLoss: null } as const
    expect(renderHtml({ ...openStatus, price: 1000, change: 0 }, flat)).not.toContain('<svg')
  })
})
