/** Max length of a search query; the rest is cut off. */
export const SEARCH_MAX_CHARACTERS = 100
/** Min length of a query for suggestions. */
export const SUGGESTION_MIN_CHARACTERS = 2
/** Max length of a query for suggestions. */
export const SUGGESTION_MAX_CHARACTERS = 40
