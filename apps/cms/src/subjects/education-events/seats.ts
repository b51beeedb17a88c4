import { sql } from '@payloadcms/db-postgres'
import type { Session, Transaction } from '#cms/base/database/session.ts'
import { writeChange } from '#cms/editorial/change-feed/write-change.ts'

/** A place that is held too long is free before its release. */
export const isHeldNow = sql`held_until > clock_timestamp()`

/** A registration with a seat, including one that is only held. */
export const takesSeat = sql`(state = 'confirmed' or state = 'held' and ${isHeldNow})`

export const takesWaitingPlace = sql`(state = 'waiting' or state = 'heldWaiting' and ${isHeldNow})`

/**
 * Serializes changes to an event's seats until the transaction ends. A separate statement: a statement that waits for a
 * lock reads the state before it.
 */
export async function lockEvent(session: Session, event: number): Promise<void> {
  await session.execute(sql`select 1 from events where id = ${event} for update`)
}

/** As `lockEvent`, for the event of a registration. */
export async function lockRegistrationEvent(session: Session, registration: number | string): Promise<void> {
  await session.execute(sql`
    select 1 from events where id = (select event_id from registrations where id = ${registration}) for update`)
}

/**
 * Invalidates pages that show the number of free seats; lists do not. Call it last: the change feed's lock lasts until
 * the commit.
 */
export async function publishSeatChange(req: Transaction, event: number): Promise<void> {
  await writeChange(req, [`events:${event}`])
}
