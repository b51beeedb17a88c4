import { describe, expect, it } from 'vitest'
import type { PlanYear } from './plan-outcome.ts'
import { CHART_HEIGHT, CHART_WIDTH, yearBars } from './year-bars.ts'

function planYear(year: number, given: Partial<PlanYear>): PlanYear {
  return { year, age: null, invested: 0, earned: 0, spent: 0, value: 0, valueToday: 0, ...given }
}

/** Top and bottom of each bar of a path. */
function parseBars(path: string) {
  return [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)V([\d.]+)/g)].map(([, x, top, width, bottom]) => ({
    end: Number(x) + Number(width),
    top: Number(top),
    bottom: Number(bottom),
  }))
}

describe('yearBars', () => {
  const bars = yearBars(
    [planYear(1, { invested: 50, value: 50 }), planYear(2, { invested: 100, value: 200 })],
    2,
  )

  it('places every bar on the baseline and the highest reaches the top', () => {
    expect(parseBars(bars.invested).map(({ bottom }) => bottom)).toEqual([CHART_HEIGHT, CHART_HEIGHT])
    expect(parseBars(bars.arrival)).toMatchObject([{ top: 0, bottom: CHART_HEIGHT / 2 }])
  })

  it('draws no return for a year without growth', () => {
    expect(bars.earned).toBe('')
  })

  it("stacks a retirement year's spending on the remaining value", () => {
    const { left, spent, retirementAt } = yearBars(
      [planYear(1, { invested: 100, value: 100 }), planYear(2, { invested: 100, value: 25, spent: 75 })],
      1,
    )
    expect(parseBars(left)).toMatchObject([{ top: 150, bottom: CHART_HEIGHT }])
    expect(parseBars(spent)).toMatchObject([{ top: 0, bottom: 150 }])
    expect(retirementAt).toBe(CHART_WIDTH / 2)
  })

  it('stays inside the drawing for the maximum number of years', () => {
    const many = Array.from({ length: 79 }, (_, index) => planYear(index + 1, { invested: 1, value: 2 }))
    const { earned } = yearBars(many, 79)
    expect(Math.max(...parseBars(earned).map(({ end }) => end))).toBeLessThanOrEqual(CHART_WIDTH)
  })
})
