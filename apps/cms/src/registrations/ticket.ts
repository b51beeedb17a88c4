import { timingSafeEqual } from 'node:crypto'
import { signTicket } from '#cms/privacy/keyed.ts'

type Registered = { id: number; registeredAt: Date }

const proofOf = ({ id, registeredAt }: Registered) => signTicket(`${id}:${registeredAt.getTime()}`)

/**
 * The token in email links, in place of a login. It is valid for one registration time: the link of a canceled
 * registration does not cancel a later one of the same person.
*/
export const ticketOf = (registration: Registered): string => `${registration.id}.${proofOf(registration)}`

/** The registration ID in a well-formed ticket. */
export const registrationOfTicket = (ticket: string): number => Number(ticket.split('.')[0])

export function isTicketOf(ticket: string, registration: Registered): boolean {
  const given = Buffer.from(ticket)
  const right = Buffer.from(ticketOf(registration))
  return given.length === right.length && timingSafeEqual(given, right)
}
