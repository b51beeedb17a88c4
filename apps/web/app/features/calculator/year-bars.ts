import type { YearEnd } from '@site/finance/calculators/compound-growth.ts'

export const CHART_WIDTH = 520
export const CHART_HEIGHT = 200
/** Of the room of one year, the part that its bar fills. */
const BAR_SHARE = 0.73

export interface YearBar {
  readonly year: number
  readonly x: number
  readonly width: number
  /** Top and height of what was put in, and of what it earned above it. */
  readonly invested: { readonly y: number; readonly height: number }
  readonly growth: { readonly y: number; readonly height: number }
}

/** One bar for each year, its height the value at the year's end against the highest of all. */
export function yearBars(years: readonly YearEnd[]): readonly YearBar[] {
  const highest = Math.max(1, ...years.map(({ value }) => value))
  const room = CHART_WIDTH / Math.max(1, years.length)
  const heightOf = (rupiah: number) => (rupiah / highest) * CHART_HEIGHT
  return years.map(({ year, invested, value }, index) => {
    const top = CHART_HEIGHT - heightOf(value)
    const middle = CHART_HEIGHT - heightOf(Math.min(invested, value))
    return {
      year,
      x: tenths(index * room + (room * (1 - BAR_SHARE)) / 2),
      width: tenths(room * BAR_SHARE),
      invested: { y: tenths(middle), height: tenths(CHART_HEIGHT - middle) },
      growth: { y: tenths(top), height: tenths(middle - top) },
    }
  })
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
