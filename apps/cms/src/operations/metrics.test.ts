import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { Metrics } from '@site/operations/metrics.ts'
import { describe, expect, it } from 'vitest'
import { findPostgres } from '#cms/base/database/session.ts'
import { execute, payload } from '../../test/service.ts'
import { addCmsMetrics } from './cms-metrics.ts'
import { newestBackup } from './newest-backup.ts'

async function metricsText(metrics = new Metrics()): Promise<string> {
  addCmsMetrics(metrics, payload, '')
  return metrics.text()
}

describe('the metrics of the CMS', () => {
  it('report queued emails with their age, and failed emails', async () => {
    await execute(sql`delete from mails`)
    await execute(sql`insert into mails (kind, occasion, state, due_at, attempts, created_at) values
        ('messageReceived', 'metrics:1', 'due', now() + interval '1 hour', 3, now() - interval '20 minutes'),
        ('messageReceived', 'metrics:2', 'due', now() + interval '1 day', 0, now() - interval '2 days'),
        ('messageReceived', 'metrics:3', 'failed', now(), 26, now() - interval '3 days')`)
    await execute(sql`insert into mails (kind, occasion, state, due_at, is_bulk, created_at) values
        ('listPagi', 'metrics:4', 'due', now(), true, now() - interval '40 minutes')`)
    await execute(sql`insert into mails (kind, occasion, state, due_at, is_bulk, claimed_at, bounce, bounced_at)
        select 'listRiset', 'metrics:bulk' || n, 'sent', now(), true, now(),
          case when n <= 6 then 'hard' when n = 7 then 'complaint' end::enum_mails_bounce, now()
        from generate_series(1, 100) n`)
    const text = await metricsText()
    for (const line of [
      'cms_mails{class="transactional",state="due"} 2',
      'cms_mails{class="transactional",state="sending"} 0',
      'cms_mails{class="transactional",state="failed"} 1',
      'cms_mails{class="bulk",state="due"} 1',
      'cms_bulk_mail_ratio{report="hard"} 0.06',
      'cms_bulk_mail_ratio{report="complaint"} 0.01',
      'cms_bulk_mail_stopped 1',
    ]) {
      expect(text).toContain(`${line}\n`)
    }
    const [, bulkSeconds] = /^cms_oldest_bulk_mail_seconds (\S+)$/m.exec(text) ?? []
    expect(Math.round(Number(bulkSeconds) / 60)).toBe(40)
    // Excludes the one that is not due yet and the one that failed.
    const [, seconds] = /^cms_oldest_mail_seconds (\S+)$/m.exec(text) ?? []
    expect(Math.round(Number(seconds) / 60)).toBe(20)
    await execute(sql`delete from mails`)
  })

  it('distinguish late publications from future ones', async () => {
    await execute(sql`delete from payload_jobs`)
    await execute(sql`insert into changes (tags) values ('{}')`)
    await execute(sql`insert into payload_jobs (wait_until, has_error) values
        (now() - interval '5 minutes', false), (now() + interval '5 minutes', false), (now(), true)`)
    const { pool } = findPostgres(payload)
    const metrics = new Metrics()
    let used = -1
    // Read right before the others: the service's own jobs use connections at any time.
    metrics.read('gauge', 'used_before', 'Of the test', () => {
      used = pool.totalCount - pool.idleCount
      return []
    })
    const text = await metricsText(metrics)
    for (const state of ['late', 'waiting', 'failed']) {
      expect(text).toContain(`cms_jobs{state="${state}"} 1\n`)
    }
    expect(text).toMatch(/^cms_feed_sequence [1-9]/m)
    // Excludes the connections that read the other metrics.
    expect(text).toContain(`cms_database_connections{state="used"} ${used}\n`)
    expect(text).not.toMatch(/^metrics_unreadable\{/m)
    await execute(sql`delete from payload_jobs`)
  })
})

it('the newest backup is the newest complete one, even if only its name can be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backups-'))
  expect(await newestBackup(folder)).toBe(0)
  const names = ['2026-11-20T13-00-00Z', '2026-11-21T13-00-07Z', '2026-11-22T13-00-00Z.unfinished', '2030']
  for (const name of names) await mkdir(join(folder, name), { mode: 0 })
  const made = Date.UTC(2026, 10, 21, 13, 0, 7)
  expect(await newestBackup(folder, made + 60_000)).toBe(made / 1000)
  await mkdir(join(folder, '2027-01-01T00-00-00Z'))
  expect(await newestBackup(folder, made + 60_000)).toBe(made / 1000)
})
