import type { Trading } from '@site/finance/suspension-and-delisting.ts'

/**
 * The day of the last price of a share, if the market has prices of later days: it was not traded since, or nobody
 * delivered its trades. Suspended and delisted shares have their own notices.
 */
export function untradedSince(
  marketDay: string | null,
  lastDay: string | null,
  { suspendedSince, delistedOn }: Trading,
): string | null {
  const couldTrade = suspendedSince === null && delistedOn === null
  return couldTrade && marketDay !== null && lastDay !== null && lastDay < marketDay ? lastDay : null
}
