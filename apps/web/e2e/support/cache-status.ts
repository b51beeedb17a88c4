/** What a kept page says of itself while it cannot be made anew. */
export const STALE = 'site; hit; detail=stale'
