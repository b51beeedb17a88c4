import { circle, type Point, path, smooth, times, trace, wide } from './svg.ts'

/** A hill line closed to the foot of the picture. */
export const hill = (points: readonly Point[], fill: string, floor: number = wide.height) => {
  const first = points[0] ?? [0, 0]
  const last = points.at(-1) ?? [0, 0]
  return path(`${smooth(points)}L${last[0]} ${floor}L${first[0]} ${floor}Z`, fill)
}

/** A volcano: concave flanks and a small crater. */
export const volcano = (cx: number, top: number, floor: number, half: number, fill: string) => {
  const lip = half * 0.09
  const height = floor - top
  return path(
    `M${cx - half} ${floor}C${cx - half * 0.45} ${floor - height * 0.16} ${cx - half * 0.24} ${top + height * 0.34} ${cx - lip} ${top}Q${cx} ${top + height * 0.05} ${cx + lip} ${top}C${cx + half * 0.24} ${top + height * 0.34} ${cx + half * 0.45} ${floor - height * 0.16} ${cx + half} ${floor}Z`,
    fill,
  )
}

export const sun = (cx: number, cy: number, r: number, fill: string) => circle(cx, cy, r, fill)

/** One row of the sea: even waves from edge to edge. */
export const wave = (
  y: number,
  height: number,
  length: number,
  stroke: string,
  width: number,
  from = -length,
  to = wide.width + length,
) => {
  const count = Math.ceil((to - from) / length)
  const crests = times(count, () => `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`)
  return trace(`M${from} ${y}${crests.join('')}`, stroke, width)
}

/** Sea rows that come closer together towards the horizon. */
export const sea = (top: number, rows: number, stroke: string, width = 4, shift = 0) =>
  times(rows, (row) =>
    wave(top + 18 * row + 6 * row * row, 5 + row * 3, 90 + row * 36, stroke, width, -300 + shift * row),
  ).join('')

/** Rice terraces: banks that follow one slope, each lower and wider than the last. */
export const terraces = (
  ridge: readonly Point[],
  drop: number,
  count: number,
  fills: readonly string[],
  rim: string,
  rimWidth = 5,
) =>
  times(count, (index) => {
    const bank = ridge.map(
      ([x, y], at): Point => [
        x,
        y + index * drop * (1 + index * 0.14) + Math.sin(at * 1.7 + index * 1.1) * drop * 0.2,
      ],
    )
    return hill(bank, fills[index % fills.length] ?? 'none') + trace(smooth(bank), rim, rimWidth)
  }).join('')
