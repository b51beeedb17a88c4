import { sql } from '@payloadcms/db-postgres'
import type { TicketState } from '@site/contracts/content/forms.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { pointInTime, wholeNumber } from '#cms/base/database/row-values.ts'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction, type Session } from '#cms/base/database/session.ts'
import { enqueueRegistrationMails } from './enqueue-mails.ts'
import {
  changeRegistration,
  findRegistration,
  findShownState,
  type KnownRegistration,
} from './known-registration.ts'
import { deleteHolds } from './network-uses.ts'
import { publishSeatChange } from './seats.ts'
import { isValidTicket, registrationOfTicket } from './ticket.ts'
import { fillFreeSeats } from './waiting-list.ts'

/** The state of a ticket's registration, as shown to its holder; null if the ticket is unknown. */
export async function readTicketState(payload: Payload, ticket: string): Promise<TicketState | null> {
  const known = await findRegistration(payload, registrationOfTicket(ticket))
  return known && isValidTicket(ticket, known) ? { state: findShownState(known) } : null
}

/** Cancels the ticket's registration. Null if the ticket is unknown. */
export const cancelByTicket = (payload: Payload, ticket: string): Promise<TicketState | null> =>
  cancelRegistration(payload, registrationOfTicket(ticket), {
    isAllowed: (known) => isValidTicket(ticket, known),
  })

/** Runs in the transaction of the cancellation. */
type Recorder = (session: Session, registration: number) => Promise<void>

type Options = {
  isAllowed?: (known: KnownRegistration) => boolean
  record?: Recorder
}

/** Cancels a registration; its seat goes to the waiting list. Null if it does not exist or is not allowed. */
export const cancelRegistration = (
  payload: Payload,
  registration: number,
  { isAllowed = () => true, record }: Options = {},
): Promise<TicketState | null> =>
  changeRegistration(payload, registration, {
    isAllowed,
    change: async (req, session, current) => {
      const canceled = await cancelPlaces(session, [current.id])
      if (canceled.length === 0) return findShownState(current)
      await record?.(session, current.id)
      await fillFreeSeats(req, current.event)
      await publishSeatChange(req, current.event)
      return 'cancelled'
    },
  })

const EventsSchema = v.array(v.object({ id: wholeNumber }))
const CanceledSchema = v.array(
  v.object({ id: wholeNumber, registeredAt: pointInTime, wasConfirmed: v.boolean() }),
)
type Canceled = v.InferOutput<typeof CanceledSchema>[number]

/**
 * Cancels registrations together, so that none of them moves up into the seat of another. Skips those of events that have
 * begun. Returns how many were canceled.
 */
export async function cancelRegistrations(
  payload: Payload,
  registrations: number[],
  record: Recorder,
): Promise<number> {
  return runTransaction(payload, (req) =>
    inTransaction(req, async (session) => {
      // In one order, so that two such requests do not wait for each other.
      const { rows } = await session.execute(sql`
        select id from events
        where id in (select event_id from registrations where id = any(${sql.param(registrations)}))
        order by id for update`)
      const events = v.parse(EventsSchema, rows).map(({ id }) => id)
      const canceled = await cancelPlaces(session, registrations)
      if (canceled.length === 0) return 0
      for (const { id } of canceled) await record(session, id)
      for (const event of events) await fillFreeSeats(req, event)
      for (const event of events) await publishSeatChange(req, event)
      return canceled.length
    }),
  )
}

/** Cancels those that still can be, while their events are locked, and returns them. */
async function cancelPlaces(session: Session, registrations: number[]): Promise<Canceled[]> {
  const { rows } = await session.execute(sql`
    with earlier as (
      select r.id, r.state from registrations r join events e on e.id = r.event_id
      where r.id = any(${sql.param(registrations)}) and e.starts_at > clock_timestamp()
        and (r.state in ('confirmed', 'waiting')
          or r.state in ('held', 'heldWaiting') and r.held_until > clock_timestamp()))
    update registrations r set state = 'cancelled', updated_at = now()
    from earlier where r.id = earlier.id
    returning r.id, r.registered_at as "registeredAt", earlier.state in ('confirmed', 'waiting') as "wasConfirmed"`)
  const canceled = v.parse(CanceledSchema, rows)
  await deleteHolds(
    session,
    canceled.map(({ id }) => id),
  )
  // An unconfirmed address may belong to a person with no part in this.
  const informed = canceled.filter(({ wasConfirmed }) => wasConfirmed)
  if (informed.length > 0) await enqueueRegistrationMails(session, 'registrationCancelled', informed)
  return canceled
}
