import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/base/database/session.ts'
import { type Counts, CountsSchema, noRegistrations } from './participant.ts'
import { isHeldNow } from './seats.ts'

const RowsSchema = v.array(v.object({ event: v.number(), ...CountsSchema.entries }))

/** Registrations by event; events without any are missing. */
export async function countRegistrations(payload: Payload, events: number[]): Promise<Map<number, Counts>> {
  if (events.length === 0) return new Map()
  const rows = await query(
    payload,
    sql`
      select event_id as event,
        (count(*) filter (where state = 'confirmed'))::int as registered,
        (count(*) filter (where state = 'waiting'))::int as waiting,
        (count(*) filter (where state = 'held' and ${isHeldNow}))::int as held,
        (count(*) filter (where state = 'heldWaiting' and ${isHeldNow}))::int as "heldWaiting",
        (count(*) filter (where state = 'cancelled'))::int as canceled,
        (count(*) filter (where state in ('confirmed', 'waiting') and attended_at is not null))::int as attended,
        (count(*) filter (where state = 'confirmed' and not restricted))::int as "reachedRegistered",
        (count(*) filter (where state = 'waiting' and not restricted))::int as "reachedWaiting"
      from registrations where event_id = any(${sql.param(events)}) group by event_id`,
  )
  return new Map(v.parse(RowsSchema, rows).map(({ event, ...counts }) => [event, counts]))
}

export async function countEventRegistrations(payload: Payload, event: number): Promise<Counts> {
  return (await countRegistrations(payload, [event])).get(event) ?? noRegistrations
}
