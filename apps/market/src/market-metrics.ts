import type { ChangeStreams } from '@site/change-feed/change-streams.ts'
import type { Metrics } from '@site/operations/metrics.ts'
import { poolSamples } from '@site/operations/pool-samples.ts'
import type { Pool } from 'pg'
import { newestSequence } from './changes/source.ts'
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
    async () => {
      const { day } = await database
        .selectFrom('prices')
        .select(({ fn }) => fn.max('day').as('day'))
        .executeTakeFirstOrThrow()
      // A string, or null in an empty table.
      return day ? [{ value: Date.parse(`${day}T00:00:00Z`) / 1000 }] : []
    },
  )
  metrics.read('gauge', 'market_feed_sequence', 'Sequence number of the newest change event', async () => [
    { value: await newestSequence(database) },
  ])
  metrics.read('gauge', 'market_feed_clients', 'Clients of the change feed', () => [
    { value: streams.clients },
  ])
}
