import { describe, expect, it } from 'vitest'
import { statementErrors } from './statement-checks.ts'
import { linesOf, statementLayoutNames, statementLayouts } from './statement-layouts.ts'

describe('statementErrors', () => {
  it('reports a total that does not add up', () => {
    const errors = statementErrors('general', { revenue: 100, costOfRevenue: 60, grossProfit: 41 })
    expect(errors).toEqual([
      { key: 'grossProfit', expected: 40, actual: 41, rule: 'grossProfit = revenue - costOfRevenue' },
    ])
  })

  it('requires assets to equal liabilities and equity, with syirkah funds for sharia banks', () => {
    const lines = { totalAssets: 100, totalLiabilities: 30, temporarySyirkah: 50, totalEquity: 20 }
    expect(statementErrors('shariaBank', lines)).toEqual([])
    expect(statementErrors('bank', lines).map(({ key }) => key)).toEqual(['totalAssets'])
  })

  it('requires the closing cash to match the balance sheet', () => {
    expect(statementErrors('general', { cash: 10, ending: 11 }).map(({ key }) => key)).toEqual(['ending'])
  })

  it('skips rules with missing lines', () => {
    expect(statementErrors('general', { grossProfit: 41 })).toEqual([])
  })
})

describe('statement layouts', () => {
  it.each(statementLayoutNames)('%s has every line once and sums only of its own lines', (layout) => {
    const lines = linesOf(layout)
    const keys = lines.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    const parts = lines.flatMap(({ sum }) => sum.map((part) => part.replace('-', '')))
    expect(keys).toEqual(expect.arrayContaining(parts))
  })

  it('end every cash flow with the closing cash', () => {
    for (const { cashFlow } of Object.values(statementLayouts)) {
      expect(cashFlow.at(-1)?.sum).toEqual(['beginning', 'netChange'])
    }
  })
})
