import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { pointInTime, wholeNumber } from '#cms/base/database/row-values.ts'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction } from '#cms/base/database/session.ts'
import { insertEntry } from '#cms/editorial/audit/write-entry.ts'
import { enqueueRegistrationMails } from './enqueue-mails.ts'
import { lockRegistrationEvent, publishSeatChange, takesSeat } from './seats.ts'

const WaitingSchema = v.array(
  v.object({
    id: wholeNumber,
    registeredAt: pointInTime,
    event: wholeNumber,
    isPossible: v.boolean(),
    freeSeats: wholeNumber,
  }),
)

/**
 * Gives someone on the waiting list a seat, out of order. Without a free seat only as an extra one, above the capacity:
 * the site then shows the event as full until one more person cancels.
 */
export async function giveSeat(
  { payload, user, payloadAPI }: PayloadRequest,
  registration: number,
  isExtra: boolean,
): Promise<'given' | 'noSeat' | 'notPossible'> {
  return runTransaction(payload, async (req) =>
    inTransaction(req, async (session) => {
      await lockRegistrationEvent(session, registration)
      const { rows } = await session.execute(sql`
        select r.id, r.registered_at as "registeredAt", r.event_id as event,
          r.state = 'waiting' and e._status = 'published' and e.is_canceled is not true
            and e.starts_at > clock_timestamp() as "isPossible",
          e.capacity - e.seats_held
            - (select count(*) from registrations where event_id = e.id and ${takesSeat}) as "freeSeats"
        from registrations r join events e on e.id = r.event_id where r.id = ${registration}`)
      const waiting = v.parse(WaitingSchema, rows)[0]
      if (!waiting?.isPossible) return 'notPossible'
      const isAbove = waiting.freeSeats <= 0
      if (isAbove && !isExtra) return 'noSeat'
      await session.execute(
        sql`update registrations set state = 'confirmed', updated_at = now() where id = ${registration}`,
      )
      await enqueueRegistrationMails(session, 'seatFreed', [waiting])
      const detail = isAbove ? { detail: 'above the capacity' } : {}
      const entry = {
        kind: 'seatGiven',
        subject: 'registrations',
        document: registration,
        ...detail,
      } as const
      await insertEntry(session, { user, payloadAPI }, entry)
      await publishSeatChange(req, waiting.event)
      return 'given'
    }),
  )
}
