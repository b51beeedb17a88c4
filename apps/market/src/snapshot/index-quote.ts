import type { MarketDay } from '@site/contracts/market/market-day.ts'
import type { PriceSeries } from '@site/contracts/market/prices.ts'
import type { IndexQuote } from '@site/contracts/market/snapshot.ts'
import { monthsBefore } from '#market/calendar/days.ts'
import type { MarketDatabase } from '#market/database/connection.ts'

/** Approximate number of points of a year's chart. */
const seriesPoints = 60

type Point = IndexQuote['series'][number]

/** The index of the home page; null if the value before its latest one is not known. */
export async function loadIndexQuote(database: MarketDatabase): Promise<IndexQuote | null> {
  const index = await findFirstIndex(database)
  if (!index) return null
  const newestFirst = await database
    .selectFrom('indexValues')
    .select(['day as date', 'value', 'previous'])
    .where('code', '=', index.code)
    .orderBy('day', 'desc')
    // More than the trading days of a year.
    .limit(270)
    .execute()
  const [latest] = newestFirst
  const change = computeChange(newestFirst)
  if (latest === undefined || change === null) return null
  const yearBefore = monthsBefore(latest.date, 12)
  const series = newestFirst.filter(({ date }) => date >= yearBefore).toReversed()
  return {
    name: index.name,
    date: latest.date,
    ...change,
    series: thin(series, seriesPoints).map(({ date, value }) => ({ date, value })),
  }
}

export const noIndex = { index: null, lastIndex: null } as const

/** A longer streak is not counted. */
const longestStreak = 10

/** The same index on one day, or its last value before, if the day's is late; null without a value before that. */
export async function loadIndexAt(
  database: MarketDatabase,
  day: string,
): Promise<Pick<MarketDay, 'index' | 'lastIndex'>> {
  const index = await findFirstIndex(database)
  if (!index) return noIndex
  const days = await database
    .selectFrom('indexValues')
    .select(['day', 'value', 'previous'])
    .where('code', '=', index.code)
    .where('day', '<=', day)
    .orderBy('day', 'desc')
    .limit(longestStreak + 1)
    .execute()
  const change = computeChange(days)
  const [latest] = days
  if (latest === undefined || change === null) return noIndex
  if (latest.day !== day) {
    return { index: null, lastIndex: { name: index.name, date: latest.day, ...change } }
  }
  const signs = days.map((_, position) => Math.sign(computeChange(days.slice(position))?.change ?? 0))
  const end = signs.findIndex((sign) => sign !== signs[0])
  const streak = Math.min(longestStreak, end < 0 ? days.length : end)
  return { index: { name: index.name, ...change, streak }, lastIndex: null }
}

/** The change of the same index between two trading days; null if either value is missing. */
export async function loadIndexChange(
  database: MarketDatabase,
  [from, to]: readonly [string, string],
): Promise<PriceSeries['index']> {
  const index = await findFirstIndex(database)
  if (!index) return null
  const days = await database
    .selectFrom('indexValues')
    .select(['day', 'value'])
    .where('code', '=', index.code)
    .where('day', 'in', [from, to])
    .execute()
  const first = days.find(({ day }) => day === from)
  const last = days.find(({ day }) => day === to)
  return first && last ? { name: index.name, changePercent: (last.value / first.value - 1) * 100 } : null
}

/** Compared with the value that the exchange says was the previous one, because the stored one may be older. */
function computeChange([latest, before]: readonly { value: number; previous: number | null }[]) {
  const previous = latest?.previous ?? before?.value
  if (latest === undefined || previous === undefined) return null
  const change = latest.value - previous
  return { value: latest.value, change, changePercent: (change / previous) * 100 }
}

/** The index with values that comes first. Some have only members, no values. */
export async function findFirstIndex(database: MarketDatabase) {
  return database
    .selectFrom('indices')
    .select(['code', 'name'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('indexValues').select('code').whereRef('indexValues.code', '=', 'indices.code')),
    )
    .orderBy('place')
    .orderBy('code')
    .limit(1)
    .executeTakeFirst()
}

/** Evenly spaced points, including the last one. */
function thin(points: readonly Point[], wanted: number): Point[] {
  const step = Math.max(1, Math.ceil(points.length / wanted))
  return points.filter((_, index) => (points.length - 1 - index) % step === 0)
}
