import { describe, expect, it } from 'vitest'
import { fitLine, trendOf } from './line-fit.mjs'

describe('a line by least squares', () => {
  it('through points of a line is that line', () => {
    const fit = fitLine([1, 2, 4, 8].map((x) => ({ x, y: 3 * x + 5 })))
    expect(fit.slope).toBeCloseTo(3, 12)
    expect(fit.slopeError).toBeCloseTo(0, 12)
  })

  it('has the slope and error that R gives for lm(c(2, 1, 4, 3, 5) ~ c(1, 2, 3, 4, 5))', () => {
    const fit = fitLine([2, 1, 4, 3, 5].map((y, position) => ({ x: position + 1, y })))
    expect(fit.slope).toBeCloseTo(0.8, 12)
    expect(fit.slopeError).toBeCloseTo(0.34641, 5)
  })

  it('needs three points at different places', () => {
    expect(() =>
      fitLine([
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ]),
    ).toThrow(RangeError)
    expect(() => fitLine([1, 2, 3].map((y) => ({ x: 1, y })))).toThrow(RangeError)
  })
})

describe('a trend', () => {
  it.each([
    { name: 'falls', fit: { slope: -5, slopeError: 0.1 }, expected: 'flat' },
    { name: 'grows by less than the limit', fit: { slope: 0.9, slopeError: 0.1 }, expected: 'flat' },
    { name: 'grows by no more than chance makes', fit: { slope: 1.8, slopeError: 0.95 }, expected: 'flat' },
    { name: 'grows', fit: { slope: 1.8, slopeError: 0.85 }, expected: 'grows' },
    { name: 'grows for all its noise', fit: { slope: 3, slopeError: 1.4 }, expected: 'grows' },
    { name: 'may grow by the limit unseen', fit: { slope: 0, slopeError: 1 }, expected: 'too noisy' },
    { name: 'seems to grow, as noise may', fit: { slope: 3, slopeError: 1.6 }, expected: 'too noisy' },
  ])('is judged where it $name', ({ fit, expected }) => {
    expect(trendOf(fit, 1)).toBe(expected)
  })
})
