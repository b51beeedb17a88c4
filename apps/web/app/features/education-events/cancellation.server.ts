import { TICKET_PARAMETER, TicketSchema } from '@site/contracts/content/forms.ts'
import { data, redirect } from 'react-router'
import * as v from 'valibot'
import { redirectInit } from '#app/forms/form-outcome.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { Site } from '#app/request/site-context.ts'
import { isServiceUnavailable } from '#app/upstream/upstream-error.ts'
import type { CancelError, Cancellation } from './cancellation.ts'

type Clients = Pick<Site, 'locale' | 'content'>

/** The registration that an email link refers to; null for a URL without a ticket. */
export async function fetchCancellation({ content }: Clients, url: URL): Promise<Cancellation | null> {
  const ticket = url.searchParams.get(TICKET_PARAMETER)
  if (ticket === null) {
    return null
  }
  if (!v.is(TicketSchema, ticket)) {
    return { ticket, state: 'unknown' }
  }
  const response = await orNull(content.ticketState(ticket))
  return { ticket, state: response === 'unavailable' ? response : (response?.state ?? 'unknown') }
}

const statuses: Partial<Record<Cancellation['state'], number>> = { unknown: 404, unavailable: 503 }

export function toStatusCode({ state }: Cancellation): number {
  return statuses[state] ?? 200
}

/** Cancels and redirects to the same URL, which shows the new state. */
export async function cancelRegistration({ locale, content }: Clients, slug: string, ticket: string) {
  const response = v.is(TicketSchema, ticket) ? await orNull(content.cancelRegistration(ticket)) : null
  if (response === 'unavailable') {
    return data<CancelError>({ kind: 'cancelError', reason: 'unavailable' }, { status: 503 })
  }
  return redirect(
    pathTo('eduvestRegister', locale, { slug }, { [TICKET_PARAMETER]: ticket }),
    redirectInit(response?.state === 'cancelled' ? 'cancelled' : 'refused'),
  )
}

async function orNull<Value>(value: Promise<Value>): Promise<Value | 'unavailable'> {
  try {
    return await value
  } catch (error) {
    if (!isServiceUnavailable(error)) {
      throw error
    }
    return 'unavailable'
  }
}
