import { describe, expect, it } from 'vitest'
import { exampleValues } from './example-values.ts'
import { comparedPlans } from './plan-comparison.ts'

const plans = [
  {
    name: 'What it becomes',
    query: 'calculator=growth&strategy=installments&monthlyInvestment=1000000&expectedReturn=6.25&duration=5',
  },
  {
    name: 'What it takes',
    query: 'calculator=target&strategy=installments&targetFund=100000000&expectedReturn=6.25&duration=5',
  },
]

describe('comparedPlans', () => {
  it('separates an entry of one plan from the equally named result of another', () => {
    const parts = comparedPlans('en', plans, exampleValues(null))
    const cellsOf = parts.map(({ part, lines }) => [
      part,
      lines.find(({ label }) => label === 'Monthly investment')?.cells,
    ])
    expect(cellsOf).toEqual([
      ['entries', ['IDR\u00a01,000,000', '–']],
      ['results', ['–', expect.stringMatching(/^IDR/)]],
    ])
  })

  it('contains each label once per part', () => {
    for (const { lines } of comparedPlans('id', plans, exampleValues(null))) {
      const labels = lines.map(({ label }) => label)
      expect(new Set(labels).size).toBe(labels.length)
    }
  })
})
