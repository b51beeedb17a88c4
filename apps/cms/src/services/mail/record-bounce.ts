import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction, type Session } from '#cms/base/database/session.ts'
import { isMessageId, readMailId } from './message-id.ts'
import type { SubscriberEvents, Suppression } from './subscriber-events.ts'

const softLimit = 5
const softDays = 14

/** A later report replaces only a milder one, so that a repeated report changes nothing. */
const severities = { soft: 1, hard: 2, complaint: 3 } as const
type BounceType = keyof typeof severities

type MailEvent = { messageId: string; type: BounceType; at: Date }

const RowsSchema = v.array(
  v.object({
    id: v.number(),
    dedupeKey: v.string(),
    subscriberId: wholeNumber,
    bounce: v.nullable(v.picklist(['soft', 'hard', 'complaint'])),
  }),
)
type Row = v.InferOutput<typeof RowsSchema>[number]

/** Records a report about a sent email, and suppresses its subscriber if the report says so; all in one transaction. */
export async function recordBounce(
  payload: Payload,
  { messageId, type, at }: MailEvent,
  subscriberEvents: readonly SubscriberEvents[],
): Promise<void> {
  const id = readMailId(messageId)
  if (id === null) return
  await runTransaction(payload, async (req) => {
    const suppression = await inTransaction(req, async (session) => {
      const row = await lockRow(session, id)
      if (row === null || !isMessageId(messageId, row)) return null
      if (row.bounce !== null && severities[type] <= severities[row.bounce]) return null
      await session.execute(sql`
        update mails set bounce = ${type}, bounced_at = least(now(), ${at.toISOString()}::timestamptz)
        where id = ${row.id}`)
      return decide(session, row, type)
    })
    if (suppression === null) return
    for (const { suppress } of subscriberEvents) await suppress(req, suppression)
  })
}

/** Also locks the other emails of the subscriber: concurrent reports would each count too few. */
async function lockRow(session: Session, id: number): Promise<Row | null> {
  const { rows } = await session.execute(sql`
    select id, occasion as "dedupeKey", subscriber_id as "subscriberId", bounce from mails
    where subscriber_id = (select subscriber_id from mails where id = ${id}) order by id for update`)
  return v.parse(RowsSchema, rows).find((row) => row.id === id) ?? null
}

async function decide(
  session: Session,
  { subscriberId }: Row,
  type: BounceType,
): Promise<Suppression | null> {
  if (type === 'complaint') return { subscriberId, reason: 'complaint' }
  const isDead = type === 'hard' || (await isUnreachable(session, subscriberId))
  return isDead ? { subscriberId, reason: 'hardBounce' } : null
}

/** Whether the last temporary bounces had no delivered email between them. */
async function isUnreachable(session: Session, subscriberId: number): Promise<boolean> {
  const { rows } = await session.execute(sql`
    with soft as (
      select coalesce(sent_at, created_at) as time from mails
      where subscriber_id = ${subscriberId} and bounce = 'soft'
        and bounced_at > now() - ${softDays} * interval '1 day'
      order by time desc limit ${softLimit}
    ), times as (select min(time) as first, max(time) as last, count(*) as count from soft)
    select 1 from times where count = ${softLimit} and not exists (
      select from mails where subscriber_id = ${subscriberId} and state = 'sent' and bounce is null
        and sent_at between first and last)`)
  return rows.length > 0
}
