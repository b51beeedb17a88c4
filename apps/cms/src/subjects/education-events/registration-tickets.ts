import { EventSlugSchema, TicketSchema } from '@site/contracts/content/forms.ts'
import { LocaleSchema } from '@site/contracts/locale-schemas.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { busy, problem } from '#cms/base/http/problem.ts'
import type { Resource } from '#cms/services/site-api/context.ts'
import { readBody } from '#cms/services/site-api/request-body.ts'
import { cancelByTicket, readTicketState } from './cancel.ts'
import { confirmByTicket } from './confirm.ts'
import { isForEvent } from './known-registration.ts'
import { seatSemaphore } from './seat-semaphore.ts'
import { registrationOfTicket } from './ticket.ts'

const TicketRequestSchema = v.object({
  ticket: TicketSchema,
  locale: LocaleSchema,
  /** The event of the page; a web node of the previous release does not send it. */
  eventSlug: v.optional(EventSlugSchema),
})

/** A registration as shown to the holder of its ticket; null if the ticket is unknown, or of another event than the page. */
export const registrationTicket: Resource = async ({ payload, path, query }) => {
  const ticket = v.safeParse(TicketSchema, path.ticket)
  const isKnown = ticket.success && (await isOfPage(payload, ticket.output, query.get('event')))
  return isKnown ? readTicketState(payload, ticket.output) : null
}

/** Otherwise the page would name its own event for a change of another one. */
const isOfPage = async (
  payload: Payload,
  ticket: string,
  slug: string | null | undefined,
): Promise<boolean> =>
  slug === null || slug === undefined || isForEvent(payload, registrationOfTicket(ticket), slug)

/** Cancels a registration by its ticket. 404 if the ticket is unknown, or of another event. */
export const receiveCancellation = (request: Request, payload: Payload): Promise<Response> =>
  receiveTicket(request, payload, cancelByTicket)

/** Confirms a held registration by its ticket. 404 if the ticket is unknown, or of another event. */
export const receiveConfirmation = (request: Request, payload: Payload): Promise<Response> =>
  receiveTicket(request, payload, confirmByTicket)

async function receiveTicket(
  request: Request,
  payload: Payload,
  change: typeof cancelByTicket,
): Promise<Response> {
  const { ticket, eventSlug } = await readBody(request, TicketRequestSchema)
  if (seatSemaphore.isFull) return busy()
  const state = await seatSemaphore.run(async () =>
    (await isOfPage(payload, ticket, eventSlug)) ? change(payload, ticket) : null,
  )
  return state === null
    ? problem(404, 'Registration not found.')
    : Response.json(state, { headers: { 'Cache-Control': 'no-store' } })
}
