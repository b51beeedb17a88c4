import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { writeChange } from '#cms/change-feed/write-change.ts'
import { pointInTime, wholeNumber } from '#cms/database/row-values.ts'
import { inTransaction, type Session, type Transaction } from '#cms/database/session.ts'
import { oweRegistrationMails } from '#cms/outbox/owe-mails.ts'

const MovedSchema = v.array(v.object({ id: wholeNumber, registeredAt: pointInTime }))

/**
 * Lets whoever changes the seats of an event through one after the other, to the end of the transaction. A
 * statement of its own: what one statement reads beside the lock that it waits for is older than the lock.
 */
export async function lockEvent(session: Session, event: number): Promise<void> {
  await session.execute(sql`select 1 from events where id = ${event} for update`)
}

/**
 * Those who wait longest move up into the seats that are free, and are owed a mail about it. Not once the event
 * has begun, and not while it is withdrawn. Answers how many moved; the caller tells of it when all is done.
 */
export async function fillFreeSeats(req: Transaction, event: number): Promise<number> {
  return inTransaction(req, async (session) => {
    await lockEvent(session, event)
    const { rows } = await session.execute(sql`
      update registrations set state = 'confirmed', updated_at = now()
      where id in (
        select id from registrations where event_id = ${event} and state = 'waiting'
        order by registered_at, id
        limit coalesce((
          select greatest(0, capacity - seats_held
            - (select count(*) from registrations where event_id = ${event} and state = 'confirmed'))::bigint
          from events
          where id = ${event} and _status = 'published' and starts_at > now()
        ), 0)
      )
      returning id, registered_at as "registeredAt"`)
    const registrations = v.parse(MovedSchema, rows)
    if (registrations.length > 0) await oweRegistrationMails(session, 'seatFreed', registrations)
    return registrations.length
  })
}

/**
 * Whatever says how many seats are left names the event among what it was made from; lists that do not show it stay as they
 * are. Last: the feed's lock is held to the end.
 */
export async function tellOfSeats(req: Transaction, event: number): Promise<void> {
  await writeChange(req, [`events:${event}`])
}
