/** The line style of each company: color and dashes, so that lines are distinguishable by either. */
const strokes = [
  { className: 'stroke-action', dashes: undefined },
  { className: 'stroke-series-violet', dashes: '9 4' },
  { className: 'stroke-series-warm', dashes: '2 4' },
  { className: 'stroke-soft', dashes: '12 3 2 3' },
] as const

export function strokeOf(index: number): (typeof strokes)[number] {
  return strokes[index] ?? strokes[0]
}
