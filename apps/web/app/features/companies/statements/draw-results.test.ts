import type { StatementColumn, Statements } from '@site/contracts/market/statements.ts'
import { describe, expect, it } from 'vitest'
import { drawResults } from './draw-results.server.ts'

const column = (year: number, months: StatementColumn['months'], end: string): StatementColumn => ({
  year,
  months,
  end,
  isRestated: false,
  marks: [],
})
const years = [column(2025, 12, '2025-12-31'), column(2024, 12, '2024-12-31')]
const nineMonths = column(2026, 9, '2026-09-30')
const result = (revenue: number | null, netProfit: number | null, netMargin: number | 'missing') => ({
  revenue,
  netProfit,
  netMargin,
})
const annual = (columns: Statements['columns'], results: Statements['results']) =>
  drawResults('id', { period: 'annual', columns, results })

describe('drawResults', () => {
  it('draws bars from the zero line, oldest first, with the margin in words', () => {
    const drawing = annual(years, [result(200, 50, 25), result(100, 10, 10)])
    expect(drawing?.periods).toEqual([
      { label: '2024', margin: '10,0%' },
      { label: '2025', margin: '25,0%' },
    ])
    expect(drawing?.revenue).toBe('M16 100h33V50h-33zM116 100h33V0h-33z')
    expect(drawing?.netProfit).toBe('M49 100h33V95h-33zM149 100h33V75h-33z')
    expect(drawing?.netMargin).toBe('M50 12h0L150 0')
    expect(drawing?.partsAt).toBeNull()
  })

  it('puts parts of a year after the full years', () => {
    const drawing = annual([nineMonths, ...years], [result(90, 9, 10), result(80, 8, 10), result(70, 7, 10)])
    expect(drawing?.periods.map(({ label }) => label)).toEqual(['2024', '2025', '9B 2026'])
    expect(drawing?.partsAt).toBe(200)
    // A line to the nine months would compare them with a year.
    expect(drawing?.netMargin).toBe('M50 0h0L150 0M250 0h0')
  })

  it('draws a loss below the zero line', () => {
    const drawing = annual(years, [result(50, -50, -100), result(50, 0, 0)])
    expect(drawing?.netProfit).toBe('M149 50h33V100h-33z')
  })

  it('leaves out what is unknown, and interrupts the line of margins', () => {
    const columns = [nineMonths, ...years]
    const drawing = annual(columns, [result(90, 9, 10), result(80, null, 'missing'), result(70, 7, 10)])
    expect(drawing?.periods[1]).toEqual({ label: '2025', margin: null })
    expect(drawing?.netMargin).toBe('M50 0h0M250 0h0')
    expect(drawing?.netProfit.match(/z/g)).toHaveLength(2)
  })

  it.each([
    { name: 'cumulative periods', period: 'quarterly', results: [result(9, 1, 1), result(9, 1, 1)] },
    { name: 'one known period', period: 'annual', results: [result(9, 1, 1), result(null, null, 'missing')] },
    { name: 'only zeros', period: 'annual', results: [result(0, 0, 'missing'), result(0, 0, 'missing')] },
    { name: 'a statement without results', period: 'annual', results: [] },
  ] as const)('draws nothing for $name', ({ period, results }) => {
    expect(drawResults('id', { period, columns: years, results: [...results] })).toBeNull()
  })
})
