import type { PlanYear } from './plan-outcome.ts'

export const CHART_WIDTH = 520
export const CHART_HEIGHT = 200
/** The width of a bar as a share of its year's width. */
const BAR_SHARE = 0.73

/** One path per kind of bar instead of one per year: a lifetime must be redrawn on every key. */
export interface YearBars {
  /** Rupiah at the top of the drawing. */
  readonly highest: number
  readonly invested: string
  readonly earned: string
  /** The return of the last saving year. */
  readonly arrival: string
  /** In retirement: the value at the end of a year, and the spending of the year. */
  readonly left: string
  readonly spent: string
  /** Where retirement begins; null for a plan without retirement. */
  readonly retirementAt: number | null
}

/** One bar per year, scaled to the highest. */
export function yearBars(years: readonly PlanYear[], savingYears: number): YearBars {
  const highest = Math.max(1, ...years.map(({ value, spent }) => value + spent))
  const room = CHART_WIDTH / Math.max(1, years.length)
  const width = tenths(room * BAR_SHARE)
  const paths = { invested: '', earned: '', arrival: '', left: '', spent: '' }
  for (const [index, { year, invested, value, spent }] of years.entries()) {
    const isSaving = year <= savingYears
    const lower = isSaving ? Math.min(invested, value) : value
    const x = tenths(index * room + (room * (1 - BAR_SHARE)) / 2)
    const middle = tenths(CHART_HEIGHT - (lower / highest) * CHART_HEIGHT)
    const top = tenths(CHART_HEIGHT - ((value + spent) / highest) * CHART_HEIGHT)
    const upperKind = year === savingYears ? 'arrival' : 'earned'
    paths[isSaving ? 'invested' : 'left'] += bar(x, width, middle, CHART_HEIGHT)
    paths[isSaving ? upperKind : 'spent'] += bar(x, width, top, middle)
  }
  return { highest, ...paths, retirementAt: savingYears < years.length ? tenths(savingYears * room) : null }
}

function bar(x: number, width: number, top: number, bottom: number): string {
  return bottom > top ? `M${x} ${top}h${width}V${bottom}h-${width}z` : ''
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
