import type { Recommendation } from '@site/contracts/content/research.ts'
import { describe, expect, it } from 'vitest'
import { serviceUnavailable } from '#app/upstream/upstream-error.ts'
import { loadAllRecommendations, loadRecommendationRecord } from './recommendation-record.server.ts'
import { recommendation } from './sample-recommendation.fixture.ts'

const call: Recommendation = {
  ...recommendation,
  issuedAt: '2026-01-05',
  priceAtIssue: 100,
  targetPrice: 120,
  stopLoss: 90,
  horizonMonths: 3,
}
const day = (high: number) => ({ date: '2026-01-06', open: 100, high, low: 100, close: high })

/** A site with one recommendation per page; `highs` are the prices after each. */
function siteWith(
  highs: readonly (number | null)[],
  asOf: string,
  ratings: readonly Recommendation['rating'][] = [],
) {
  type Parts = Parameters<typeof loadRecommendationRecord>[0]
  const site: unknown = {
    content: {
      recommendations: async ({ page = 1 }) => ({
        items: [{ ...call, id: page, rating: ratings[page - 1] ?? 'buy' }],
        page,
        pageCount: highs.length,
        total: highs.length,
      }),
    },
    market: {
      priceSpans: async (spans: readonly unknown[]) => {
        const asked = highs.slice(done, done + spans.length)
        done += spans.length
        const known = asked.filter((high) => high !== null)
        if (known.length < asked.length) throw serviceUnavailable()
        return {
          asOf,
          items: known.map((high) => ({
            ticker: 'BQNS',
            rows: [day(high)],
            events: [],
            shortName: null,
            suspendedSince: null,
          })),
        }
      },
    },
    orNull: async (value: Promise<unknown>) => value.catch(() => null),
  }
  let done = 0
  return site as Parts
}

describe('loadAllRecommendations', () => {
  /** The CMS lists open before closed ones, the newest first of each, and pages cut that list anywhere. */
  const listed = [
    { id: 4, issuedAt: '2026-06-02', status: 'open' },
    { id: 2, issuedAt: '2025-12-30', status: 'open' },
    { id: 5, issuedAt: '2026-08-06', status: 'closed' },
    { id: 3, issuedAt: '2026-06-02', status: 'closed' },
    { id: 1, issuedAt: '2024-02-29', status: 'closed' },
  ] as const

  it.each([1, 2, 5])('is newest first, whatever the state, with %d of them per page', async (perPage) => {
    const content = {
      recommendations: async ({ page = 1 }) => ({
        items: listed.slice((page - 1) * perPage, page * perPage).map((own) => ({ ...call, ...own })),
        page,
        pageCount: Math.ceil(listed.length / perPage),
        total: listed.length,
      }),
    }
    const all = await loadAllRecommendations(content, null)
    expect(all.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1])
  })
})

describe('loadRecommendationRecord', () => {
  it('counts the outcomes of all pages', async () => {
    expect(await loadRecommendationRecord(siteWith([121, 105, 121], '2026-06-01'))).toEqual({
      counts: { target: 2, stop: 0, expired: 1, closed: 0, open: 0 },
      finished: 3,
      holds: { total: 0, open: 0 },
      asOf: '2026-06-01',
    })
    expect(await loadRecommendationRecord(siteWith([121, 105], '2026-02-01'))).toMatchObject({ finished: 1 })
  })

  it('counts a hold that reached its target in neither number', async () => {
    const site = siteWith([121, 121, 105], '2026-06-01', ['hold', 'buy', 'buy'])
    expect(await loadRecommendationRecord(site)).toMatchObject({
      counts: { target: 1, expired: 1 },
      finished: 2,
      holds: { total: 1, open: 0 },
    })
  })

  it('requests the prices of at most 25 at once', async () => {
    const highs = Array.from({ length: 26 }, (_, index) => (index === 25 ? 121 : 105))
    expect(await loadRecommendationRecord(siteWith(highs, '2026-02-01'))).toMatchObject({
      counts: { target: 1, open: 25 },
    })
  })

  it('is null if prices are unavailable', async () => {
    expect(await loadRecommendationRecord(siteWith([121, null], '2026-06-01'))).toBeNull()
  })
})
