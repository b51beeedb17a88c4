import { describe, expect, it } from 'vitest'
import { createSource, priceBreak } from './chart-source.fixture.ts'
import { priceSummary } from './price-summary.server.ts'

describe('priceSummary', () => {
  it('names the only day of a share listed yesterday', () => {
    expect(priceSummary(createSource([1000]))).toMatchObject({
      chart: null,
      absence: expect.stringContaining('one day in this range: November 20, 2025, close 1,000.'),
    })
  })

  it('says that earlier days are left out because of a break', () => {
    const found = { ...priceBreak, date: '2025-11-20', kind: 'unadjusted', factor: 1 } as const
    const { absence } = priceSummary(createSource([1000], { breaks: [found] }))
    expect(absence).toContain('Earlier prices cannot be compared')
  })

  it('names the last trading day of a share without trades in the range', () => {
    expect(priceSummary(createSource([], { asOf: '2025-08-14' }))).toMatchObject({
      chart: null,
      absence: 'No prices in this range. The last price is of August 14, 2025.',
    })
  })

  it('says that a comparison has too few common days', () => {
    const source = createSource([100, 101], { versus: { kind: 'company', name: 'AVPU', days: [] } })
    expect(priceSummary(source).absence).toMatch(/^The two do not have/)
  })

  it('keeps the chart of the share if it cannot be compared', () => {
    const summary = priceSummary(createSource([100, 101], { versus: { kind: 'unknown', name: 'XXXX' } }))
    expect(summary.chart?.kind).toBe('prices')
    expect(summary.absence).toBeNull()
    expect(summary.versusError).toMatch(/^“XXXX” does not match exactly one other share/)
    const down = priceSummary(createSource([100, 101], { versus: { kind: 'unavailable' } }))
    expect(down.versusError).toMatch(/^The comparison is not available/)
  })
})
