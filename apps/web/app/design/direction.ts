export type Direction = 'up' | 'down' | ''

/** The CSS class for a rise or a fall; empty for no change. Mark and sign carry the same information. */
export function toDirection(change: number | null): Direction {
  return change === null || change === 0 ? '' : change > 0 ? 'up' : 'down'
}
