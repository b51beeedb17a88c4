import { describe, expect, it } from 'vitest'
import type { StoredPeriod } from '#market/figures/statements.ts'
import { separateQuarters } from './single-quarters.ts'

const ends = { 3: '03-31', 6: '06-30', 9: '09-30', 12: '12-31' } as const

function cumulative(months: keyof typeof ends, lines: StoredPeriod['lines'], year = 2025): StoredPeriod {
  return {
    ticker: 'BQNS',
    year,
    months,
    end: `${year}-${ends[months]}`,
    isRestated: false,
    marks: [],
    lines,
  }
}

describe('separateQuarters', () => {
  it('subtracts the filing of three months before within the fiscal year', () => {
    const quarters = separateQuarters([
      cumulative(3, { netProfit: 1_398 }, 2026),
      cumulative(12, { netProfit: 5_236 }),
      cumulative(9, { netProfit: 3_804 }),
      cumulative(6, { netProfit: 2_511 }),
      cumulative(3, { netProfit: 1_244 }),
    ])
    expect(quarters.map(({ lines }) => lines.netProfit)).toEqual([1_398, 1_432, 1_293, 1_267, 1_244])
    expect(quarters.map(({ end }) => end.slice(0, 7))).toEqual([
      '2026-03',
      '2025-12',
      '2025-09',
      '2025-06',
      '2025-03',
    ])
  })

  it('keeps losses, and amounts below a million exact to the unit', () => {
    const [half] = separateQuarters([
      cumulative(6, { netProfit: -300.3, revenue: 0.3 }),
      cumulative(3, { netProfit: 100.1, revenue: 0.1 }),
    ])
    expect(half?.lines).toEqual({ netProfit: -400.4, revenue: 0.2 })
  })

  it('has no value if the filing before or the line in it is missing', () => {
    const [year, half] = separateQuarters([
      cumulative(12, { netProfit: 5_236 }),
      cumulative(6, { netProfit: 2_511, discontinued: 7 }),
      cumulative(3, { netProfit: 1_244 }),
    ])
    expect(year?.lines).toEqual({})
    expect(half?.lines).toEqual({ netProfit: 1_267 })
  })

  it('starts with the cash at the end of the quarter before', () => {
    const [half, quarter] = separateQuarters([
      cumulative(6, { operating: 50, beginning: 100, ending: 180 }),
      cumulative(3, { operating: 20, beginning: 100, ending: 130 }),
    ])
    expect(half?.lines).toEqual({ operating: 30, beginning: 130, ending: 180 })
    expect(quarter?.lines).toEqual({ operating: 20, beginning: 100, ending: 130 })
  })

  it('omits earnings per share, whose average number of shares differs', () => {
    const periods = [cumulative(6, { eps: 20, netProfit: 8 }), cumulative(3, { eps: 10, netProfit: 4 })]
    expect(separateQuarters(periods).map(({ lines }) => lines)).toEqual([{ netProfit: 4 }, { netProfit: 4 }])
  })

  it('is restated and marked like both filings', () => {
    const [half] = separateQuarters([
      { ...cumulative(6, {}), marks: ['cashMismatch'] },
      { ...cumulative(3, {}), isRestated: true, marks: ['cashMismatch'] },
    ])
    expect(half).toMatchObject({ isRestated: true, marks: ['cashMismatch'] })
  })
})
