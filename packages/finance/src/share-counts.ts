/**
 * Banks list at most 99% of their shares (Government Regulation 29/1999), so each figure states which count it uses:
 *
 * - market capitalization: listed shares, as in the statistics of the exchange; for banks up to 1% less than all shares.
 * - per-share figures: issued shares, because all of them have a part in equity and profit. Those of statements use the
 *   counts that the company files, which are issued shares less treasury shares.
 * - holdings: percent of issued shares.
 * - free float: percent of listed shares (Rule I-A of the exchange, section V.1).
 */
export interface ShareCounts {
  readonly issuedShares: number | null
  readonly listedShares: number | null
}

/**
 * The issued shares; null if neither count is known. Listed shares are a part of them, so a smaller issued count is
 * older than the listed one, which is published every day.
 */
export function computeIssuedShares({ issuedShares, listedShares }: ShareCounts): number | null {
  if (issuedShares === null || listedShares === null) return issuedShares ?? listedShares
  return Math.max(issuedShares, listedShares)
}

/** Rupiah: close × listed shares; null if one of them is unknown. */
export function marketCapitalization(close: number | null, { listedShares }: ShareCounts): number | null {
  return close === null || listedShares === null ? null : close * listedShares
}

/** Percent of the listed shares; null if no count is known. The public may also hold a bank's unlisted shares. */
export function freeFloatPercent(publicShares: number, counts: ShareCounts): number | null {
  const listed = counts.listedShares ?? counts.issuedShares
  return listed === null ? null : Math.min(100, (publicShares / listed) * 100)
}

/** The largest difference, as a fraction, at which a register still counts as that of the issued shares. */
const registerTolerance = 0.01

/** How the shares of a register of shareholders compare with the issued shares. */
export function registerDifference(registered: number, counts: ShareCounts): 'none' | 'small' | 'large' {
  const issued = computeIssuedShares(counts)
  if (issued === null || registered === issued) return 'none'
  return Math.abs(registered - issued) < issued * registerTolerance ? 'small' : 'large'
}

/**
 * The issued shares after the listed ones have changed without them: a fall of the listed shares, such as at a reverse
 * split, outdates the issued count.
 */
export function issuedAfterListing(
  { issuedShares, listedShares }: ShareCounts,
  listedNow: number | null,
): number | null {
  const hasFallen =
    listedShares !== null && listedNow !== null && listedNow < listedShares * (1 - registerTolerance)
  return hasFallen ? null : issuedShares
}
