/** The height of a tag as a share of the chart's height; texts nearer than this would overlap. */
const TAG_SHARE = 0.09

interface GutterText {
  /** The distance from the top as a share of the height. */
  readonly at: number
  readonly text: string
}

/** The last values of the lines, pushed apart, and the ticks that have room beside them. */
export function arrangeGutter(ticks: readonly GutterText[], ends: readonly GutterText[]) {
  const [first, ...others] = ends
  const placed = first
    ? [
        { ...first, from: first.at },
        ...others.map((end) => ({ ...end, from: end.at, at: pushAway(end.at, first.at) })),
      ]
    : []
  const hasRoom = ({ at }: GutterText) => placed.every((end) => Math.abs(end.at - at) >= TAG_SHARE)
  return { ends: placed, ticks: ticks.filter(hasRoom) }
}

function pushAway(at: number, other: number): number {
  if (Math.abs(at - other) >= TAG_SHARE) {
    return at
  }
  const [above, below] = [other - TAG_SHARE, other + TAG_SHARE]
  return (at < other || below > 1) && above >= 0 ? above : below
}
