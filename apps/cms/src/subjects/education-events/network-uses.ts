import { sql } from '@payloadcms/db-postgres'
import { HOLD_MINUTES } from '@site/contracts/registration-hold.ts'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import type { Session } from '#cms/base/database/session.ts'

/** Limits for one network at one event within a day, unless they name another time. */
const limits = {
  /** People without a client code whose seat is confirmed without an email. */
  atOnce: 3,
  /** Unconfirmed places within the time that a place is held. A class that registers together has fewer. */
  heldTogether: 60,
  /** Unconfirmed places: no network can hold all seats of an event for a whole day. */
  held: 180,
  /** Each such response may reveal a registered address to an outsider. */
  alreadyRegistered: 3,
} as const

const holdTime = sql`make_interval(mins => ${HOLD_MINUTES})`
const isRecent = sql`used_at > now() - ${holdTime}`

/** A visitor's network at an event; `network` is a keyed hash. */
export type EventNetwork = { event: number; network: string }

const UsesSchema = v.tuple([
  v.object({
    atOnce: wholeNumber,
    heldTogether: wholeNumber,
    held: wholeNumber,
    alreadyRegistered: wholeNumber,
    secondsUntilHoldEnds: v.nullable(wholeNumber),
    secondsUntilDayEnds: v.nullable(wholeNumber),
  }),
])

export type AllowedUses = {
  atOnce: boolean
  alreadyRegistered: boolean
  /** Until the network can hold another place; null if it can now. */
  secondsUntilHold: number | null
}

/** What the network's limits still allow. Exact only while the event is locked. */
export async function readAllowedUses(
  session: Session,
  { event, network }: EventNetwork,
): Promise<AllowedUses> {
  const { rows } = await session.execute(sql`
    select
      count(*) filter (where kind = 'atOnce') as "atOnce",
      count(*) filter (where kind = 'held' and ${isRecent}) as "heldTogether",
      count(*) filter (where kind = 'held') as held,
      count(*) filter (where kind = 'alreadyRegistered') as "alreadyRegistered",
      ceil(extract(epoch from min(used_at) filter (where kind = 'held' and ${isRecent}) + ${holdTime} - now()))
        as "secondsUntilHoldEnds",
      ceil(extract(epoch from min(used_at) filter (where kind = 'held') + interval '1 day' - now()))
        as "secondsUntilDayEnds"
    from network_uses
    where event_id = ${event} and network = ${network} and used_at > now() - interval '1 day'`)
  const [uses] = v.parse(UsesSchema, rows)
  const alreadyRegistered = uses.alreadyRegistered < limits.alreadyRegistered
  return {
    // Otherwise the response to a new address would show which address is not new.
    atOnce: uses.atOnce < limits.atOnce && alreadyRegistered,
    alreadyRegistered,
    secondsUntilHold: computeSecondsUntilHold(uses),
  }
}

function computeSecondsUntilHold(uses: v.InferOutput<typeof UsesSchema>[0]): number | null {
  if (uses.held >= limits.held) return Math.max(1, uses.secondsUntilDayEnds ?? 1)
  if (uses.heldTogether >= limits.heldTogether) return Math.max(1, uses.secondsUntilHoldEnds ?? 1)
  return null
}

/** Counts a seat that was confirmed at once. */
export async function countSeatAtOnce(session: Session, { event, network }: EventNetwork): Promise<void> {
  await session.execute(
    sql`insert into network_uses (event_id, network, kind) values (${event}, ${network}, 'atOnce')`,
  )
}

/** Counts a held place. The row names the registration only until its end, see `unlinkHolds`. */
export async function countHold(
  session: Session,
  { event, network }: EventNetwork,
  registration: number,
): Promise<void> {
  await session.execute(sql`
    insert into network_uses (event_id, network, kind, registration_id)
    values (${event}, ${network}, 'held', ${registration})`)
}

/** A place that was confirmed, or canceled, no longer counts. */
export async function deleteHolds(session: Session, registrations: number[]): Promise<void> {
  await session.execute(
    sql`delete from network_uses where registration_id = any(${sql.param(registrations)})`,
  )
}

/** A place that has lapsed counts until the end of the day, without the person who asked for it. */
export async function unlinkHolds(session: Session, registrations: number[]): Promise<void> {
  await session.execute(sql`
    update network_uses set registration_id = null where registration_id = any(${sql.param(registrations)})`)
}

const answers = ['registered', 'waiting', 'held', 'alreadyRegistered'] as const
/** The response to a form that was not stored as a registration. */
export type Answer = (typeof answers)[number]

const AnswersSchema = v.array(v.object({ outcome: v.picklist(answers) }))

/**
 * Counts a form that was not stored because the address is known, and stores its response, so that sending the form
 * again does not reveal more than for a new address. `held` counts as a held place does; the others are limited elsewhere.
 */
export async function storeAnswer(
  session: Session,
  { event, network, submission }: EventNetwork & { submission: string },
  outcome: Answer,
): Promise<void> {
  await session.execute(sql`
    insert into network_uses (event_id, network, kind, submission) values (${event}, ${network}, ${outcome}, ${submission})`)
}

/** The stored response to an identical form; that of a held place ends with the time to confirm, as a place does. */
export async function findAnswer(session: Session, submission: string): Promise<Answer | null> {
  const { rows } = await session.execute(sql`
    select kind as outcome from network_uses
    where submission = ${submission} and used_at > now() - interval '1 day' and (kind <> 'held' or ${isRecent})
    order by id desc limit 1`)
  return v.parse(AnswersSchema, rows)[0]?.outcome ?? null
}
