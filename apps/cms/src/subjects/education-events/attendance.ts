import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/base/database/session.ts'
import { type Participant, ParticipantsSchema } from './participant.ts'

const columns = sql`id, full_name as name, state, to_json(attended_at) as "attendedAt"`

/** Everyone with a seat or on the waiting list, by name; clients register without one and come last. */
export async function readParticipants(payload: Payload, event: number): Promise<Participant[]> {
  const rows = await query(
    payload,
    sql`select ${columns} from registrations where event_id = ${event} and state in ('confirmed', 'waiting')
      order by lower(full_name) nulls last, id`,
  )
  return v.parse(ParticipantsSchema, rows)
}

/** Marks or unmarks a person; repeating it changes nothing. Null if there is no such registration, or it is not in the list. */
export async function markAttendance(
  payload: Payload,
  registration: number,
  isPresent: boolean,
): Promise<Participant | null> {
  const rows = await query(
    payload,
    sql`update registrations set attended_at = ${isPresent ? sql`coalesce(attended_at, now())` : sql`null`}
      where id = ${registration} and state in ('confirmed', 'waiting') returning ${columns}`,
  )
  return v.parse(ParticipantsSchema, rows)[0] ?? null
}
