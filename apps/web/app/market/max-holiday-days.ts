/** Longer periods without trading are not holidays. */
export const MAX_HOLIDAY_DAYS = 14
