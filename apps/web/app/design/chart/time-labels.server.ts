import { daysSince, type TimeAxis, toMonday } from './time-axis.server.ts'

/** A date below the chart. */
export interface TimeLabel {
  readonly position: number
  readonly day: string
  readonly unit: 'day' | 'month' | 'year'
  /** Whether narrow screens have no room for it. */
  readonly isMinor: boolean
}

const MAX_DAYS = 10
const MAX_WEEKS_DAYS = 45
/** The months between two labels, up to a number of months. */
const monthSteps = [
  { upTo: 13, every: 1 },
  { upTo: 37, every: 3 },
  { upTo: 75, every: 6 },
  { upTo: 150, every: 12 },
  { upTo: Number.POSITIVE_INFINITY, every: 60 },
] as const
/** A month that begins within the chart has a trading day this early. */
const LATEST_FIRST_DAY = 6

/** Days of a short chart, the beginnings of weeks, of months, or of years. */
export function labelTimes({ from, days, positions }: TimeAxis): TimeLabel[] {
  const last = days.at(-1) ?? from
  const isDaily = days.length <= MAX_DAYS
  if (isDaily || daysSince(from, last) <= MAX_WEEKS_DAYS) {
    const begins = (position: number) => isDaily || startsNew(days, position, toMonday)
    return markMinor(
      days.flatMap((day, index) =>
        begins(index) ? { position: positions[index] ?? 0, day, unit: 'day' as const } : [],
      ),
    )
  }
  const months = countMonths(last) - countMonths(from) + 1
  const every = monthSteps.find(({ upTo }) => months <= upTo)?.every ?? 1
  return markMinor(
    days.flatMap((day, index) => {
      const isLabeled =
        startsNew(days, index, (each) => String(countMonths(each))) && countMonths(day) % every === 0
      const isYear = every > 1 && countMonths(day) % 12 === 0
      return isLabeled
        ? { position: positions[index] ?? 0, day, unit: isYear ? ('year' as const) : ('month' as const) }
        : []
    }),
  )
}

function startsNew(days: readonly string[], index: number, toKey: (day: string) => string): boolean {
  const day = days[index] ?? ''
  const before = days[index - 1]
  return before === undefined
    ? toKey === toMonday || Number(day.slice(8)) <= LATEST_FIRST_DAY
    : toKey(before) !== toKey(day)
}

/** Since the year zero, so that January is a multiple of twelve. */
function countMonths(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

function markMinor(labels: readonly Omit<TimeLabel, 'isMinor'>[]): TimeLabel[] {
  return labels.map((label, index) => ({
    ...label,
    isMinor: labels.length > 4 && (labels.length - 1 - index) % 2 === 1,
  }))
}
