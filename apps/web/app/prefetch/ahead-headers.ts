/** Scripts may not set `Sec-Purpose`, the header of the browser's own prefetching. */
export const aheadHeaders = { purpose: 'prefetch' } as const
