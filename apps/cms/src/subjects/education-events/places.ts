import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import type { Session } from '#cms/base/database/session.ts'
import { takesSeat, takesWaitingPlace } from './seats.ts'

const PlacesSchema = v.tuple([
  v.object({
    isOpen: v.boolean(),
    freeSeats: wholeNumber,
    waiting: wholeNumber,
    freeWaitingPlaces: wholeNumber,
  }),
])
export type Places = v.InferOutput<typeof PlacesSchema>[0]

/** The free places of an event. Exact only while the event is locked. */
export async function readPlaces(session: Session, event: number): Promise<Places> {
  const count = (condition: typeof takesSeat) =>
    sql`(select count(*) from registrations where event_id = ${event} and ${condition})`
  const { rows } = await session.execute(sql`
    select
      _status = 'published' and is_canceled is not true
        and clock_timestamp() between registration_opens_at and least(registration_closes_at, ends_at) as "isOpen",
      capacity - seats_held - ${count(takesSeat)} as "freeSeats",
      ${count(sql`state = 'waiting'`)} as waiting,
      waiting_list_places - ${count(takesWaitingPlace)} as "freeWaitingPlaces"
    from events where id = ${event}`)
  return v.parse(PlacesSchema, rows)[0]
}

/**
 * The place for a person with or without a held one. A free seat belongs to the waiting list first, even if it has not
 * moved up yet.
 */
export function findPlace(
  { freeSeats, waiting, freeWaitingPlaces }: Places,
  own: 'held' | 'heldWaiting' | null,
): 'confirmed' | 'waiting' | null {
  if (own === 'held') return 'confirmed'
  if (freeSeats > 0 && waiting === 0) return 'confirmed'
  return own === 'heldWaiting' || freeWaitingPlaces > 0 ? 'waiting' : null
}
