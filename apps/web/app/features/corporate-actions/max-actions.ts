export const MAX_ACTIONS = 2_000
