/** The maximum number of actions in one document. */
export const MOST_ACTIONS = 2_000
