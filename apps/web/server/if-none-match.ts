/** The value of `If-None-Match` that matches every ETag. */
export const ANY_TAG = '*'

/**
 * The first matching ETag of `If-None-Match`, by weak comparison (RFC 9110, section 13.1.2), or `*`; undefined if none
 * matches.
 */
export function knownTag(
  ifNoneMatch: string | undefined,
  isRight: (strongTag: string) => boolean,
): string | undefined {
  if (ifNoneMatch?.trim() === ANY_TAG) {
    return ANY_TAG
  }
  return ifNoneMatch?.match(/"[^"]*"/g)?.find(isRight)
}

/** Whether `If-None-Match` matches an ETag, weak or strong. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return knownTag(ifNoneMatch, (tag) => tag === etag.replace(/^W\//, '')) !== undefined
}
