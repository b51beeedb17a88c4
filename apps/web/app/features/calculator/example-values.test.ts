import type { CalculatorAssumptions } from '@site/contracts/content/tools.ts'
import { describe, expect, it } from 'vitest'
import { exampleValues } from './example-values.ts'

const builtIn = exampleValues(null)

function assumptionsWith(inflation: number, annualReturn: number): CalculatorAssumptions {
  return {
    exampleReturns: (['moneyMarket', 'balanced'] as const).map((key) => ({
      key,
      label: key,
      annualReturn,
    })),
    inflation,
    lifeExpectancy: 80,
    asOf: '2026-11-01',
    source: '',
    explanations: { growth: '', target: '', pension: '', pensionCheck: '' },
  }
}

describe('exampleValues', () => {
  it('takes the rates of the editors', () => {
    expect(exampleValues(assumptionsWith(0.035, 0.0625))).toEqual({
      ...builtIn,
      yearlyInflation: '3.5',
      expectedReturn: '6.25',
      postPensionReturn: '6.25',
    })
  })

  it.each([1, 0.3001, 0.00004, 0, -0.05])('keeps its own where the form would refuse %s', (rate) => {
    expect(exampleValues(assumptionsWith(rate, rate))).toEqual(builtIn)
  })

  it('takes the largest rate that each field allows and no larger', () => {
    expect(exampleValues(assumptionsWith(0.2, 0.3))).toMatchObject({
      yearlyInflation: '20',
      expectedReturn: '30',
      postPensionReturn: builtIn.postPensionReturn,
    })
  })
})
