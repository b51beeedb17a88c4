import { sql } from '@payloadcms/db-postgres'
import type { TicketState } from '@site/contracts/content/forms.ts'
import type { Payload, PayloadRequest } from 'payload'
import type { Session } from '#cms/base/database/session.ts'
import { enqueueRegistrationMails } from './enqueue-mails.ts'
import {
  changeRegistration,
  findShownState,
  type KnownRegistration,
  readRegistration,
} from './known-registration.ts'
import { forgetHold } from './network-uses.ts'
import { publishSeatChange } from './seats.ts'
import { confirmedStates, isHeld, mailKinds } from './states.ts'
import { isValidTicket, registrationOfTicket } from './ticket.ts'
import { fillFreeSeats } from './waiting-list.ts'

/** Confirms the held place of the ticket's registration. Null if the ticket is unknown. */
export const confirmByTicket = (payload: Payload, ticket: string): Promise<TicketState | null> =>
  changeRegistration(payload, registrationOfTicket(ticket), {
    isAllowed: (known) => isValidTicket(ticket, known),
    change: confirmPlace,
  })

/** Confirms a held place for a caller. Null if there is no such registration. */
export const confirmRegistration = (
  payload: Payload,
  registration: number,
  record: (session: Session, registration: number) => Promise<void>,
): Promise<TicketState | null> =>
  changeRegistration(payload, registration, {
    change: (req, session, current) => confirmPlace(req, session, current, record),
  })

async function confirmPlace(
  req: PayloadRequest,
  session: Session,
  current: KnownRegistration,
  record?: (session: Session, registration: number) => Promise<void>,
): Promise<TicketState['state']> {
  const { id, event } = current
  const shown = findShownState(current)
  if (!isHeld(shown)) return shown
  const state = confirmedStates[shown]
  await session.execute(
    sql`update registrations set state = ${state}, held_until = null, updated_at = now() where id = ${id}`,
  )
  await forgetHold(session, id)
  await enqueueRegistrationMails(session, mailKinds[state], [current])
  await record?.(session, id)
  // A seat may have become free meanwhile.
  if (state === 'confirmed' || (await fillFreeSeats(req, event)) === 0) return state
  await publishSeatChange(req, event)
  const moved = await readRegistration(session, id)
  return moved === null ? state : findShownState(moved)
}
