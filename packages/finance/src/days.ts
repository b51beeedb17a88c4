const DAY_MS = 86_400_000

const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`)

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const dayBefore = (day: string): string => toDay(toTime(day) - DAY_MS)
export const dayAfter = (day: string): string => toDay(toTime(day) + DAY_MS)

export const addDays = (day: string, days: number): string => toDay(toTime(day) + days * DAY_MS)

/** Calendar days between two dates like `2026-11-20`; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => (toTime(to) - toTime(from)) / DAY_MS

/** Longer periods without trading are not holidays. */
export const MAX_HOLIDAY_DAYS = 14
