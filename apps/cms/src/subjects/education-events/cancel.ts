import { sql } from '@payloadcms/db-postgres'
import type { TicketState } from '@site/contracts/content/forms.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { pointInTime, wholeNumber } from '#cms/base/database/row-values.ts'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction, query, type Session } from '#cms/base/database/session.ts'
import { enqueueRegistrationMails } from './enqueue-mails.ts'
import { lockEvent, publishSeatChange } from './seats.ts'
import { isValidTicket, registrationOfTicket } from './ticket.ts'
import { fillFreeSeats } from './waiting-list.ts'

const HeldSchema = v.array(
  v.object({
    id: wholeNumber,
    event: wholeNumber,
    registeredAt: pointInTime,
    state: v.picklist(['confirmed', 'waiting', 'cancelled']),
    hasBegun: v.boolean(),
  }),
)
type Held = v.InferOutput<typeof HeldSchema>[number]

const registrationQuery = (registration: number) => sql`
  select r.id, r.event_id as event, r.registered_at as "registeredAt", r.state,
    e.starts_at <= clock_timestamp() as "hasBegun"
  from registrations r join events e on e.id = r.event_id
  where r.id = ${registration}::bigint`

const heldIn = (rows: unknown[]): Held | null => v.parse(HeldSchema, rows)[0] ?? null

const shownState = ({ state, hasBegun }: Held): TicketState['state'] =>
  state !== 'cancelled' && hasBegun ? 'over' : state

/** The state of a ticket's registration, as shown to its holder; null if the ticket is unknown. */
export async function readTicketState(payload: Payload, ticket: string): Promise<TicketState | null> {
  const held = heldIn(await query(payload, registrationQuery(registrationOfTicket(ticket))))
  return held && isValidTicket(ticket, held) ? { state: shownState(held) } : null
}

/** Cancels the ticket's registration. Null if the ticket is unknown. */
export const cancelByTicket = (payload: Payload, ticket: string): Promise<TicketState | null> =>
  cancelRegistration(payload, registrationOfTicket(ticket), {
    isAllowed: (held) => isValidTicket(ticket, held),
  })

type Options = {
  isAllowed?: (held: Held) => boolean
  /** Runs in the transaction of the cancellation. */
  record?: (session: Session) => Promise<void>
}

/** Cancels a registration; its seat goes to the waiting list. Null if it does not exist or is not allowed. */
export async function cancelRegistration(
  payload: Payload,
  registration: number,
  { isAllowed = () => true, record }: Options = {},
): Promise<TicketState | null> {
  const known = heldIn(await query(payload, registrationQuery(registration)))
  if (known === null || !isAllowed(known)) return null
  return runTransaction(payload, async (req) => {
    const { state, isNew } = await inTransaction(req, async (session) => {
      await lockEvent(session, known.event)
      // It may have been canceled, begun or registered again meanwhile.
      const held = heldIn((await session.execute(registrationQuery(registration))).rows)
      if (held === null || !isAllowed(held)) return { state: null, isNew: false }
      const shown = shownState(held)
      if (shown === 'cancelled' || shown === 'over') return { state: shown, isNew: false }
      await session.execute(
        sql`update registrations set state = 'cancelled', updated_at = now() where id = ${held.id}`,
      )
      await enqueueRegistrationMails(session, 'registrationCancelled', [held])
      await record?.(session)
      return { state: 'cancelled' as const, isNew: true }
    })
    if (isNew) {
      await fillFreeSeats(req, known.event)
      await publishSeatChange(req, known.event)
    }
    return state && { state }
  })
}
