import { sql } from '@payloadcms/db-postgres'
import type { Metrics, Sample } from '@site/operations/metrics.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { query } from '#cms/base/database/session.ts'
import { isOverLimit, readBulkReports } from '#cms/services/mail/bulk-reports.ts'
import { readOldestMailSeconds } from '#cms/services/mail/oldest-mail.ts'
import { bulkReports, mailClasses, mailStates } from './metric-states.ts'

const CountsSchema = v.array(v.object({ class: v.string(), state: v.string(), count: wholeNumber }))

/** The outbox. */
export function addMailMetrics(metrics: Metrics, payload: Payload): void {
  metrics.read('gauge', 'cms_mails', 'Emails by class and state; `failed` is not retried', () =>
    countMails(payload),
  )
  metrics.read(
    'gauge',
    'cms_oldest_mail_seconds',
    'Age of the oldest queued email, bulk excluded',
    async () => [{ value: await readOldestMailSeconds(payload, 'transactional') }],
  )
  metrics.read('gauge', 'cms_oldest_bulk_mail_seconds', 'Age of the oldest queued bulk email', async () => [
    { value: await readOldestMailSeconds(payload, 'bulk') },
  ])
  metrics.read('gauge', 'cms_bulk_mail_ratio', "Today's bounces and complaints per bulk email", async () => {
    const reports = await readBulkReports(payload)
    return bulkReports.map((report) => ({
      labels: { report },
      value: reports[report] / Math.max(reports.sent, 1),
    }))
  })
  metrics.read(
    'gauge',
    'cms_bulk_mail_stopped',
    '1 if bounces or complaints stopped bulk emails today',
    async () => [{ value: Number(isOverLimit(await readBulkReports(payload))) }],
  )
}

async function countMails(payload: Payload): Promise<Sample[]> {
  const rows = await query(
    payload,
    sql`select case when is_bulk then 'bulk' else 'transactional' end as class, state, count(*) as count
      from mails group by 1, 2`,
  )
  const found = v.parse(CountsSchema, rows)
  return mailClasses.flatMap((name) =>
    mailStates.map((state) => ({
      labels: { class: name, state },
      value: found.find((row) => row.class === name && row.state === state)?.count ?? 0,
    })),
  )
}
