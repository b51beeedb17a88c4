import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import type { Session } from '#cms/base/database/session.ts'

/** Limits for one network at one event within a day. */
const limits = {
  /** People without a client code whose seat is confirmed without an email. */
  atOnce: 3,
  /** Seats whose email nobody has opened. A class that registers together holds fewer. */
  held: 60,
  /** Each such response may reveal to an outsider who attends. */
  alreadyRegistered: 3,
} as const
type Use = keyof typeof limits

/** A visitor's network at an event; `network` is a keyed hash. */
export type EventNetwork = { event: number; network: string }

const UsesSchema = v.tuple([
  v.object({
    atOnce: wholeNumber,
    held: wholeNumber,
    alreadyRegistered: wholeNumber,
  }),
])

/** What the network may still do. Exact only while the event is locked. */
export async function readAllowedUses(
  session: Session,
  { event, network }: EventNetwork,
): Promise<Record<Use, boolean>> {
  const { rows } = await session.execute(sql`
    select
      count(*) filter (where kind = 'atOnce') as "atOnce",
      count(*) filter (where kind = 'held') as held,
      count(*) filter (where kind = 'alreadyRegistered') as "alreadyRegistered"
    from network_uses
    where event_id = ${event} and network = ${network} and used_at > now() - interval '1 day'`)
  const [uses] = v.parse(UsesSchema, rows)
  const isBelow = (use: Use) => uses[use] < limits[use]
  return {
    // Otherwise the response to a new address would show which address is not new.
    atOnce: isBelow('atOnce') && isBelow('alreadyRegistered'),
    held: isBelow('held'),
    alreadyRegistered: isBelow('alreadyRegistered'),
  }
}

/** Only a held place is stored with its registration: confirming it ends the use. */
export async function recordUse(
  session: Session,
  { event, network }: EventNetwork,
  kind: Use,
  registration: number | null = null,
): Promise<void> {
  await session.execute(sql`
    insert into network_uses (event_id, network, kind, registration_id)
    values (${event}, ${network}, ${kind}, ${registration})`)
}

/** A confirmed seat no longer counts: its email reached a person. */
export async function forgetHold(session: Session, registration: number): Promise<void> {
  await session.execute(
    sql`delete from network_uses where kind = 'held' and registration_id = ${registration}`,
  )
}
