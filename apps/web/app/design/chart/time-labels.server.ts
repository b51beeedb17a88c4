import { daysSince, type TimeAxis, toMonday } from './time-axis.server.ts'

/** The dates below a chart, in two lists because objects take more bytes in the page's data. */
export interface TimeLabels {
  readonly positions: readonly number[]
  readonly days: readonly string[]
  /** The months between two labels; 0: they are days. */
  readonly every: number
  /** Narrow screens show every second label, larger text every fourth; January has one of these numbers. */
  readonly numbers: readonly number[]
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
export function labelTimes({ from, days, positions }: TimeAxis): TimeLabels {
  const last = days.at(-1) ?? from
  const months = countMonths(last) - countMonths(from) + 1
  const isShort = days.length <= MAX_DAYS || daysSince(from, last) <= MAX_WEEKS_DAYS
  const every = isShort ? 0 : (monthSteps.find(({ upTo }) => months <= upTo)?.every ?? 1)
  const isLabeled = (day: string, index: number) =>
    every === 0
      ? days.length <= MAX_DAYS || startsNew(days, index, toMonday)
      : startsNew(days, index, (each) => String(countMonths(each))) && countMonths(day) % every === 0
  const labeled = days.flatMap((day, index) => (isLabeled(day, index) ? [index] : []))
  return {
    positions: labeled.map((index) => positions[index] ?? 0),
    days: labeled.map((index) => days[index] ?? ''),
    every,
    numbers: labeled.map((index, order) =>
      every === 0 ? labeled.length - 1 - order : Math.floor(countMonths(days[index] ?? '') / every),
    ),
  }
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
