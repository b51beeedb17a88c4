import { circle, clipped, element, group, rect, times, wide } from './svg.ts'

const diagonals = [45, 135, 225, 315] as const

const petalAt = (
  cx: number,
  cy: number,
  size: number,
  degrees: number,
  fill: string,
  stroke: string,
  width: number,
) =>
  element('ellipse', {
    cx,
    cy: cy - size * 0.355,
    rx: size * 0.165,
    ry: size * 0.315,
    fill,
    stroke,
    'stroke-width': width,
    transform: `rotate(${degrees} ${cx} ${cy})`,
  })

/** One motif of four petals inscribed in a square of `size`, centered on (cx, cy). */
export const kawung = (cx: number, cy: number, size: number, petals: readonly string[], seed = 'none') =>
  diagonals
    .map((degrees, index) =>
      petalAt(cx, cy, size, degrees, petals[index % petals.length] ?? 'none', 'none', 0),
    )
    .join('') + circle(cx, cy, size * 0.055, seed)

export const kawungLines = (cx: number, cy: number, size: number, stroke: string, width: number) =>
  diagonals.map((degrees) => petalAt(cx, cy, size, degrees, 'none', stroke, width)).join('') +
  circle(cx, cy, size * 0.045, stroke)

type Ground = {
  x?: number
  y?: number
  width?: number
  height?: number
  size?: number
  stroke: string
  weight?: number
  opacity?: number
}

/** The brand's texture: motifs in line, edge to edge. */
export const kawungGround = (options: Ground) => {
  const {
    x = 0,
    y = 0,
    width = wide.width,
    height = wide.height,
    size = 84,
    stroke,
    weight = 2,
    opacity = 1,
  } = options
  const rows = Math.ceil(height / size)
  const columns = Math.ceil(width / size)
  const motifs = times(rows * columns, (index) =>
    kawungLines(
      x + ((index % columns) + 0.5) * size,
      y + (Math.floor(index / columns) + 0.5) * size,
      size,
      stroke,
      weight,
    ),
  )
  return clipped(`ground-${x}-${y}-${size}`, rect(x, y, width, height, '#fff'), group({ opacity }, ...motifs))
}

/** Filled motifs, for a façade, a cloth or a seal. */
export const kawungCloth = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  size: number,
  petals: readonly string[],
  seed = 'none',
) =>
  times(rows * columns, (index) =>
    kawung(
      x + ((index % columns) + 0.5) * size,
      y + (Math.floor(index / columns) + 0.5) * size,
      size,
      petals,
      seed,
    ),
  ).join('')
