/** The services whose change feeds the site follows. */
export const feedNames = ['content', 'market'] as const
export type FeedName = (typeof feedNames)[number]

/** The circuit breakers; writes to the CMS have their own. */
export const circuitNames = ['content', 'content-writing', 'market'] as const
export type CircuitName = (typeof circuitNames)[number]
