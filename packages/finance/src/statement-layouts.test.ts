import { describe, expect, it } from 'vitest'
import { linesOf, type StatementLayoutName, statementLayouts } from './statement-layouts.ts'

const keysOf = (layout: StatementLayoutName) => linesOf(layout).map(({ key }) => key)
const labelOf = (layout: StatementLayoutName, key: string) =>
  linesOf(layout).find((line) => line.key === key)?.label.id

describe('statementLayouts', () => {
  it.each(['insurer', 'multifinance'] as const)(
    'have no gross profit and no current split for an %s',
    (layout) => {
      const keys = keysOf(layout)
      expect(keys).not.toContain('grossProfit')
      expect(keys).not.toContain('currentAssets')
      expect(keys).not.toContain('currentLiabilities')
      expect(keys).toContain('totalAssets')
      expect(keys).toContain('operatingProfit')
    },
  )

  it('have gross profit and the current split for other companies', () => {
    expect(keysOf('general')).toEqual(expect.arrayContaining(['grossProfit', 'currentAssets', 'inventories']))
  })

  it('name the lines of a sharia bank without interest, and have its syirkah funds', () => {
    expect(labelOf('bank', 'interestIncome')).toBe('Pendapatan bunga')
    expect(labelOf('shariaBank', 'interestIncome')).toBe('Pendapatan pengelolaan dana')
    expect(labelOf('shariaBank', 'loans')).toBe('Pembiayaan (bruto)')
    expect(keysOf('shariaBank')).toContain('temporarySyirkah')
    expect(keysOf('bank')).not.toContain('temporarySyirkah')
  })

  it('end every cash flow with the cash that there is', () => {
    for (const { cashFlow } of Object.values(statementLayouts)) {
      expect(cashFlow.at(-1)?.sum).toEqual(['beginning', 'netChange'])
    }
  })
})
