import { timingSafeEqual } from 'node:crypto'
import { signTicket } from '#cms/base/privacy/keyed-hash.ts'

type Registered = { id: number; registeredAt: Date }

const signatureOf = ({ id, registeredAt }: Registered) => signTicket(`${id}:${registeredAt.getTime()}`)

/**
 * The token in email links, in place of a login. It is valid for one registration time: the link of a canceled
 * registration does not cancel a later one of the same person.
 */
export const ticketOf = (registration: Registered): string =>
  `${registration.id}.${signatureOf(registration)}`

/** The registration ID in a well-formed ticket. */
export const registrationOfTicket = (ticket: string): number => Number(ticket.split('.')[0])

export function isTicketOf(ticket: string, registration: Registered): boolean {
  const actual = Buffer.from(ticket)
  const expected = Buffer.from(ticketOf(registration))
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
