import { sql } from '@payloadcms/db-postgres'
import type { TicketState } from '@site/contracts/content/forms.ts'
import type { Payload, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { pointInTime, wholeNumber } from '#cms/base/database/row-values.ts'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction, query, type Session } from '#cms/base/database/session.ts'
import { lockEvent } from './seats.ts'
import { isHeld, registrationStates } from './states.ts'

const KnownSchema = v.array(
  v.object({
    id: wholeNumber,
    event: wholeNumber,
    registeredAt: pointInTime,
    state: v.picklist(registrationStates),
    hasLapsed: v.boolean(),
    hasBegun: v.boolean(),
    isEventCanceled: v.boolean(),
    isEventPublished: v.boolean(),
  }),
)
export type KnownRegistration = v.InferOutput<typeof KnownSchema>[number]

const selectRegistration = (id: number) => sql`
  select r.id, r.event_id as event, r.registered_at as "registeredAt", r.state,
    r.state = 'lapsed' or r.state in ('held', 'heldWaiting') and r.held_until <= clock_timestamp() as "hasLapsed",
    e.starts_at <= clock_timestamp() as "hasBegun",
    e.is_canceled is true as "isEventCanceled", e._status is not distinct from 'published' as "isEventPublished"
  from registrations r join events e on e.id = r.event_id
  where r.id = ${id}::bigint`

const parseRegistration = (rows: unknown[]): KnownRegistration | null => v.parse(KnownSchema, rows)[0] ?? null

export async function findRegistration(payload: Payload, id: number): Promise<KnownRegistration | null> {
  return parseRegistration(await query(payload, selectRegistration(id)))
}

/** Whether a registration is for the event with this slug, in any language. */
export async function isForEvent(payload: Payload, id: number, slug: string): Promise<boolean> {
  const rows = await query(
    payload,
    sql`select from registrations r join events_locales l on l._parent_id = r.event_id
      where r.id = ${id}::bigint and l.slug = ${slug}`,
  )
  return rows.length > 0
}

/** As `findRegistration`, in a transaction. */
export async function readRegistration(session: Session, id: number): Promise<KnownRegistration | null> {
  return parseRegistration((await session.execute(selectRegistration(id))).rows)
}

/** The state as shown to the person: a seat that is held too long counts as lapsed before its release. */
export function findShownState(known: KnownRegistration): TicketState['state'] {
  const { state, hasLapsed, hasBegun, isEventCanceled, isEventPublished } = known
  if (state === 'cancelled') return state
  if (isEventCanceled) return 'eventCanceled'
  if (hasLapsed) return 'lapsed'
  if (hasBegun) return 'over'
  return isHeld(state) && !isEventPublished ? 'eventCanceled' : state
}

type Change = {
  isAllowed?: (known: KnownRegistration) => boolean
  /** Returns the new state. */
  change: (req: PayloadRequest, session: Session, current: KnownRegistration) => Promise<TicketState['state']>
}

/** Changes a registration while its event is locked. Null if it does not exist or the change is not allowed. */
export async function changeRegistration(
  payload: Payload,
  id: number,
  { isAllowed = () => true, change }: Change,
): Promise<TicketState | null> {
  const known = await findRegistration(payload, id)
  if (known === null || !isAllowed(known)) return null
  return runTransaction(payload, async (req) =>
    inTransaction(req, async (session) => {
      await lockEvent(session, known.event)
      // It may have been canceled, begun or registered again meanwhile.
      const current = await readRegistration(session, id)
      if (current === null || !isAllowed(current)) return null
      return { state: await change(req, session, current) }
    }),
  )
}
