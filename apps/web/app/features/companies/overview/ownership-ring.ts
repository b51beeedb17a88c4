export interface RingSegment {
  /** `stroke-dasharray` and `stroke-dashoffset` on a circle with a length of 100. */
  readonly dash: string
  readonly offset: number
}

/** A hairline of ground between neighbours, so that they are not told apart by colour alone. */
const GAP = 0.6
const QUARTER = 25

/** Percentages as parts of a ring that begins at its top and runs clockwise. */
export function ringSegments(percentages: readonly number[]): RingSegment[] {
  let before = 0
  return percentages.map((percentage) => {
    const length = Math.max(0, percentage - GAP)
    const segment = {
      dash: `${hundredths(length)} ${hundredths(100 - length)}`,
      offset: hundredths(QUARTER - before),
    }
    before += percentage
    return segment
  })
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
