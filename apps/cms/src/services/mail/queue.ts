import { sql } from '@payloadcms/db-postgres'
import type { Session } from '#cms/base/database/session.ts'
import type { Mail } from '#cms/base/payload-types.ts'
import type { BulkKind } from './bulk-kinds.ts'

export const outboxChannel = 'site_mails'

/** Sent at once; bulk emails have a queue of their own (enqueue-bulk.ts). */
export type QueuedKind = Exclude<Mail['kind'], BulkKind>

type Queued = {
  kind: QueuedKind
  dedupeKey: string
  registration?: number
  message?: number
  subscriberId?: number
}

/** Enqueues an email in the transaction of the change, once per deduplication key. */
export async function enqueue(
  session: Session,
  { kind, dedupeKey, registration, message, subscriberId }: Queued,
): Promise<void> {
  await session.execute(sql`
    insert into mails (kind, occasion, registration_id, message_id, subscriber_id, due_at)
    values (${kind}, ${dedupeKey}, ${registration ?? null}, ${message ?? null}, ${subscriberId ?? null}, now())
    on conflict (occasion) do nothing`)
}

/** PostgreSQL delivers the notification only if the transaction commits. */
export async function wakeSenders(session: Session): Promise<void> {
  await session.execute(sql`select pg_notify(${outboxChannel}, '')`)
}
