/**
 * No day of an action lies further from its key date: the importer refuses it, and the list finds the actions of a
 * period by the index on the key date.
 */
export const longestSpanDays = 365
