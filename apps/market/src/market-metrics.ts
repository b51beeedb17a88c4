import type { ChangeStreams } from '@site/change-feed/change-streams.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { TradingCalendar } from '@site/finance/trading-calendar.ts'
import type { Metrics } from '@site/operations/metrics.ts'
import { poolSamples } from '@site/operations/pool-samples.ts'
import type { Pool } from 'pg'
import { loadTradingCalendar } from './calendar/load-holidays.ts'
import { loadMissingDays } from './calendar/missing-days.ts'
import { countFailedRuns } from './data-status/failed-runs.ts'
import { newestSequence } from './database/change-log.ts'
import type { MarketDatabase } from './database/connection.ts'

export interface MarketParts {
  readonly database: MarketDatabase
  readonly pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  readonly streams: Pick<ChangeStreams, 'clients'>
}

/** Adds the metrics that are read on scrape. */
export function addMarketMetrics(metrics: Metrics, { database, pool, streams }: MarketParts): void {
  // Registered first, so that the queries of the metrics below do not count.
  metrics.read('gauge', 'market_database_connections', 'Database connections by state', () =>
    poolSamples(pool),
  )
  metrics.read(
    'gauge',
    'market_latest_price_day_seconds',
    'The last trading day with prices, as midnight UTC in seconds since 1970',
    () => sampleLatestPriceDay(database),
  )
  metrics.read(
    'gauge',
    'market_trading_day',
    'Whether the exchange trades today in Jakarta: 1, or 0 on weekends and holidays; missing in a year without known holidays',
    async () => tradingDaySamples(await loadTradingCalendar(database), dayInJakarta(new Date())),
  )
  metrics.read(
    'gauge',
    'market_missing_trading_days',
    'Trading days without any price in the month before the latest one',
    async () => [{ value: (await loadMissingDays(database)).length }],
  )
  metrics.read(
    'gauge',
    'market_day_companies',
    'Companies with a trade on the latest trading day with prices and on the one before',
    async () =>
      (await loadTradedCounts(database)).map((value, index) => ({
        value,
        labels: { day: index === 0 ? 'latest' : 'previous' },
      })),
  )
  metrics.read('gauge', 'market_import_seconds', 'Unix time of the latest import by outcome', async () =>
    (await loadLatestRuns(database)).map(({ outcome, at }) => ({
      value: at.getTime() / 1000,
      labels: { outcome },
    })),
  )
  metrics.read(
    'gauge',
    'market_failed_imports',
    'Imports of the last 24 hours that were not successful and whose files no later import has imported, by outcome',
    async () =>
      [...(await countFailedRuns(database))].map(([outcome, value]) => ({ value, labels: { outcome } })),
  )
  metrics.read(
    'gauge',
    'market_import_left_out_ratio',
    'Part of the prices of its newest day that the latest import of prices left out',
    () => sampleLeftOutRatio(database),
  )
  metrics.read('gauge', 'market_feed_sequence', 'Sequence number of the newest change event', async () => [
    { value: await newestSequence(database) },
  ])
  metrics.read('gauge', 'market_feed_clients', 'Clients of the change feed', () => [
    { value: streams.clients },
  ])
}

/** No sample of an unknown day, so that an alert neither pages for a holiday nor takes a trading day for one. */
export function tradingDaySamples({ classifyDay }: TradingCalendar, day: string): { value: number }[] {
  const kind = classifyDay(day)
  return kind === 'unknown' ? [] : [{ value: kind === 'open' ? 1 : 0 }]
}

async function sampleLatestPriceDay(database: MarketDatabase): Promise<{ value: number }[]> {
  const { day } = await database
    .selectFrom('prices')
    .select(({ fn }) => fn.max('day').as('day'))
    .executeTakeFirstOrThrow()
  // A string, or null in an empty table.
  return day ? [{ value: Date.parse(`${day}T00:00:00Z`) / 1000 }] : []
}

async function sampleLeftOutRatio(database: MarketDatabase): Promise<{ value: number }[]> {
  const run = await database
    .selectFrom('importRuns')
    .select('leftOutRatio')
    .where('leftOutRatio', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return run?.leftOutRatio == null ? [] : [{ value: run.leftOutRatio }]
}

async function loadTradedCounts(database: MarketDatabase): Promise<number[]> {
  const counts = await database
    .selectFrom('prices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('day', 'in', (prices) =>
      prices.selectFrom('prices').select('day').distinct().orderBy('day', 'desc').limit(2),
    )
    .groupBy('day')
    .orderBy('day', 'desc')
    .execute()
  return counts.map(({ count }) => count)
}

async function loadLatestRuns(database: MarketDatabase) {
  return database
    .selectFrom('importRuns')
    .select(['outcome', (runs) => runs.fn.max('at').as('at')])
    .groupBy('outcome')
    .execute()
}
