/** Jakarta has no daylight saving time. `Intl` formats differ between engines, so it is not used here. */
const OFFSET_MS = 7 * 3_600_000

/** The calendar day in Western Indonesia, `2026-11-21`. */
export function dayInJakarta(instant: Date): string {
  return inJakarta(instant).slice(0, 10)
}

/** The time of day in Western Indonesia, `19:00`. */
export function clockInJakarta(instant: Date): string {
  return inJakarta(instant).slice(11, 16)
}

function inJakarta(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString()
}
