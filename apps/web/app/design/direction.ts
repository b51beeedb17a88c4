export type Direction = 'up' | 'down' | ''

/** The class of a rise or a fall, beside the mark and the sign that say the same; none for what stands still. */
export function directionOf(change: number | null): Direction {
  return change === null || change === 0 ? '' : change > 0 ? 'up' : 'down'
}
