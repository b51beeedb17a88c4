/** Scripts may not set `Sec-Purpose`, the header of native prefetching. */
export const aheadHeaders = { purpose: 'prefetch' } as const
