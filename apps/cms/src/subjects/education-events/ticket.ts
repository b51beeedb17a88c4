import { timingSafeEqual } from 'node:crypto'
import { signTicket } from '#cms/base/privacy/keyed-hash.ts'

type Registered = { id: number; registeredAt: Date }

const signRegistration = ({ id, registeredAt }: Registered) => signTicket(`${id}:${registeredAt.getTime()}`)

/**
 * The token in email links, in place of a login. It is valid for one registration time: the link of a canceled
 * registration does not cancel a later one of the same person.
 */
export const createTicket = (registration: Registered): string =>
  `${registration.id}.${signRegistration(registration)}`

/** The registration ID in a well-formed ticket. */
export const registrationOfTicket = (ticket: string): number => Number(ticket.split('.')[0])

export function isValidTicket(ticket: string, registration: Registered): boolean {
  const actual = Buffer.from(ticket)
  const expected = Buffer.from(createTicket(registration))
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
