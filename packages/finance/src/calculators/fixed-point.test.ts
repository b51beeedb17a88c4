import { describe, expect, it } from 'vitest'
import { finalValue } from './compound-growth.ts'
import { fixed, ONE, toNearestRupiah, upToRupiah } from './fixed-point.ts'

describe('toNearestRupiah', () => {
  // Exact ties with many decimal places: 34,359,738,368 × 1.25^18 = 1,907,348,632,812.5.
  it.each([
    { initialInvestment: 34_359_738_368, annualReturn: 0.25, years: 18, ending: 813 },
    { initialInvestment: 10, annualReturn: 0.05, years: 1, ending: 11 },
    { initialInvestment: 34_359_738_368, annualReturn: 0.125, years: 12, ending: 241 },
  ])('rounds half a rupiah up ($initialInvestment at $annualReturn for $years years)', (plan) => {
    const { ending, ...rest } = plan
    expect(finalValue({ ...rest, monthlyInvestment: 0 }) % 1000).toBe(ending)
  })

  it('rounds down below half', () => {
    expect(toNearestRupiah(fixed(7) + ONE / 2n - 1n)).toBe(7)
  })
})

const tolerance = ONE / 1000n

it.each([
  { name: 'an integer', value: fixed(5), expected: 5 },
  { name: 'an integer plus the tolerance', value: fixed(5) + tolerance, expected: 5 },
  { name: 'slightly more than that', value: fixed(5) + tolerance + 1n, expected: 6 },
  { name: 'zero', value: 0n, expected: 0 },
  { name: 'a negative number', value: fixed(-3), expected: 0 },
])('upToRupiah rounds $name to $expected', ({ value, expected }) => {
  expect(upToRupiah(value, tolerance)).toBe(expected)
})
