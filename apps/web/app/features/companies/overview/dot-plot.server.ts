import type { Median } from '@site/contracts/market/ratios.ts'

/** A track shows values up to this many times the median distance from the median. */
const MAX_DISTANCES = 5
/** Of fewer companies, all are within the track. */
const MIN_CLIPPED = 5
/** In percent of the track: its ends, where a dot has room. */
const EDGE = 3
/** The companies that a row lists. */
const NEAREST = 5

type Values = Median['values']

export type DotPlot = NonNullable<ReturnType<typeof createDotPlot>>

/**
 * The places of companies and their median on a track, in percent; null with fewer than three companies. Values far
 * from the others are at its end, or all others would look alike; the distance and not the size counts, because growth
 * may be negative.
 */
export function createDotPlot({ value: median, values }: Pick<Median, 'value' | 'values'>, ticker: string) {
  const [lowest, highest] = [values[0], values.at(-1)]
  if (typeof median !== 'number' || lowest === undefined || highest === undefined) {
    return null
  }
  const distances = values.map(({ value }) => Math.abs(value - median)).toSorted((one, other) => one - other)
  const typical = distances[Math.floor(distances.length / 2)] ?? 0
  const isSmall = values.length < MIN_CLIPPED
  const reach = typical === 0 || isSmall ? Number.POSITIVE_INFINITY : typical * MAX_DISTANCES
  const from = Math.max(lowest.value, median - reach)
  const to = Math.min(highest.value, median + reach)
  const place = (value: number) => {
    const share = from === to ? 0.5 : (Math.min(to, Math.max(from, value)) - from) / (to - from)
    return Math.round((EDGE + share * (100 - 2 * EDGE)) * 10) / 10
  }
  const own = values.find((each) => each.ticker === ticker) ?? null
  const others = values.filter((each) => each !== own)
  return {
    own: own && place(own.value),
    others: others.map(({ value }) => place(value)),
    median: place(median),
    lowest,
    highest,
    beyond: values.filter(({ value }) => value < from || value > to),
    nearest: selectNearest(others, own?.value ?? median),
    otherCount: others.length,
  }
}

/** Highest first. */
function selectNearest(others: Values, value: number): Values {
  return others
    .toSorted((one, other) => Math.abs(one.value - value) - Math.abs(other.value - value))
    .slice(0, NEAREST)
    .toSorted((one, other) => other.value - one.value)
}
