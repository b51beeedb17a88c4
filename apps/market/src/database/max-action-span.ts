/**
 * Max distance of a day of an action from its key date. The importer rejects larger ones, so that the list can find the
 * actions of a period by the index on the key date.
 */
export const maxSpanDays = 365
