import type { PayloadRequest } from 'payload'

export type Suppression = {
  subscriberId: number
  /** `hardBounce` is also five temporary bounces in a row. */
  reason: 'hardBounce' | 'complaint'
}

/** What the owner of the subscribers does when an email cannot be delivered or was reported as spam. */
export type SubscriberEvents = {
  /**
   * Ends all lists of a subscriber and stores the suppression, in the transaction of `req`. Must accept a subscriber that
   * is suppressed or erased already: reports are repeated.
   */
  suppress: (req: PayloadRequest, suppression: Suppression) => Promise<void>
}
