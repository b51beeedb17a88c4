import type { Ratio } from '@site/contracts/market/values.ts'

interface Row {
  readonly ticker: string
}

export function byTicker(a: Row, b: Row): number {
  return a.ticker < b.ticker ? -1 : 1
}

/** Equal values are sorted by ticker; missing values come last in both directions. */
export function sortByFigure<Sorted extends Row>(
  rows: readonly Sorted[],
  readFigure: (row: Sorted) => Ratio | null,
  direction: 1 | -1,
): Sorted[] {
  return rows.toSorted((a, b) => {
    const [figureA, figureB] = [readFigure(a), readFigure(b)]
    if (typeof figureA !== 'number' || typeof figureB !== 'number') {
      return Number(typeof figureA !== 'number') - Number(typeof figureB !== 'number') || byTicker(a, b)
    }
    return direction * (figureA - figureB) || byTicker(a, b)
  })
}
