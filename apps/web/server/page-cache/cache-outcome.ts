/** How an answer came about; told in `Cache-Status` and counted. */
export const cacheOutcomes = ['hit', 'miss', 'stale', 'expired', 'bypass'] as const
export type CacheOutcome = (typeof cacheOutcomes)[number]
