/** Scripts may not set `Sec-Purpose`, the header of native prefetching. */
export const prefetchHeaders = { purpose: 'prefetch' } as const
