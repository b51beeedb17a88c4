import { describe, expect, it } from 'vitest'
import { dividend, ipo, meeting, splitSince, undated } from '#app/market/sample-actions.fixture.ts'
import { actionRows } from './action-columns.server.ts'

describe('actionRows', () => {
  it.each([
    { kind: 'dividend', actions: [dividend], count: 20 },
    { kind: 'general-meeting', actions: [meeting], count: 11 },
    { kind: 'ipo', actions: [ipo], count: 23 },
    { kind: 'bonus', actions: [], count: 13 },
    { kind: 'stock-merge-split', actions: [], count: 12 },
  ] as const)('has a column for every field of $kind', ({ kind, actions, count }) => {
    for (const locale of ['id', 'en'] as const) {
      const [head = [], ...rows] = actionRows(locale, kind, actions)
      expect(new Set(head).size).toBe(count)
      expect(rows.map((row) => row.length)).toEqual(actions.map(() => count))
    }
  })

  it("has ISO dates, plain numbers and names in the page's language", () => {
    const [, row] = actionRows('en', 'dividend', [dividend])
    expect(row).toEqual([
      ...['BQNS', 'PT Bank Quantara Nusa Tbk', 'Planned'],
      ...['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07', '2026-12-04', '2026-12-18'],
      ...['Interim', 'Cash', 2026, 62, 'IDR', 1_450_000_000, 1.505, '2026-11-20', null, null, 62],
    ])
  })

  it('ends with the dividend for one share of today', () => {
    const [, row] = actionRows('en', 'dividend', [{ ...dividend, sharesSince: splitSince }])
    expect([row?.[12], row?.at(-1)]).toEqual([62, 31])
  })

  it('has empty cells for a meeting without a date, and the time zone of a meeting with a time', () => {
    const [, dated, without] = actionRows('id', 'general-meeting', [meeting, undated])
    expect(dated?.[7]).toBe('2026-12-31T09:00+07:00')
    expect(without?.slice(5, 8)).toEqual([null, null, null])
  })
})
