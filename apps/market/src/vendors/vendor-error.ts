type VendorFailure =
  /** No usable response at the moment: retried, and by the next pull. */
  | 'unavailable'
  /** The vendor rejects the key or the request: the operator must act. */
  | 'rejected'
  /** No calls are left for today. */
  | 'usedUp'
  /** A response without what its documentation promises. */
  | 'unusable'

/** A call to a vendor failed; the message never contains the key. */
export class VendorError extends Error {
  readonly failure: VendorFailure
  readonly retryAfterMs: number | null

  constructor(
    failure: VendorFailure,
    message: string,
    { retryAfterMs = null, cause }: { retryAfterMs?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.failure = failure
    this.retryAfterMs = retryAfterMs
  }
}
