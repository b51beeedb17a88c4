import type { StatementColumn } from '@site/contracts/market/statements.ts'
import { describe, expect, it } from 'vitest'
import { computeTrend, trendShape } from './statement-trend.server.ts'

function column(year: number, months: StatementColumn['months']): StatementColumn {
  return { year, months, end: `${year}-01-01`, isRestated: false, marks: [] }
}

describe('computeTrend', () => {
  it('returns the full years, oldest first', () => {
    const columns = [column(2026, 9), column(2025, 9), column(2025, 12), column(2024, 12)]
    const line = { key: 'revenue', values: [80, 70, 100, 90] }
    expect(computeTrend(line, columns, { kind: 'profit-loss', period: 'annual' })).toEqual([90, 100])
  })

  const quarters = [column(2026, 6), column(2026, 3), column(2025, 12), column(2025, 6), column(2025, 3)]

  it('converts cumulative values to quarters, and returns null after a missing one', () => {
    const line = { key: 'revenue', values: [50, 20, 100, 45, 25] }
    expect(computeTrend(line, quarters, { kind: 'profit-loss', period: 'quarterly' })).toEqual([
      25,
      20,
      null,
      20,
      30,
    ])
  })

  it('returns balances unchanged', () => {
    const values = [50, 20, 100, 45, 25]
    const oldestFirst = [25, 45, 100, 20, 50]
    const cash = { key: 'ending', values }
    const assets = { key: 'totalAssets', values }
    expect(computeTrend(cash, quarters, { kind: 'cash-flow', period: 'quarterly' })).toEqual(oldestFirst)
    expect(computeTrend(assets, quarters, { kind: 'balance-sheet', period: 'quarterly' })).toEqual(
      oldestFirst,
    )
  })
})

describe('trendShape', () => {
  it('draws bars from zero, the latest one separately', () => {
    expect(trendShape([5, 10])).toEqual({ past: 'M3.5 10h21v10h-21z', latest: 'M31.5 0h21v20h-21z' })
  })

  it('draws losses below the line', () => {
    expect(trendShape([10, -10])).toEqual({ past: 'M3.5 0h21v10h-21z', latest: 'M31.5 10h21v10h-21z' })
  })

  it('leaves a gap for a missing value', () => {
    expect(trendShape([10, null, 10])?.past).toBe('M2.3 0h14v20h-14z')
  })

  it.each([
    { name: 'a single value', values: [10] },
    { name: 'zeros', values: [0, 0, null] },
    { name: 'no values', values: [] },
  ])('returns null for $name', ({ values }) => {
    expect(trendShape(values)).toBeNull()
  })
})
