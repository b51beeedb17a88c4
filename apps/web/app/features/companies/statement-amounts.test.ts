import { describe, expect, it } from 'vitest'
import { amountDecimals, amountIn } from './statement-amounts.ts'

describe('amountIn', () => {
  it.each([
    { unit: 'million', amount: 13_843_720 },
    { unit: 'billion', amount: 13_843.72 },
    { unit: 'full', amount: 13_843_720_000_000 },
  ] as const)('converts millions to the unit $unit', ({ unit, amount }) => {
    expect(amountIn(unit, 13_843_720)).toBe(amount)
  })
})

describe('amountDecimals', () => {
  it.each([
    { name: 'no decimals for whole millions', unit: 'million', amounts: [9_482_000, null, -3], decimals: 0 },
    { name: 'two decimals for fractions of millions', unit: 'million', amounts: [12.5, 9], decimals: 2 },
    { name: 'one decimal for hundreds of billions', unit: 'billion', amounts: [-120_500, 3], decimals: 1 },
    { name: 'two decimals for a few billions', unit: 'billion', amounts: [4_200], decimals: 2 },
    { name: 'three decimals for less than a billion', unit: 'billion', amounts: [412.5], decimals: 3 },
    { name: 'no decimals for single rupiah', unit: 'full', amounts: [12.5], decimals: 0 },
    { name: 'three decimals without amounts', unit: 'billion', amounts: [null], decimals: 3 },
  ] as const)('returns $name', ({ unit, amounts, decimals }) => {
    expect(amountDecimals(unit, amounts)).toBe(decimals)
  })
})
