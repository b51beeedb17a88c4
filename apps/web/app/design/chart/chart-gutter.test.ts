import { describe, expect, it } from 'vitest'
import { arrangeGutter } from './chart-gutter.ts'

const at = (...heights: number[]) => heights.map((height) => ({ at: height, text: String(height) }))

describe('the gutter of a chart', () => {
  it.each([
    {
      name: 'leaves out ticks nearer to the tag than its height',
      ends: [0.3],
      ticks: [0, 1],
      heights: [0.3],
    },
    { name: 'keeps all ticks without a tag', ends: [], ticks: [0, 0.25, 0.35, 1], heights: [] },
    {
      name: 'moves a value just below the tag down',
      ends: [0.5, 0.52],
      ticks: [0, 0.25, 0.35, 1],
      heights: [0.5, 0.59],
    },
    {
      name: 'moves a value just above the tag up',
      ends: [0.6, 0.58],
      ticks: [0, 0.25, 0.35, 1],
      heights: [0.6, 0.51],
    },
    {
      name: 'moves a value below the tag up at the bottom',
      ends: [0.98, 1],
      ticks: [0, 0.25, 0.35],
      heights: [0.98, 0.89],
    },
    {
      name: 'moves a value above the tag down at the top',
      ends: [0.02, 0],
      ticks: [0.25, 0.35, 1],
      heights: [0.02, 0.11],
    },
  ])('$name', ({ ends, ticks, heights }) => {
    const gutter = arrangeGutter(at(0, 0.25, 0.35, 1), at(...ends))
    expect(gutter.ticks.map((tick) => tick.at)).toEqual(ticks)
    expect(gutter.ends.map((end) => end.at)).toEqual(heights.map((height) => expect.closeTo(height)))
    expect(gutter.ends.map(({ from }) => from)).toEqual(ends)
  })
})
