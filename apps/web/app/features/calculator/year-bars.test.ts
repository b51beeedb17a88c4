import { describe, expect, it } from 'vitest'
import { CHART_HEIGHT, CHART_WIDTH, yearBars } from './year-bars.ts'

describe('yearBars', () => {
  const bars = yearBars([
    { year: 1, invested: 50, value: 50 },
    { year: 2, invested: 100, value: 200 },
  ])

  it('stands every bar on the ground and lets the highest reach the top', () => {
    expect(bars.map(({ invested }) => invested.y + invested.height)).toEqual([CHART_HEIGHT, CHART_HEIGHT])
    expect(bars[1]?.growth).toEqual({ y: 0, height: CHART_HEIGHT / 2 })
  })

  it('gives a year without growth no second part', () => {
    expect(bars[0]?.growth.height).toBe(0)
  })

  it('stays inside the drawing with as many years as a pension can take', () => {
    const many = yearBars(
      Array.from({ length: 74 }, (_, index) => ({ year: index + 1, invested: 1, value: 2 })),
    )
    const last = many.at(-1)
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(CHART_WIDTH)
  })
})
