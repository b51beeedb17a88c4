import { describe, expect, it } from 'vitest'
import { openStatus, recommendation } from '#app/page-parts/recommendations/sample-recommendation.fixture.ts'
import type { RatedRecommendation } from './rated-recommendations.server.ts'
import { drawRecord } from './record-chart.server.ts'

function call(id: number, end: { date: string; points: number }): RatedRecommendation {
  return {
    item: { ...recommendation, id },
    rating: 'buy',
    kind: 'open',
    result: 0.1,
    lead: end.points,
    days: [],
    leads: [{ date: '2026-01-01', points: 0 }, end],
    status: openStatus,
  }
}
/** 100 days: a day is a percent of the width. */
const asOf = '2026-04-11'

describe('drawRecord', () => {
  it('draws each line from its issue to its end, around the line of the index', () => {
    const chart = drawRecord(
      'en',
      [call(1, { date: asOf, points: 10 }), call(2, { date: '2026-02-20', points: -10 })],
      asOf,
    )
    expect(chart?.zeroY).toBe(50)
    expect(chart?.lines.map(({ path, end }) => ({ path, end }))).toEqual([
      { path: 'M0 200L1000 0', end: { x: 100, y: 0 } },
      { path: 'M0 200L500 400', end: { x: 50, y: 100 } },
    ])
    expect(chart?.ticks.map(({ text }) => text)).toEqual(['−10', '−5', '+5', '+10'])
    expect(chart?.months.map(({ text }) => text)).toEqual(['Feb', 'Mar', 'Apr'])
  })

  it('pushes labels apart at the right edge, within the drawing', () => {
    const ends = [10, 9.9, 9.8, -10, -9.9].map((points, index) => call(index, { date: asOf, points }))
    const labels = drawRecord('en', ends, asOf)?.lines.map(({ label }) => label?.y ?? Number.NaN) ?? []
    const sorted = labels.toSorted((one, other) => one - other)
    expect(sorted).toHaveLength(5)
    for (const [index, y] of sorted.entries()) {
      expect(y - (sorted[index - 1] ?? y - 7)).toBeGreaterThanOrEqual(6.9)
    }
    expect(sorted.at(-1)).toBeLessThanOrEqual(96.5)
  })

  it('names only one of two lines that end at the same place', () => {
    const chart = drawRecord(
      'en',
      [
        call(1, { date: '2026-02-20', points: 10 }),
        call(2, { date: '2026-02-21', points: 9.9 }),
        call(3, { date: asOf, points: -5 }),
      ],
      asOf,
    )
    expect(chart?.lines.map(({ label }) => label !== null)).toEqual([true, false, true])
  })

  it('draws the newest forty, and counts the others', () => {
    const many = Array.from({ length: 43 }, (_, id) => call(id, { date: asOf, points: id }))
    const chart = drawRecord('en', many, asOf)
    expect(chart?.lines).toHaveLength(40)
    expect(chart?.omitted).toBe(3)
  })

  it('is null without a comparable recommendation, and on the day of the first issue', () => {
    expect(drawRecord('en', [{ ...call(1, { date: asOf, points: 1 }), leads: null }], asOf)).toBeNull()
    expect(drawRecord('en', [call(1, { date: '2026-01-01', points: 0 })], '2026-01-01')).toBeNull()
  })
})
