import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '#cms/base/database/session.ts'
import { wakeSenders } from '#cms/services/mail/queue.ts'

/** Any constant works if nothing else in this database uses the same advisory lock. */
const reminderLock = 771_005

const hoursBefore = 24
const before = sql.raw(`interval '${hoursBefore} hours'`)
const hourMs = 3_600_000

/** Whether a registration with a seat gets a reminder. */
export const isReminded = (registeredAt: Date, startsAt: Date): boolean =>
  registeredAt.getTime() < startsAt.getTime() - hoursBefore * hourMs

/**
 * Enqueues reminders for confirmed registrations of events in the next 24 hours, once per start time. Skips people who
 * got their seat within these hours, as they have just received an email about it, and people whose data is restricted.
 */
export async function enqueueReminders(payload: Payload): Promise<void> {
  await inTransaction({ payload }, async (session) => {
    const { rows: locks } = await session.execute(
      sql`select 1 where pg_try_advisory_xact_lock(${sql.raw(String(reminderLock))})`,
    )
    if (locks.length === 0) return
    const { rows: queued } = await session.execute(sql`
      insert into mails (kind, occasion, registration_id, due_at)
      select 'eventReminder',
        concat_ws(':', 'eventReminder', r.id,
          (extract(epoch from r.registered_at) * 1000)::bigint,
          (extract(epoch from e.starts_at) * 1000)::bigint),
        r.id, now()
      from registrations r join events e on e.id = r.event_id
      where r.state = 'confirmed' and not r.restricted and e._status = 'published' and e.is_canceled is not true
        and e.starts_at > now() and e.starts_at <= now() + ${before}
        and r.registered_at < e.starts_at - ${before}
        and not exists (
          select from mails m where m.registration_id = r.id and m.kind = 'seatFreed'
            and m.created_at > e.starts_at - ${before}
        )
      on conflict (occasion) do nothing
      returning id`)
    if (queued.length > 0) await wakeSenders(session)
  })
}

const reminderIntervalMs = 60_000

/**
 * Enqueues due reminders every minute.
 *
 * @returns stops it
 */
export function startReminders(payload: Payload): () => void {
  const reminders = setInterval(() => {
    enqueueReminders(payload).catch((error: unknown) =>
      payload.logger.error({ err: error }, 'Reminders could not be queued'),
    )
  }, reminderIntervalMs)
  reminders.unref()
  return () => clearInterval(reminders)
}
