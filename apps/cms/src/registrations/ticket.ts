import { timingSafeEqual } from 'node:crypto'
import { signTicket } from '#cms/privacy/keyed.ts'

type Registered = { id: number; registeredAt: Date }

const proofOf = ({ id, registeredAt }: Registered) => signTicket(`${id}:${registeredAt.getTime()}`)

/**
 * What a mail's link carries in place of a login. It belongs to a registration as of the time it was made: the
 * link of one that was cancelled does not cancel the next of the same person.
 */
export const ticketOf = (registration: Registered): string => `${registration.id}.${proofOf(registration)}`

/** The number in front of a ticket that has the right form. */
export const registrationOfTicket = (ticket: string): number => Number(ticket.split('.')[0])

export function isTicketOf(ticket: string, registration: Registered): boolean {
  const given = Buffer.from(ticket)
  const right = Buffer.from(ticketOf(registration))
  return given.length === right.length && timingSafeEqual(given, right)
}
