/** The value of `If-None-Match` that matches every ETag. */
export const ANY_ETAG = '*'

/**
 * The first matching ETag of `If-None-Match`, by weak comparison (RFC 9110, section 13.1.2), or `*`; undefined if none
 * matches.
 */
export function matchingEtag(
  ifNoneMatch: string | undefined,
  isRight: (strongTag: string) => boolean,
): string | undefined {
  if (ifNoneMatch?.trim() === ANY_ETAG) {
    return ANY_ETAG
  }
  return ifNoneMatch?.match(/"[^"]*"/g)?.find(isRight)
}

/** Whether `If-None-Match` matches an ETag, weak or strong. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return matchingEtag(ifNoneMatch, (tag) => tag === etag.replace(/^W\//, '')) !== undefined
}
