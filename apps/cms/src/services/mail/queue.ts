import { sql } from '@payloadcms/db-postgres'
import type { Session } from '#cms/base/database/session.ts'
import type { Mail } from '#cms/base/payload-types.ts'

export const outboxChannel = 'site_mails'

type Queued = { kind: Mail['kind']; dedupeKey: string; registration: number | null; message: number | null }

/** Enqueues an email in the transaction of the change, once per deduplication key. */
export async function enqueue(
  session: Session,
  { kind, dedupeKey, registration, message }: Queued,
): Promise<void> {
  await session.execute(sql`
    insert into mails (kind, occasion, registration_id, message_id, due_at)
    values (${kind}, ${dedupeKey}, ${registration}, ${message}, now())
    on conflict (occasion) do nothing`)
}

/** PostgreSQL delivers the notification only if the transaction commits. */
export async function wakeSenders(session: Session): Promise<void> {
  await session.execute(sql`select pg_notify(${outboxChannel}, '')`)
}
