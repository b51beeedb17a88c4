import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '#cms/database/session.ts'
import { wakeSenders } from './owe-mails.ts'

/** Any constant does, as long as nothing else in this database takes the same advisory lock. */
const reminderLock = 771_005

const hoursBefore = 24
const before = sql.raw(`interval '${hoursBefore} hours'`)
const hourMs = 3_600_000

/** Whether a registration with a seat gets a reminder. */
export const isReminded = (registeredAt: Date, startsAt: Date): boolean =>
  registeredAt.getTime() < startsAt.getTime() - hoursBefore * hourMs

/**
 * Owes a reminder to everybody with a seat at an event of the next 24 hours, once for each time that the event is
 * set to. Who got the seat within these hours has just had a mail about it.
 */
export async function oweReminders(payload: Payload): Promise<void> {
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
      where r.state = 'confirmed' and e._status = 'published'
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
