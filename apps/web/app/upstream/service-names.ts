/** The services behind the site whose change feeds are followed. */
export const feedNames = ['content', 'market'] as const
export type FeedName = (typeof feedNames)[number]

/** What has a circuit of its own: what is sent to the content service has another one than what is read there. */
export const circuitNames = ['content', 'content-writing', 'market'] as const
export type CircuitName = (typeof circuitNames)[number]
