import type { IndexQuote } from '@site/contracts/market/snapshot.ts'
import { monthsBefore } from '#market/calendar/days.ts'
import type { MarketDatabase } from '#market/database/connection.ts'

/** Approximate number of points of a year's chart. */
const seriesPoints = 60

type Point = IndexQuote['series'][number]

/** The index of the home page; null if none has two values. */
export async function loadIndexQuote(database: MarketDatabase): Promise<IndexQuote | null> {
  const index = await findFirstIndex(database)
  if (!index) return null
  const newestFirst = await database
    .selectFrom('indexValues')
    .select(['day as date', 'value'])
    .where('code', '=', index.code)
    .orderBy('day', 'desc')
    // More than the trading days of a year.
    .limit(270)
    .execute()
  const [latest, before] = newestFirst
  if (latest === undefined || before === undefined) return null
  const yearBefore = monthsBefore(latest.date, 12)
  const change = latest.value - before.value
  return {
    name: index.name,
    ...latest,
    change,
    changePercent: (change / before.value) * 100,
    series: thin(newestFirst.filter(({ date }) => date >= yearBefore).toReversed(), seriesPoints),
  }
}

/** The same index on one day, with its previous value; null if either is missing. */
export async function loadIndexAt(
  database: MarketDatabase,
  day: string,
): Promise<Omit<IndexQuote, 'date' | 'series'> | null> {
  const index = await findFirstIndex(database)
  if (!index) return null
  const [at, before] = await database
    .selectFrom('indexValues')
    .select(['day', 'value'])
    .where('code', '=', index.code)
    .where('day', '<=', day)
    .orderBy('day', 'desc')
    .limit(2)
    .execute()
  if (at?.day !== day || before === undefined) return null
  const change = at.value - before.value
  return { name: index.name, value: at.value, change, changePercent: (change / before.value) * 100 }
}

/** Some indices have only members, no values. */
async function findFirstIndex(database: MarketDatabase) {
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
