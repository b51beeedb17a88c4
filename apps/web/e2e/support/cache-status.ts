/** The Cache-Status of a stale page. */
export const STALE = 'site; hit; detail=stale'
