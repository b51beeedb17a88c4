const MS_PER_DAY = 24 * 60 * 60 * 1000

/** Calendar days from one day to another, written as `2026-11-20`; negative where the second is the earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY)
}
