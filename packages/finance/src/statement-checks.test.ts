import { describe, expect, it } from 'vitest'
import { cashDifferences, lineOfTerm, statementDifferences } from './statement-checks.ts'
import { listLayoutLines, statementLayoutNames } from './statement-layouts.ts'

describe('statementDifferences', () => {
  it('reports a total that does not add up', () => {
    const differences = statementDifferences('general', { revenue: 100, costOfRevenue: 60, grossProfit: 41 })
    expect(differences).toEqual([
      {
        code: 'sumDiffers',
        key: 'grossProfit',
        expected: 40,
        actual: 41,
        rule: 'grossProfit = revenue - costOfRevenue',
        isImpossible: true,
      },
    ])
  })

  it.each([
    { grossProfit: 50_009, isImpossible: false },
    { grossProfit: 49_990.5, isImpossible: false },
    // One percent of the revenue, the largest amount of the rule.
    { grossProfit: 51_000, isImpossible: true },
  ])('calls a gross profit of $grossProfit instead of 50,000 impossible: $isImpossible', (more) => {
    const lines = { revenue: 100_000, costOfRevenue: 50_000, grossProfit: more.grossProfit }
    expect(statementDifferences('general', lines)).toMatchObject([{ isImpossible: more.isImpossible }])
  })

  it('requires assets to equal liabilities, syirkah funds and equity', () => {
    const lines = { totalAssets: 100, totalLiabilities: 30, temporarySyirkah: 50, totalEquity: 20 }
    expect(statementDifferences('shariaBank', lines)).toEqual([])
    // A bank with a sharia unit.
    expect(statementDifferences('bank', lines)).toEqual([])
    expect(statementDifferences('bank', { ...lines, temporarySyirkah: 0 })).toMatchObject([
      { code: 'unbalanced', key: 'totalAssets', expected: 50, isImpossible: false },
    ])
  })

  it('counts missing optional lines as zero', () => {
    const lines = { profitBeforeTax: 100, tax: 22, netProfit: 78 }
    expect(statementDifferences('general', lines)).toEqual([])
    expect(statementDifferences('general', { ...lines, discontinued: -8, netProfit: 70 })).toEqual([])
  })

  it('skips rules with missing lines', () => {
    expect(statementDifferences('general', { grossProfit: 41 })).toEqual([])
  })
})

describe('cashDifferences', () => {
  const year = { year: 2025, months: 12, lines: { beginning: 80, ending: 100, cash: 100 } } as const
  const quarter = { year: 2026, months: 3, lines: { beginning: 100, ending: 120, cash: 120 } } as const
  const half = { year: 2026, months: 6, lines: { beginning: 100 } } as const

  it('are empty if the cash of all periods agrees', () => {
    expect(cashDifferences('general', [half, quarter, year])).toEqual([])
  })

  it('compare closing cash with the balance sheet of the period', () => {
    const period = { ...year, lines: { cash: 100, ending: 99 } }
    expect(cashDifferences('bank', [period])).toEqual([])
    expect(cashDifferences('general', [period])).toEqual([
      { period, key: 'ending', actual: 99, expected: 100, other: period },
    ])
  })

  it('compare opening cash with the closing cash of the previous year', () => {
    const late = { ...half, lines: { beginning: 90 } }
    expect(cashDifferences('general', [late, quarter, year])).toEqual([
      { period: late, key: 'beginning', actual: 90, expected: 100, other: year },
    ])
  })

  it('without the previous year compare opening cash with the first period of the year', () => {
    const late = { ...half, lines: { beginning: 90 } }
    expect(cashDifferences('general', [late, quarter])).toEqual([
      { period: late, key: 'beginning', actual: 90, expected: 100, other: quarter },
    ])
  })
})

it.each(statementLayoutNames)(
  'statement layouts %s has every line once and sums only of its own lines',
  (layout) => {
    const lines = listLayoutLines(layout)
    const keys = lines.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    const parts = lines.flatMap(({ sum }) => sum.map(lineOfTerm))
    expect(keys).toEqual(expect.arrayContaining(parts))
  },
)
