import { describe, expect, it } from 'vitest'
import { treemap } from './treemap.ts'

describe('treemap', () => {
  it('fills the frame as in the example of its authors', () => {
    const rectangles = treemap([6, 6, 4, 3, 2, 2, 1], { width: 6, height: 4 })
    const rounded = rectangles.map(({ x, y, width, height }) =>
      [x, y, width, height].map((value) => Math.round(value * 100) / 100),
    )
    expect(rounded).toEqual([
      [0, 0, 3, 2],
      [0, 2, 3, 2],
      [3, 0, 1.71, 2.33],
      [4.71, 0, 1.29, 2.33],
      [3, 2.33, 1.2, 1.67],
      [4.2, 2.33, 1.2, 1.67],
      [5.4, 2.33, 0.6, 1.67],
    ])
  })

  it('has one rectangle for one area, and none without areas', () => {
    expect(treemap([5], { width: 6, height: 4 })).toEqual([{ x: 0, y: 0, width: 6, height: 4 }])
    expect(treemap([], { width: 6, height: 4 })).toEqual([])
  })
})
