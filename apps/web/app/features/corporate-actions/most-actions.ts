/** More than this is never put into one document. */
export const MOST_ACTIONS = 2_000
