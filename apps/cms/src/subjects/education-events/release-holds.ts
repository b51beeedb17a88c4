import { sql } from '@payloadcms/db-postgres'
import { HOLD_MINUTES } from '@site/contracts/registration-hold.ts'
import type { Payload, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction, query } from '#cms/base/database/session.ts'
import { unlinkHolds } from './network-uses.ts'
import { lockEvent, publishSeatChange } from './seats.ts'
import { fillFreeSeats } from './waiting-list.ts'

const EventsSchema = v.array(v.object({ event: wholeNumber }))
const ReleasedSchema = v.array(v.object({ id: wholeNumber }))

/** While the mail server is unavailable, a place is held for this long at most. */
const maxHoldHours = 3

const lapsed = sql`state in ('held', 'heldWaiting') and held_until <= clock_timestamp()`

/** Releases seats that nobody confirmed in time. They go to the waiting list first. */
export async function releaseHolds(payload: Payload): Promise<void> {
  await extendUnsentHolds(payload)
  const rows = await query(payload, sql`select distinct event_id as event from registrations where ${lapsed}`)
  for (const { event } of v.parse(EventsSchema, rows)) {
    try {
      await runTransaction(payload, (req) => releaseHoldsAt(req, event))
    } catch (error) {
      // The other events do not wait for this one.
      payload.logger.error({ err: error, event }, 'Unconfirmed seats could not be released')
    }
  }
}

/** The time to confirm begins when the email is sent. Rows that another transaction changes are left to the next minute. */
async function extendUnsentHolds(payload: Payload): Promise<void> {
  await query(
    payload,
    sql`
      update registrations set held_until = clock_timestamp() + make_interval(mins => ${HOLD_MINUTES})
      where id in (
        select r.id from registrations r
        where r.state in ('held', 'heldWaiting') and r.held_until > clock_timestamp()
          and r.held_until < clock_timestamp() + make_interval(mins => ${HOLD_MINUTES - 1})
          and r.registered_at > clock_timestamp() - make_interval(hours => ${maxHoldHours})
          and exists (
            select from mails m where m.registration_id = r.id and m.kind = 'registrationHeld'
              and m.state in ('due', 'sending'))
        for update of r skip locked)`,
  )
}

async function releaseHoldsAt(req: PayloadRequest, event: number): Promise<void> {
  const released = await inTransaction(req, async (session) => {
    await lockEvent(session, event)
    const { rows } = await session.execute(sql`
      update registrations set state = 'lapsed', updated_at = now()
      where event_id = ${event} and ${lapsed} returning id`)
    const ids = v.parse(ReleasedSchema, rows).map(({ id }) => id)
    await unlinkHolds(session, ids)
    return ids.length
  })
  // Another process was faster.
  if (released === 0) return
  await fillFreeSeats(req, event)
  await publishSeatChange(req, event)
}

const releaseIntervalMs = 60_000

/**
 * Releases unconfirmed seats every minute.
 *
 * @returns stops it
 */
export function startReleasingHolds(payload: Payload): () => void {
  const releases = setInterval(() => {
    releaseHolds(payload).catch((error: unknown) =>
      payload.logger.error({ err: error }, 'Unconfirmed seats could not be released'),
    )
  }, releaseIntervalMs)
  releases.unref()
  return () => clearInterval(releases)
}
