import { TicketSchema } from '@site/contracts/content/forms.ts'
import { CONFIRM_PARAMETER, TICKET_PARAMETER } from '@site/contracts/ticket-parameter.ts'
import { data, redirect } from 'react-router'
import * as v from 'valibot'
import { redirectInit } from '#app/forms/form-outcome.ts'
import type { FormReceipts } from '#app/forms/form-receipts.server.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { Site } from '#app/request/site-context.ts'
import { isServiceUnavailable } from '#app/upstream/upstream-error.ts'
import { redirectToOutcome } from './registration-outcome.server.ts'
import { parseTicketed, type TicketError, type Ticketed, toTicketQuery } from './ticketed.ts'

type Clients = Pick<Site, 'locale' | 'content'>

/** The registration that an email link to the page of an event refers to; null for a URL without a ticket. */
export async function fetchTicketed({ content }: Clients, slug: string, url: URL): Promise<Ticketed | null> {
  const ticket = url.searchParams.get(TICKET_PARAMETER)
  if (ticket === null) {
    return null
  }
  const response = v.is(TicketSchema, ticket)
    ? await catchUnavailable(content.ticketState(ticket, slug))
    : null
  const state = response === 'unavailable' ? response : (response?.state ?? 'unknown')
  return parseTicketed(ticket, state, url.searchParams.has(CONFIRM_PARAMETER))
}

const statuses: Partial<Record<Ticketed['state'], number>> = { unknown: 404, unavailable: 503 }

export function toStatusCode({ state }: Ticketed): number {
  return statuses[state] ?? 200
}

/** Cancels and redirects to the same URL, which shows the new state. */
export async function cancelRegistration({ locale, content }: Clients, slug: string, ticket: string) {
  const response = v.is(TicketSchema, ticket)
    ? await catchUnavailable(content.cancelRegistration(ticket, slug))
    : null
  if (response === 'unavailable') {
    return respondUndelivered()
  }
  return redirect(
    pathTo('eventRegister', locale, { slug }, toTicketQuery('cancel', ticket)),
    redirectInit(response?.state === 'cancelled' ? 'cancelled' : 'refused'),
  )
}

/** Confirms and redirects to the page after a registration, or to the same URL, which shows why not. */
export async function confirmRegistration(
  { locale, content, now }: Clients & Pick<Site, 'now'>,
  receipts: FormReceipts,
  slug: string,
  ticket: string,
) {
  const response = v.is(TicketSchema, ticket)
    ? await catchUnavailable(content.confirmRegistration(ticket, slug))
    : null
  if (response === 'unavailable') {
    return respondUndelivered()
  }
  switch (response?.state) {
    case 'confirmed':
      return redirectToOutcome({ locale, now }, receipts, slug, 'success')
    case 'waiting':
      return redirectToOutcome({ locale, now }, receipts, slug, 'waiting')
    default:
      return redirect(
        pathTo('eventRegister', locale, { slug }, toTicketQuery('confirm', ticket)),
        redirectInit('refused'),
      )
  }
}

const respondUndelivered = () =>
  data<TicketError>({ kind: 'ticketError', reason: 'unavailable' }, { status: 503 })

async function catchUnavailable<Value>(value: Promise<Value>): Promise<Value | 'unavailable'> {
  try {
    return await value
  } catch (error) {
    if (!isServiceUnavailable(error)) {
      throw error
    }
    return 'unavailable'
  }
}
