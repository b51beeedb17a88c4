export type ChartStep = 'day' | 'week' | 'month'

/** A calendar week or month, where points lie at their dates. */
const stepDays = { day: 1, week: 7, month: 30 } as const

/** Where the points of a chart lie. */
export interface TimeAxis {
  readonly from: string
  readonly days: readonly string[]
  readonly positions: readonly number[]
  /** The distance of neighboring points. */
  readonly unit: number
  readonly isEven: boolean
}

/**
 * Points at their dates, or at equal distances (`isEven`): a candle of a week with holidays would overlap the next one,
 * and weekends would be gaps.
 */
export function timeAxis(from: string, days: readonly string[], step: ChartStep, isEven = false): TimeAxis {
  return {
    from,
    days,
    positions: days.map((day, position) => (isEven ? position : daysSince(from, day))),
    unit: isEven ? 1 : stepDays[step],
    isEven,
  }
}

/** The smallest step with at most `maxPoints` points. */
export function stepFor(days: number, maxPoints: number): ChartStep {
  const daysOfWeek = 5
  return days <= maxPoints ? 'day' : days <= maxPoints * daysOfWeek ? 'week' : 'month'
}

/** The positions of the last day of each step. */
export function listLastDays(step: ChartStep, days: readonly string[]): number[] {
  const toStepKey = step === 'day' ? (day: string) => day : step === 'week' ? toMonday : toMonth
  return days.flatMap((day, position) => {
    const next = days[position + 1]
    return next === undefined || toStepKey(next) !== toStepKey(day) ? [position] : []
  })
}

export function daysSince(from: string, day: string): number {
  const dayMs = 86_400_000
  return (Date.parse(day) - Date.parse(from)) / dayMs
}

function toMonth(day: string): string {
  return day.slice(0, 7)
}

export function toMonday(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}
