import { sql } from '@payloadcms/db-postgres'
import type { TicketState } from '@site/contracts/content/forms.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction, type Session } from '#cms/base/database/session.ts'
import { enqueueRegistrationMails } from './enqueue-mails.ts'
import {
  changeRegistration,
  findRegistration,
  findShownState,
  type KnownRegistration,
  readRegistration,
} from './known-registration.ts'
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
      if (!(await cancelPlace(session, current, record))) return findShownState(current)
      await fillFreeSeats(req, current.event)
      await publishSeatChange(req, current.event)
      return 'cancelled'
    },
  })

const EventsSchema = v.array(v.object({ id: wholeNumber }))

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
      let canceled = 0
      for (const id of registrations) {
        const current = await readRegistration(session, id)
        if (current !== null && (await cancelPlace(session, current, record))) canceled += 1
      }
      if (canceled === 0) return 0
      for (const event of events) await fillFreeSeats(req, event)
      for (const event of events) await publishSeatChange(req, event)
      return canceled
    }),
  )
}

/** Whether the registration could still be canceled, and now is. */
async function cancelPlace(
  session: Session,
  current: KnownRegistration,
  record: Recorder | undefined,
): Promise<boolean> {
  const shown = findShownState(current)
  if (shown === 'cancelled' || shown === 'lapsed' || shown === 'over') return false
  await session.execute(sql`
    update registrations set state = 'cancelled', held_until = null, updated_at = now() where id = ${current.id}`)
  // An unconfirmed address may belong to a person with no part in this.
  if (current.state === 'confirmed' || current.state === 'waiting') {
    await enqueueRegistrationMails(session, 'registrationCancelled', [current])
  }
  await record?.(session, current.id)
  return true
}
