import { sql } from '@payloadcms/db-postgres'
import { clockInJakarta, dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { dayBefore } from '@site/finance/days.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { pointInTime, wholeNumber } from '#cms/base/database/row-values.ts'
import { query } from '#cms/base/database/session.ts'
import { isInBulkWindow } from '#cms/services/mail/bulk-window.ts'
import { enqueueBulk } from '#cms/services/mail/enqueue-bulk.ts'
import { readShareDay } from '#cms/subjects/market-data/read-market-data.ts'
import { mayReceive } from '#cms/subjects/subscriptions/subscriber-rows.ts'
import { collectNews, findNewsStart } from './collect-news.ts'
import { evaluateAlerts } from './evaluate-alerts.ts'

/** From then on until this time of the next day, the emails of a day are sent once its closes are imported. */
const startsAt = '18:30'
const expiresAfterMs = 24 * 3_600_000

/** The day whose digests may be sent now; null outside the window of bulk emails. */
export function findDigestDay(now: Date): string | null {
  if (!isInBulkWindow(now)) return null
  const today = dayInJakarta(now)
  return clockInJakarta(now) >= startsAt ? today : dayBefore(today)
}

const DigestsSchema = v.array(v.object({ queuedAt: v.nullable(pointInTime) }))

/**
 * Queues the digests of shares once the closes of a day are imported. Every step stores what it did, or repeats without
 * an effect: a crash anywhere neither loses an email nor sends it twice, and several processes may run it.
 */
export async function sendShareDigests(
  payload: Payload,
  now = new Date(),
  loadShareDay = readShareDay,
): Promise<void> {
  const day = findDigestDay(now)
  if (day === null) return
  const [digest] = v.parse(
    DigestsSchema,
    await query(payload, sql`select queued_at as "queuedAt" from share_digests where day = ${day}`),
  )
  if (digest?.queuedAt) return
  const shareDay = await loadShareDay({ on: day, since: await findNewsStart(payload, day) })
  if (!shareDay?.isImported) return
  if (digest === undefined) await collectNews(payload, shareDay)
  await evaluateAlerts(payload, shareDay)
  await enqueueBulk(payload, {
    kind: 'listSaham',
    occasion: day,
    expiresAt: new Date(now.getTime() + expiresAfterMs),
    subscriberIds: await findReaders(payload, day),
  })
  await query(payload, sql`update share_digests set queued_at = now(), updated_at = now() where day = ${day}`)
}

/** The subscribers for whose shares the day had news, or whose price alerts it had an effect on. */
async function findReaders(payload: Payload, day: string): Promise<number[]> {
  const rows = await query(
    payload,
    sql`with news as (
        select distinct n.value ->> 'ticker' as ticker, n.value ->> 'kind' as kind
        from share_digests d, jsonb_array_elements(d.news) n where d.day = ${day}
      )
      select distinct own.subscriber_id as id
      from subscriptions own join subscribers s on s.id = own.subscriber_id
      where own.list = 'saham' and ${mayReceive} and (
        (own.ticker, own.kind::text) in (select ticker, kind from news)
        or own.alert_state -> 'outcomes' @> ${JSON.stringify([{ day }])}::jsonb
      )
      order by own.subscriber_id`,
  )
  return v.parse(v.array(v.object({ id: wholeNumber })), rows).map(({ id }) => id)
}

const intervalMs = 60_000

/**
 * Looks every minute whether digests are due.
 *
 * @returns stops it
 */
export function startShareDigests(payload: Payload): () => void {
  const digests = setInterval(() => {
    sendShareDigests(payload).catch((error: unknown) =>
      payload.logger.error({ err: error }, 'Digests of shares could not be queued'),
    )
  }, intervalMs)
  digests.unref()
  return () => clearInterval(digests)
}
