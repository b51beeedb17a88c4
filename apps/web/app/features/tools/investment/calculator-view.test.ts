import { describe, expect, it } from 'vitest'
import { canonicalQuery, defaultView, parseCalculatorView } from './calculator-view.ts'

const query = (text: string) => new URLSearchParams(text)

describe('parseCalculatorView', () => {
  it('returns the defaults without parameters', () => {
    expect(parseCalculatorView(query('targetFund=1'))).toEqual({ view: defaultView, unknown: [] })
  })

  it('returns the requested view', () => {
    expect(parseCalculatorView(query('calculator=pensionCheck&strategy=lumpSum'))).toEqual({
      view: { calculator: 'pensionCheck', strategy: 'lumpSum' },
      unknown: [],
    })
  })

  it.each([
    { text: 'calculator=loan', unknown: ['calculator'] },
    { text: 'strategy=all', unknown: ['strategy'] },
    { text: 'calculator=', unknown: ['calculator'] },
    { text: 'calculator=growth&calculator=target', unknown: ['calculator'] },
    { text: 'calculator=toString&strategy=1', unknown: ['calculator', 'strategy'] },
  ])('reports unknown values in $text', ({ text, unknown }) => {
    expect(parseCalculatorView(query(text)).unknown).toEqual(unknown)
  })

  it('falls back to the strategy with all fields for an unknown strategy', () => {
    expect(parseCalculatorView(query('calculator=growth&strategy=all')).view).toEqual({
      calculator: 'growth',
      strategy: 'mixture',
    })
  })
})

describe('respelledQuery', () => {
  it('replaces alternative spellings and keeps all other parameters', () => {
    expect(
      canonicalQuery(query('calculator=pension-check&strategy=lump-sum&currentAge=30'))?.toString(),
    ).toBe('calculator=pensionCheck&strategy=lumpSum&currentAge=30')
  })

  it.each(['calculator=growth&strategy=mixture&x=%20', 'calculator=toString'])('is null for %s', (text) => {
    expect(canonicalQuery(query(text))).toBeNull()
  })
})
