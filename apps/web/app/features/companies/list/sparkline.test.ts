import { describe, expect, it } from 'vitest'
import { sparkPoints } from './sparkline.server.ts'

describe('sparkPoints', () => {
  it.each([
    {
      name: 'from the lowest value at the bottom to the highest at the top',
      values: [10, 20, 30],
      points: '0,25 48,14 96,3',
    },
    { name: 'through the middle for equal values', values: [50, 50], points: '0,14 96,14' },
  ])('draws a line $name', ({ values, points }) => {
    expect(sparkPoints(values)).toBe(points)
  })

  it('returns null for a single close', () => {
    expect(sparkPoints([100])).toBeNull()
  })
})
