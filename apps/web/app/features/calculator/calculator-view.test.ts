import { describe, expect, it } from 'vitest'
import { calculatorViewOf, defaultView, respelledQuery } from './calculator-view.ts'

const query = (text: string) => new URLSearchParams(text)

describe('calculatorViewOf', () => {
  it('takes the default where the address names nothing', () => {
    expect(calculatorViewOf(query('targetFund=1'))).toEqual(defaultView)
  })

  it('takes what the address names', () => {
    expect(calculatorViewOf(query('calculator=pensionCheck&strategy=lumpSum'))).toEqual({
      calculator: 'pensionCheck',
      strategy: 'lumpSum',
    })
  })

  it.each([
    'calculator=loan',
    'strategy=all',
    'calculator=',
    'calculator=growth&calculator=target',
    'calculator=toString',
  ])('knows no %s', (text) => {
    expect(calculatorViewOf(query(text))).toBeNull()
  })
})

describe('respelledQuery', () => {
  it('gives other spellings the one of the contract and keeps the rest', () => {
    expect(
      respelledQuery(query('calculator=pension-check&strategy=lump-sum&currentAge=30'))?.toString(),
    ).toBe('calculator=pensionCheck&strategy=lumpSum&currentAge=30')
  })

  it('leaves a right address alone', () => {
    expect(respelledQuery(query('calculator=growth&strategy=mixture&x=%20'))).toBeNull()
  })
})
