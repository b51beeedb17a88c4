import type { Rating } from '@site/contracts/content/research.ts'
import { describe, expect, it } from 'vitest'
import { openStatus, recommendation } from '#app/page-parts/recommendations/sample-recommendation.fixture.ts'
import { listChoices, listRecommendations } from './listed-recommendations.server.ts'
import type { RatedRecommendation } from './rated-recommendations.server.ts'
import { buildRecord } from './record.server.ts'

function rate(
  rating: Rating,
  kind: RatedRecommendation['kind'],
  result: number | null,
  lead: number | null,
): RatedRecommendation {
  return {
    item: { ...recommendation, status: 'closed', rating },
    rating,
    kind,
    result,
    lead,
    days: [],
    leads: null,
    status: { ...openStatus, kind },
  }
}

const rated = [
  rate('buy', 'target', 0.2, 5),
  rate('buy', 'stop', -0.1, -7),
  rate('hold', 'target', 0.04, 2),
  rate('sell', 'open', 0.06, null),
]
const given = { asOf: '2026-11-20', indexName: 'Wirasana 40', ticker: null }

describe('buildRecord', () => {
  it('has the averages of buy and sell and of each rating, and counts no hold', () => {
    const record = buildRecord('en', rated, given)
    expect(record).toMatchObject({
      // (20 − 10 + 6) ÷ 3
      averageResult: expect.closeTo(0.0533, 4),
      averageLead: -1,
      resultBasis: 'buy and sell: 3, sells reversed, without dividends; 1 still open, at the last price',
      leadBasis: 'percentage points against Wirasana 40 over the same days, of 2',
    })
    expect(record.ratings).toMatchObject([
      { rating: 'buy', count: '2', averageLead: -1, reachedTarget: '1 of 2', aheadOfIndex: '1 of 2' },
      { rating: 'hold', count: '1', reachedTarget: 'not counted', aheadOfIndex: '1 of 1' },
      { rating: 'sell', count: '1', averageLead: null, reachedTarget: '–', aheadOfIndex: '–' },
    ])
  })

  it('states the outcomes, that three are too few, and the company that the page is limited to', () => {
    const { text } = buildRecord('en', rated, { ...given, ticker: 'BQNS' })
    expect(text).toMatch(
      /^Of the 3 buy and sell recommendations on BQNS .*1 reached the target, 1 hit the stop/,
    )
    expect(text).toContain('3 recommendations are too few to judge skill.')
    expect(text).not.toContain('replaced by a new one')
  })

  it('explains replaced recommendations where some are closed', () => {
    expect(buildRecord('en', [rate('buy', 'closed', 0.1, 1)], given).text).toContain('replaced by a new one')
  })

  it('counts no open one without a price as valued at the last price', () => {
    const { resultBasis } = buildRecord('en', [...rated, rate('buy', 'open', null, null)], given)
    expect(resultBasis).toBe(
      'buy and sell: 3, sells reversed, without dividends; 1 still open, at the last price',
    )
  })

  it('judges no number of recommendations where all are holds', () => {
    const { text } = buildRecord('en', [rate('hold', 'open', 0.1, 1)], given)
    expect(text).not.toContain('too few')
  })

  it('says that the index is not available', () => {
    const record = buildRecord('en', [rate('buy', 'open', 0.1, null)], { ...given, indexName: null })
    expect(record).toMatchObject({ averageLead: null, leadBasis: 'The index is not available yet.' })
  })
})

describe('the lists of recommendations', () => {
  const all = rated.map((call) => call.item)

  it.each([
    { filter: null, count: 4 },
    { filter: 'open', count: 1 },
    { filter: 'ended', count: 3 },
    { filter: 'buy', count: 2 },
    { filter: 'hold', count: 1 },
    { filter: 'sell', count: 1 },
  ] as const)('has $count for the filter $filter', ({ filter, count }) => {
    expect(listRecommendations(all, rated, filter)).toHaveLength(count)
    expect(listChoices(all, rated)).toContainEqual({ filter, count })
  })

  it('offers no filter without a match', () => {
    expect(listChoices(all.slice(0, 2), rated.slice(0, 2)).map(({ filter }) => filter)).toEqual([
      null,
      'ended',
      'buy',
    ])
  })

  it('without prices uses the status of the analyst', () => {
    expect(listRecommendations(all, null, 'open')).toHaveLength(0)
    expect(listRecommendations(all, null, null)[0]).toMatchObject({ status: null, result: null, lead: null })
  })
})
