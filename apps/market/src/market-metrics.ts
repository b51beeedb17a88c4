import type { ChangeStreams } from '@site/change-feed/change-streams.ts'
import type { Metrics } from '@site/operations/metrics.ts'
import { poolSamples } from '@site/operations/pool-samples.ts'
import type { Pool } from 'pg'
import { newestSequence } from './changes/source.ts'
import type { MarketDatabase } from './database/connection.ts'

export interface MarketParts {
  readonly database: MarketDatabase
  readonly pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  readonly streams: Pick<ChangeStreams, 'followers'>
}

/** What the stock service knows of itself and its data, read when somebody asks. */
export function addMarketMetrics(metrics: Metrics, { database, pool, streams }: MarketParts): void {
  // Before the readers below, which ask the database: what they wait for themselves is no news.
  metrics.read('gauge', 'market_database_connections', 'Connections to the database by what they do', () =>
    poolSamples(pool),
  )
  metrics.read(
    'gauge',
    'market_latest_price_day_seconds',
    'The last trading day with prices: its midnight in UTC, in seconds since 1970',
    async () => {
      const { day } = await database
        .selectFrom('prices')
        .select(({ fn }) => fn.max('day').as('day'))
        .executeTakeFirstOrThrow()
      // Typed as a text, and null in an empty table.
      return day ? [{ value: Date.parse(`${day}T00:00:00Z`) / 1000 }] : []
    },
  )
  metrics.read('gauge', 'market_feed_sequence', 'The newest change of the market data', async () => [
    { value: await newestSequence(database) },
  ])
  metrics.read('gauge', 'market_feed_followers', 'Who follows the change feed', () => [
    { value: streams.followers },
  ])
}
