export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Rectangles with these areas' proportions, as square as possible, in the order of the areas (Bruls, Huizing and van
 * Wijk, Squarified Treemaps, 2000). The areas are positive, largest first.
 */
export function treemap(areas: readonly number[], { width, height }: Pick<Rectangle, 'width' | 'height'>) {
  const scale = (width * height) / computeSum(areas)
  const rectangles: Rectangle[] = []
  let rest: Rectangle = { x: 0, y: 0, width, height }
  let remaining = areas.map((area) => area * scale)
  while (remaining.length > 0) {
    const side = Math.min(rest.width, rest.height)
    let count = 1
    while (
      count < remaining.length &&
      worstRatio(remaining.slice(0, count + 1), side) <= worstRatio(remaining.slice(0, count), side)
    ) {
      count += 1
    }
    const row = remaining.slice(0, count)
    remaining = remaining.slice(count)
    const depth = computeSum(row) / side
    const isColumn = rest.width >= rest.height
    let offset = 0
    for (const area of row) {
      const length = area / depth
      rectangles.push(
        isColumn
          ? { x: rest.x, y: rest.y + offset, width: depth, height: length }
          : { x: rest.x + offset, y: rest.y, width: length, height: depth },
      )
      offset += length
    }
    rest = isColumn
      ? { ...rest, x: rest.x + depth, width: rest.width - depth }
      : { ...rest, y: rest.y + depth, height: rest.height - depth }
  }
  return rectangles
}

/** The largest ratio of the sides of the rectangles in a row along a side. */
function worstRatio(row: readonly number[], side: number): number {
  const sum = computeSum(row)
  return Math.max((side ** 2 * Math.max(...row)) / sum ** 2, sum ** 2 / (side ** 2 * Math.min(...row)))
}

function computeSum(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
