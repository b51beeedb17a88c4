import { describe, expect, it } from 'vitest'
import { priceChange } from './price-change.ts'

describe('priceChange', () => {
  const cases = [
    { name: 'a rise', from: 4000, to: 4700, expected: 0.175 },
    { name: 'a fall', from: 4000, to: 3000, expected: -0.25 },
    { name: 'no change', from: 4000, to: 4000, expected: 0 },
    { name: 'a missing price', from: 4000, to: null, expected: null },
    { name: 'a first price of zero', from: 0, to: 100, expected: null },
  ]
  it.each(cases)('is $expected for $name', ({ from, to, expected }) => {
    expect(priceChange(from, to)).toBe(expected)
  })
})
