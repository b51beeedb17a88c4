import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction, query } from '#cms/base/database/session.ts'
import { lockEvent, publishSeatChange } from './seats.ts'
import { fillFreeSeats } from './waiting-list.ts'

const EventsSchema = v.array(v.object({ event: wholeNumber }))

const lapsed = sql`state in ('held', 'heldWaiting') and held_until <= clock_timestamp()`

/** Releases seats that nobody confirmed in time. They go to the waiting list first. */
export async function releaseHolds(payload: Payload): Promise<void> {
  const rows = await query(payload, sql`select distinct event_id as event from registrations where ${lapsed}`)
  for (const { event } of v.parse(EventsSchema, rows)) {
    await runTransaction(payload, (req) => releaseHoldsAt(req, event))
  }
}

async function releaseHoldsAt(req: PayloadRequest, event: number): Promise<void> {
  const released = await inTransaction(req, async (session) => {
    await lockEvent(session, event)
    const { rows } = await session.execute(sql`
      update registrations set state = 'lapsed', updated_at = now()
      where event_id = ${event} and ${lapsed} returning id`)
    return rows.length
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
