/** How the cache served a response; reported in `Cache-Status` and in metrics. */
export const cacheOutcomes = ['hit', 'miss', 'stale', 'expired', 'bypass'] as const
export type CacheOutcome = (typeof cacheOutcomes)[number]
