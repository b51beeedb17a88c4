import type { Trading } from '@site/finance/suspension-and-delisting.ts'

/**
 * The last trading day of a share that nobody has traded since, although the market was open; null if it was traded on
 * the market's latest day. Suspended and delisted shares have their own notices.
 */
export function untradedSince(
  marketDay: string | null,
  lastDay: string | null,
  { suspendedSince, delistedOn }: Trading,
): string | null {
  const couldTrade = suspendedSince === null && delistedOn === null
  return couldTrade && marketDay !== null && lastDay !== null && lastDay < marketDay ? lastDay : null
}
