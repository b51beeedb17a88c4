import { sql } from '@payloadcms/db-postgres'
import type { Metrics, Sample } from '@site/operations/metrics.ts'
import { poolSamples } from '@site/operations/pool-samples.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { findPostgres, query } from '#cms/base/database/session.ts'
import { readBounds } from '#cms/editorial/change-feed/read-changes.ts'
import { registrationStates } from '#cms/subjects/education-events/states.ts'
import { addMailMetrics } from './mail-metrics.ts'
import { jobStates } from './metric-states.ts'
import { newestBackup } from './newest-backup.ts'

const CountsSchema = v.array(v.object({ state: v.string(), count: wholeNumber }))

type Read = () => Promise<Sample[]>

/** All processes report the same database rows: aggregate with max, not sum. */
export function addCmsMetrics(metrics: Metrics, payload: Payload, backupFolder: string): void {
  const counts = (statement: ReturnType<typeof sql>, states: readonly string[]): Read => {
    return async () => {
      const found = new Map(
        v.parse(CountsSchema, await query(payload, statement)).map(({ state, count }) => [state, count]),
      )
      return states.map((state) => ({ labels: { state }, value: found.get(state) ?? 0 }))
    }
  }
  // Before the metrics that query the database, which would count their own connections.
  metrics.read('gauge', 'cms_database_connections', 'Database connections by state', () =>
    poolSamples(findPostgres(payload).pool),
  )
  addMailMetrics(metrics, payload)
  metrics.read(
    'gauge',
    'cms_jobs',
    'Publications and other jobs by state; `late` is overdue by more than a minute',
    counts(
      sql`select case when has_error then 'failed' when processing then 'running'
          when coalesce(wait_until, created_at) < now() - interval '1 minute' then 'late' else 'waiting' end as state,
          count(*) as count
        from payload_jobs where completed_at is null group by 1`,
      jobStates,
    ),
  )
  metrics.read(
    'gauge',
    'cms_registrations',
    'Event registrations by state',
    counts(sql`select state, count(*) as count from registrations group by state`, registrationStates),
  )
  metrics.read('gauge', 'cms_feed_sequence', 'Sequence of the newest content change', async () => [
    { value: (await readBounds(payload)).newest },
  ])
  if (backupFolder !== '') {
    metrics.read('gauge', 'backup_newest_seconds', 'Time of the newest backup (Unix timestamp)', async () => [
      { value: await newestBackup(backupFolder) },
    ])
  }
}
