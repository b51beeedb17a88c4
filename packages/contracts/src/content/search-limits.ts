/** Longest search phrase that is looked at; the rest is cut off. */
export const SEARCH_MAX_CHARACTERS = 100
/** Shortest phrase that suggestions are made for. */
export const SUGGESTION_MIN_CHARACTERS = 2
/** Longest phrase that suggestions are made for; a longer one is typed out anyway. */
export const SUGGESTION_MAX_CHARACTERS = 40
