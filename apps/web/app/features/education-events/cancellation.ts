import type { TicketState } from '@site/contracts/content/forms.ts'

/** A registration as the holder of its ticket sees it. */
export interface Cancellation {
  readonly ticket: string
  readonly state: TicketState['state'] | 'unknown' | 'unavailable'
}

/** What the page is told when the button has reached nobody. */
export interface NotCancelled {
  readonly kind: 'notCancelled'
  readonly reason: 'unavailable' | 'offline'
}
