import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { pointInTime, wholeNumber } from '#cms/base/database/row-values.ts'
import { inTransaction, type Transaction } from '#cms/base/database/session.ts'
import { enqueueRegistrationMails } from './enqueue-mails.ts'
import { lockEvent, takesSeat } from './seats.ts'

const MovedSchema = v.array(v.object({ id: wholeNumber, registeredAt: pointInTime }))

/**
 * Moves the longest-waiting registrations up into free seats and enqueues their emails. Not after the event has begun,
 * nor while it is unpublished. Returns how many moved; the caller publishes the seat change at the end.
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
            - (select count(*) from registrations where event_id = ${event} and ${takesSeat}))::bigint
          from events
          where id = ${event} and _status = 'published' and is_canceled is not true and starts_at > now()
        ), 0)
      )
      returning id, registered_at as "registeredAt"`)
    const registrations = v.parse(MovedSchema, rows)
    if (registrations.length > 0) await enqueueRegistrationMails(session, 'seatFreed', registrations)
    return registrations.length
  })
}
