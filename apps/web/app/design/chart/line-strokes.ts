export interface LineStroke {
  readonly className: string
  readonly dashes: string | undefined
}

/** Color and dashes of each line, so that lines are distinguishable by either. */
const strokes: readonly [LineStroke, ...LineStroke[]] = [
  { className: 'stroke-action', dashes: undefined },
  { className: 'stroke-series-violet', dashes: '9 4' },
  { className: 'stroke-text', dashes: '2 4' },
  { className: 'stroke-soft', dashes: '12 3 2 3' },
]

export const indexStroke: LineStroke = { className: 'stroke-series-index', dashes: '5 3' }

export function selectStroke(index: number): LineStroke {
  return strokes[index] ?? strokes[0]
}
