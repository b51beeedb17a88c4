/** The value of every line on the first day of a chart of changes. */
export const INDEX_START = 100
