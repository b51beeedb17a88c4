/** What `If-None-Match` may say instead of tags: whatever there is. */
export const ANY_TAG = '*'

/**
 * The tag of an `If-None-Match` by which the reader has an answer already: the first that is right, compared weakly as
 * RFC 9110 (13.1.2) has it, or `*`; undefined where there is none.
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

/** Whether the reader has already what is tagged by this, be it strong or weak. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return knownTag(ifNoneMatch, (tag) => tag === etag.replace(/^W\//, '')) !== undefined
}
