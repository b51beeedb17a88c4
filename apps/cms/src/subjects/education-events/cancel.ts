import { sql } from '@payloadcms/db-postgres'
import type { TicketState } from '@site/contracts/content/forms.ts'
import type { Payload } from 'payload'
import type { Session } from '#cms/base/database/session.ts'
import { enqueueRegistrationMails } from './enqueue-mails.ts'
import {
  changeRegistration,
  findRegistration,
  findShownState,
  type KnownRegistration,
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

/** Whether the registration could still be canceled, and now is. */
async function cancelPlace(
  session: Session,
  current: KnownRegistration,
  record: Recorder | undefined,
): Promise<boolean> {
  const shown = findShownState(current)
  if (shown === 'cancelled' || shown === 'over') return false
  await session.execute(
    sql`update registrations set state = 'cancelled', updated_at = now() where id = ${current.id}`,
  )
  await enqueueRegistrationMails(session, 'registrationCancelled', [current])
  await record?.(session, current.id)
  return true
}
