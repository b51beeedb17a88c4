import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import type { Session } from '#cms/base/database/session.ts'
import type { Mail, Registration } from '#cms/base/payload-types.ts'

export const outboxChannel = 'site_mails'

/** A visitor may send two or three messages to add or correct something. */
export const maxReceiptsPerHour = 5

const CountSchema = v.tuple([v.object({ count: wholeNumber })])

type Registered = { id: number; registeredAt: Date }

/** Includes the time, so that registering again after canceling sends the emails again. */
export function registrationDedupeKey(kind: Mail['kind'], { id, registeredAt }: Registered): string {
  return `${kind}:${id}:${registeredAt.getTime()}`
}

/** Enqueues registration emails in the transaction of the change, once per deduplication key. */
export async function enqueueRegistrationMails(
  session: Session,
  kind: Mail['kind'],
  registrations: Registered[],
): Promise<void> {
  for (const registration of registrations) {
    await enqueue(session, {
      kind,
      dedupeKey: registrationDedupeKey(kind, registration),
      registration: registration.id,
      message: null,
    })
  }
  await wakeSenders(session)
}

type Recipients = { states?: readonly Registration['state'][]; message?: number | null }

/** Enqueues an email about an event to everyone with a seat or on the waiting list, or to one of both groups. */
export async function enqueueEventMails(
  session: Session,
  kind: 'eventCanceled' | 'eventMoved' | 'eventMessage',
  event: number,
  { states = ['confirmed', 'waiting'], message = null }: Recipients = {},
): Promise<void> {
  await session.execute(sql`
    insert into mails (kind, occasion, registration_id, event_message_id, due_at)
    select ${kind},
      concat_ws(':', ${kind}::text, id, (extract(epoch from registered_at) * 1000)::bigint,
        coalesce(${message}::bigint, (extract(epoch from now()) * 1000)::bigint)),
      id, ${message}, now()
    from registrations where event_id = ${event} and state::text = any(${sql.param(states)})
    on conflict (occasion) do nothing`)
  await wakeSenders(session)
}

/**
 * Enqueues the message to its department and the receipt to its sender. Addresses are not verified, so the number of
 * receipts per address is limited.
 */
export async function enqueueMessageMails(session: Session, message: number): Promise<void> {
  await lockAddress(session, message)
  const isReceipted = (await countEarlier(session, message)) < maxReceiptsPerHour
  for (const kind of [...(isReceipted ? ['messageReceived' as const] : []), 'messageForwarded' as const]) {
    await enqueue(session, { kind, dedupeKey: `${kind}:${message}`, registration: null, message })
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

/**
 * Enqueues the email about a locked account; false if a concurrent attempt already did. Later attempts are rejected
 * without checking the password, and enqueue nothing.
 */
export async function enqueueLockMail(session: Session, account: number): Promise<boolean> {
  const { rows } = await session.execute(sql`
    insert into mails (kind, occasion, account_id, due_at)
    select 'accountLocked', concat_ws(':', 'accountLocked', ${account}::int, extract(epoch from now())), ${account}, now()
    where not exists (
      select from mails where kind = 'accountLocked' and account_id = ${account}
        and created_at > now() - interval '1 minute'
    )
    returning id`)
  if (rows.length > 0) await wakeSenders(session)
  return rows.length > 0
}

type NewAccess = { kind: 'passwordChanged' | 'emailChanged'; account: number; recipient: string }

/**
 * Enqueues the email about a new password or address. It goes to the former address, which is stored with it: an
 * attacker may change the address at once, or while the email is queued.
 */
export async function enqueueNewAccessMail(
  session: Session,
  { kind, account, recipient }: NewAccess,
): Promise<void> {
  await session.execute(sql`
    insert into mails (kind, occasion, account_id, recipient, due_at)
    values (${kind}, concat_ws(':', ${kind}::text, ${account}::int, extract(epoch from clock_timestamp())), ${account}, ${recipient}, now())
    on conflict (occasion) do nothing`)
  await wakeSenders(session)
}

type Queued = { kind: Mail['kind']; dedupeKey: string; registration: number | null; message: number | null }

async function enqueue(session: Session, { kind, dedupeKey, registration, message }: Queued): Promise<void> {
  await session.execute(sql`
    insert into mails (kind, occasion, registration_id, message_id, due_at)
    values (${kind}, ${dedupeKey}, ${registration}, ${message}, now())
    on conflict (occasion) do nothing`)
}

/** PostgreSQL delivers the notification only if the transaction commits. */
export async function wakeSenders(session: Session): Promise<void> {
  await session.execute(sql`select pg_notify(${outboxChannel}, '')`)
}
