/** The maximum number of actions in one document. */
export const MAX_ACTIONS = 2_000
