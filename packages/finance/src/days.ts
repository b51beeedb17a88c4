const DAY_MS = 86_400_000

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const dayBefore = (day: string): string => dayOf(timeOf(day) - DAY_MS)
export const dayAfter = (day: string): string => dayOf(timeOf(day) + DAY_MS)

/** Calendar days between two dates like `2026-11-20`; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => (timeOf(to) - timeOf(from)) / DAY_MS
