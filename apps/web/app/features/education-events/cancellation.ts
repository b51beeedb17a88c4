import type { TicketState } from '@site/contracts/content/forms.ts'

/** A registration as its ticket holder sees it. */
export interface Cancellation {
  readonly ticket: string
  readonly state: TicketState['state'] | 'unknown' | 'unavailable'
}

/** Action data of a cancellation that was not delivered. */
export interface CancelError {
  readonly kind: 'cancelError'
  readonly reason: 'unavailable' | 'offline'
}
