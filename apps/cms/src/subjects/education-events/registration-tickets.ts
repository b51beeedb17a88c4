import { TicketSchema } from '@site/contracts/content/forms.ts'
import { LocaleSchema } from '@site/contracts/locale-schemas.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { busy, problem } from '#cms/base/http/problem.ts'
import type { Resource } from '#cms/services/site-api/context.ts'
import { readBody } from '#cms/services/site-api/request-body.ts'
import { cancelByTicket, readTicketState } from './cancel.ts'
import { confirmByTicket } from './confirm.ts'
import { seatSemaphore } from './seat-semaphore.ts'

const TicketRequestSchema = v.object({ ticket: TicketSchema, locale: LocaleSchema })

/** A registration as shown to the holder of its ticket; null if the ticket is unknown. */
export const registrationTicket: Resource = async ({ payload, path }) => {
  const ticket = v.safeParse(TicketSchema, path.ticket)
  return ticket.success ? readTicketState(payload, ticket.output) : null
}

/** Cancels a registration by its ticket. 404 if the ticket is unknown. */
export const receiveCancellation = (request: Request, payload: Payload): Promise<Response> =>
  receiveTicket(request, payload, cancelByTicket)

/** Confirms a held registration by its ticket. 404 if the ticket is unknown. */
export const receiveConfirmation = (request: Request, payload: Payload): Promise<Response> =>
  receiveTicket(request, payload, confirmByTicket)

async function receiveTicket(
  request: Request,
  payload: Payload,
  change: typeof cancelByTicket,
): Promise<Response> {
  const { ticket } = await readBody(request, TicketRequestSchema)
  if (seatSemaphore.isFull) return busy()
  const state = await seatSemaphore.run(() => change(payload, ticket))
  return state === null
    ? problem(404, 'Registration not found.')
    : Response.json(state, { headers: { 'Cache-Control': 'no-store' } })
}
