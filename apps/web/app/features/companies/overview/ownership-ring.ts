export interface RingSegment {
  /** `stroke-dasharray` and `stroke-dashoffset` on a circle with a circumference of 100. */
  readonly dash: string
  readonly offset: number
}

/** A gap between segments, so that they are distinguishable without color. */
const GAP = 0.6
const QUARTER = 25

/** Percentages as segments of a ring, clockwise from its top. */
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
