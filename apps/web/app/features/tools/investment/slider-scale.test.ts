import { calculatorFieldNames, calculatorLimits } from '@site/finance/calculators/calculator-limits.ts'
import { describe, expect, it } from 'vitest'
import { sliderScale } from './slider-scale.ts'

describe('sliderScale', () => {
  it.each(calculatorFieldNames)('has the value of each position of %s at that position', (field) => {
    const { first, last, toPosition, valueAt } = sliderScale(field)
    const places = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    expect(places.map((place) => toPosition(valueAt(place)))).toEqual(places)
  })

  it.each(calculatorFieldNames)('ends at the limit of %s', (field) => {
    const { last, valueAt } = sliderScale(field)
    expect(valueAt(last)).toBe(calculatorLimits[field].max)
  })

  it.each([
    { field: 'targetFund', value: 500_000_000, expected: 500_000_000 },
    { field: 'targetFund', value: 123_456_789, expected: 120_000_000 },
    { field: 'targetFund', value: 1, expected: 100_000 },
    { field: 'expectedReturn', value: 6.3, expected: 6.25 },
    { field: 'duration', value: 4000, expected: 40 },
  ] as const)('has $value of $field nearest to position $expected', ({ field, value, expected }) => {
    const { toPosition, valueAt } = sliderScale(field)
    expect(valueAt(toPosition(value))).toBe(expected)
  })
})
