import { sql } from '@payloadcms/db-postgres'
import type { Session } from '#cms/base/database/session.ts'
import type { Mail, Registration } from '#cms/base/payload-types.ts'
import { enqueue, type QueuedKind, wakeSenders } from '#cms/services/mail/queue.ts'
import type { ChangeMailKind } from './change-mail.ts'

type Registered = { id: number; registeredAt: Date }

/** Includes the time, so that registering again after canceling sends the emails again. */
export function registrationDedupeKey(kind: Mail['kind'], { id, registeredAt }: Registered): string {
  return `${kind}:${id}:${registeredAt.getTime()}`
}

/** Enqueues registration emails in the transaction of the change, once per deduplication key. */
export async function enqueueRegistrationMails(
  session: Session,
  kind: QueuedKind,
  registrations: Registered[],
): Promise<void> {
  for (const registration of registrations) {
    await enqueue(session, {
      kind,
      dedupeKey: registrationDedupeKey(kind, registration),
      registration: registration.id,
    })
  }
  await wakeSenders(session)
}

type Recipients = { states?: readonly Registration['state'][]; message?: number | null }

/**
 * Enqueues an email about an event to everyone with a seat or on the waiting list, or to one of both groups. Messages of
 * staff go to nobody whose data is restricted.
 */
export async function enqueueEventMails(
  session: Session,
  kind: ChangeMailKind | 'eventMessage',
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
      and not (restricted and ${kind} = 'eventMessage')
    on conflict (occasion) do nothing`)
  await wakeSenders(session)
}
