/** Longer periods without trading are not holidays. */
export const MAX_HOLIDAY_DAYS = 14

const MS_PER_DAY = 24 * 60 * 60 * 1000

/** Calendar days between two dates like `2026-11-20`; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY)
}
