import type { TicketState } from '@site/contracts/content/forms.ts'
import { CONFIRM_PARAMETER, TICKET_PARAMETER } from '@site/contracts/ticket-parameter.ts'
import type { Query } from '#app/i18n/path-to.ts'

type State = TicketState['state'] | 'unknown' | 'unavailable'
type HeldState = Extract<State, 'held' | 'heldWaiting' | 'lapsed' | 'eventCanceled'>

/** A registration as its ticket holder sees it, with the purpose of the link. A held place can only be confirmed. */
export type Ticketed =
  | { readonly purpose: 'cancel'; readonly ticket: string; readonly state: Exclude<State, HeldState> }
  | { readonly purpose: 'confirm'; readonly ticket: string; readonly state: State }

export function parseTicketed(ticket: string, state: State, isConfirming: boolean): Ticketed {
  return isConfirming || isHeldState(state)
    ? { purpose: 'confirm', ticket, state }
    : { purpose: 'cancel', ticket, state }
}

function isHeldState(state: State): state is HeldState {
  return state === 'held' || state === 'heldWaiting' || state === 'lapsed' || state === 'eventCanceled'
}

/** The query of the URL with a ticket. */
export function toTicketQuery(purpose: Ticketed['purpose'], ticket: string): Query {
  return { [TICKET_PARAMETER]: ticket, [CONFIRM_PARAMETER]: purpose === 'confirm' ? 1 : null }
}

/** Action data of a confirmation or cancellation that was not delivered. */
export interface TicketError {
  readonly kind: 'ticketError'
  readonly reason: 'unavailable' | 'offline'
}
