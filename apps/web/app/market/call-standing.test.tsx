import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Standing } from './call-outcomes.server.ts'
import { CallStanding } from './call-standing.tsx'
import type { CallPrices } from './call-track.tsx'

const call: CallPrices = { priceAtIssue: 1000, targetPrice: 1200, stopLoss: 900 }
const open: Standing = {
  kind: 'open',
  on: '2026-11-20',
  price: 1050,
  change: 0.05,
  isRestated: false,
  suspendedSince: null,
}
const htmlOf = (standing: Standing | null, of = call) =>
  renderToStaticMarkup(<CallStanding call={of} locale="en" standing={standing} />)

describe('the standing of a recommendation', () => {
  it('says how it stands, by which price of which day', () => {
    const html = htmlOf(open)
    expect(html).toContain('Open')
    expect(html).toMatch(/<time dateTime="2026-11-20">Price on Nov 20, 2026/)
    expect(html).toContain('IDR\u00a01,050')
    expect(html).toContain('+5.00%')
  })

  it('says on which day it ended, and that the price was brought to the level of the issue', () => {
    const html = htmlOf({ ...open, kind: 'stop', price: 900, change: -0.1, isRestated: true })
    expect(html).toMatch(
      /Stop loss hit.*On Nov 20, 2026.*IDR\u00a0900.*−10.00%.*Adjusted for corporate actions/,
    )
  })

  it('has no price and no line where there has been none', () => {
    const html = htmlOf({ ...open, on: null, price: null, change: null })
    expect(html).toContain('No price since publication yet.')
    expect(html).not.toContain('<svg')
    expect(html).not.toContain('<time')
  })

  it('says since when an open one is not traded, and not so of one that has ended', () => {
    expect(htmlOf({ ...open, suspendedSince: '2026-08-18' })).toContain(
      'Trading suspended since Aug 18, 2026.',
    )
    expect(htmlOf({ ...open, kind: 'target', suspendedSince: '2026-08-18' })).not.toContain(
      'Trading suspended',
    )
  })

  it('says that it is not known while prices cannot be had', () => {
    expect(htmlOf(null)).toContain('Result not available yet.')
  })

  it('draws the marks in the order of the prices, from edge to edge', () => {
    // Stop loss at 900 (6 of 160), issue at 1,000 (55), price at 1,050 (80), target at 1,200 (154).
    const html = htmlOf(open)
    expect([...html.matchAll(/d="M(\d+) 2V/g)].map(([, x]) => x)).toEqual(['6', '154'])
    expect([...html.matchAll(/cx="(\d+)"/g)].map(([, x]) => x)).toEqual(['55', '80'])
  })

  it('draws nothing where all prices are one', () => {
    const flat = { priceAtIssue: 1000, targetPrice: 1000, stopLoss: null }
    expect(htmlOf({ ...open, price: 1000, change: 0 }, flat)).not.toContain('<svg')
  })
})
