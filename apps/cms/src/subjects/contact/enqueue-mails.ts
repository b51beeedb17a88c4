import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import type { Session } from '#cms/base/database/session.ts'
import { enqueue, wakeSenders } from '#cms/services/mail/queue.ts'

/** A visitor may send two or three messages to add or correct something. */
export const maxReceiptsPerHour = 5

const CountSchema = v.tuple([v.object({ count: wholeNumber })])

/**
 * Enqueues the message to its department and the receipt to its sender. Addresses are not verified, so the number of
 * receipts per address is limited.
 */
export async function enqueueMessageMails(session: Session, message: number): Promise<void> {
  await lockAddress(session, message)
  const isReceipted = (await countEarlier(session, message)) < maxReceiptsPerHour
  for (const kind of [...(isReceipted ? ['messageReceived' as const] : []), 'messageForwarded' as const]) {
    await enqueue(session, { kind, dedupeKey: `${kind}:${message}`, message })
  }
  await wakeSenders(session)
}

/** Concurrent messages do not see each other before they commit, so each would count too few. */
async function lockAddress(session: Session, message: number): Promise<void> {
  await session.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(lower(email), 0)) from contact_messages where id = ${message}`)
}

/** Messages with the same address within the hour before this one. */
async function countEarlier(session: Session, message: number): Promise<number> {
  const { rows } = await session.execute(sql`
    select count(*)::int as count from contact_messages earlier
    join contact_messages own on own.id = ${message} and own.id <> earlier.id
    where earlier.created_at > now() - interval '1 hour' and lower(earlier.email) = lower(own.email)`)
  const [{ count }] = v.parse(CountSchema, rows)
  return count
}
