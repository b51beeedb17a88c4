/** Trading restrictions of a share. */
export interface Trading {
  /** The first day without trading. */
  readonly suspendedSince: string | null
  /** The last day on the exchange. */
  readonly delistedOn: string | null
}

/**
 * Whether a share with its last price on `lastDay` was traded on a day. Daily files also contain suspended shares, with
 * a price that nobody paid.
 */
export function isTradedOn(
  day: string | null,
  lastDay: string,
  { suspendedSince, delistedOn }: Trading,
): boolean {
  return (
    lastDay === day &&
    (suspendedSince === null || day < suspendedSince) &&
    (delistedOn === null || day <= delistedOn)
  )
}
