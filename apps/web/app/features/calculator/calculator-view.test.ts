import { describe, expect, it } from 'vitest'
import { calculatorViewOf, defaultView, respelledQuery } from './calculator-view.ts'

const query = (text: string) => new URLSearchParams(text)

describe('calculatorViewOf', () => {
  it('takes the default where the address names nothing', () => {
    expect(calculatorViewOf(query('targetFund=1'))).toEqual({ view: defaultView, unknown: [] })
  })

  it('takes what the address names', () => {
    expect(calculatorViewOf(query('calculator=pensionCheck&strategy=lumpSum'))).toEqual({
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
  ])('knows no $text', ({ text, unknown }) => {
    expect(calculatorViewOf(query(text)).unknown).toEqual(unknown)
  })

  it('shows the form with every field in place of a strategy that there is not', () => {
    expect(calculatorViewOf(query('calculator=growth&strategy=all')).view).toEqual({
      calculator: 'growth',
      strategy: 'mixture',
    })
  })
})

describe('respelledQuery', () => {
  it('gives other spellings the one of the contract and keeps the rest', () => {
    expect(
      respelledQuery(query('calculator=pension-check&strategy=lump-sum&currentAge=30'))?.toString(),
    ).toBe('calculator=pensionCheck&strategy=lumpSum&currentAge=30')
  })

  it.each(['calculator=growth&strategy=mixture&x=%20', 'calculator=toString'])('leaves %s alone', (text) => {
    expect(respelledQuery(query(text))).toBeNull()
  })
})
