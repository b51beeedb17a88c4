import { describe, expect, it } from 'vitest'
import { sparkPoints } from './spark-line.server.ts'

describe('sparkPoints', () => {
  it.each([
    {
      name: 'from the lowest value at the bottom to the highest',
      values: [10, 20, 30],
      points: '0,25 48,14 96,3',
    },
    { name: 'through the middle where nothing changed', values: [50, 50], points: '0,14 96,14' },
  ])('leads $name', ({ values, points }) => {
    expect(sparkPoints(values)).toBe(points)
  })

  it('draws nothing of a single close', () => {
    expect(sparkPoints([100])).toBeNull()
  })
})
