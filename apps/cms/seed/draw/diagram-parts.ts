import { colors as c } from './colors.ts'
import { circle, group, line, type Point, path, picture, polygon, rect, scaled, times, trace } from './svg.ts'

// Parts of the explanatory diagrams: letters drawn as strokes, so that no font is needed, arrows and figures.
const letters = {
  A: 'M0 100L40 0L80 100M15 66H65',
  B: 'M10 0V100H42C85 100 85 48 42 48H10M42 48C76 48 76 0 42 0H10',
  C: 'M78 18C52 -16 6 8 6 50C6 92 52 116 78 82',
  D: 'M8 0V100H32C92 100 92 0 32 0Z',
  E: 'M70 0H12V100H70M12 50H60',
} as const

export type Letter = keyof typeof letters

export const diagram = (...children: string[]) => picture(c.paper, ...children)

/** A letter on a round badge. */
export const badge = (letter: Letter, x: number, y: number, r = 28) =>
  circle(x, y, r, c.sea900) +
  scaled(x - r * 0.38, y - r * 0.48, Math.round(r * 0.95) / 100, trace(letters[letter], c.paper, 17))

export const arrow = (from: Point, to: Point, stroke: string, width: number, dashed = false) => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const head = width * 2.6
  const neck: Point = [to[0] - ux * head, to[1] - uy * head]
  const wing = head * 0.62
  return (
    line(from, neck, stroke, width, {
      'stroke-linecap': 'butt',
      ...(dashed && { 'stroke-dasharray': `${width * 2} ${width * 1.5}` }),
    }) +
    polygon(
      [to, [neck[0] - uy * wing, neck[1] + ux * wing], [neck[0] + uy * wing, neck[1] - ux * wing]],
      stroke,
    )
  )
}

export const dashes = { 'stroke-dasharray': '12 12' } as const

/** An outline where something was taken away. */
export const missing = (x: number, y: number, width: number, height: number, stroke: string = c.sea400) =>
  rect(x + 2, y + 2, width - 4, Math.max(1, height - 4), 'none', { stroke, 'stroke-width': 4, ...dashes })

/** Lines across a shape, to tell it from its neighbors without color. */
export const hatch = (x: number, y: number, width: number, height: number, stroke: string, gap = 20) =>
  times(Math.floor((width + height) / gap), (index) => {
    const sum = (index + 0.5) * gap
    const from: Point = [x + Math.max(0, sum - height), y + Math.min(sum, height)]
    const to: Point = [x + Math.min(sum, width), y + Math.max(0, sum - width)]
    return line(from, to, stroke, 5, { 'stroke-linecap': 'butt' })
  }).join('')

/** A figure standing on `floor`; `facing` adds an arm to that side. */
export const person = (x: number, floor: number, height: number, fill: string, facing: -1 | 0 | 1 = 0) => {
  const half = height * 0.22
  const shoulder = floor - height * 0.56
  return (
    circle(x, floor - height * 0.79, height * 0.2, fill) +
    path(
      `M${x - half} ${floor}V${shoulder + half}A${half} ${half} 0 0 1 ${x + half} ${shoulder + half}V${floor}Z`,
      fill,
    ) +
    (facing === 0
      ? ''
      : line(
          [x, floor - height * 0.36],
          [x + facing * height * 0.36, floor - height * 0.36],
          fill,
          height * 0.1,
        ))
  )
}

/** An institution with columns. */
export const hall = (x: number, floor: number, width: number, wall: string, roof: string) =>
  polygon(
    [
      [x, floor - width * 0.62],
      [x + width / 2, floor - width * 0.95],
      [x + width, floor - width * 0.62],
    ],
    roof,
  ) +
  rect(x + width * 0.04, floor - width * 0.6, width * 0.92, width * 0.07, roof) +
  times(4, (index) =>
    rect(x + width * (0.1 + index * 0.23), floor - width * 0.5, width * 0.11, width * 0.4, wall),
  ).join('') +
  rect(x, floor - width * 0.08, width, width * 0.08, roof)

export const office = (x: number, floor: number, width: number, wall: string, window: string) =>
  rect(x, floor - width * 1.3, width, width * 1.3, wall, { rx: 6 }) +
  times(12, (index) =>
    rect(
      x + width * (0.14 + (index % 3) * 0.28),
      floor - width * (1.18 - Math.floor(index / 3) * 0.24),
      width * 0.16,
      width * 0.13,
      window,
    ),
  ).join('') +
  rect(x + width * 0.4, floor - width * 0.18, width * 0.2, width * 0.18, window)

/** A basket with its handle; the rim lies at `floor - width * 0.5`. */
export const basket = (cx: number, floor: number, width: number, fill: string, band: string) => {
  const half = width / 2
  const rim = floor - half
  return (
    polygon(
      [
        [cx - half, rim],
        [cx + half, rim],
        [cx + half * 0.72, floor],
        [cx - half * 0.72, floor],
      ],
      fill,
    ) + line([cx - half, rim], [cx + half, rim], band, Math.max(6, width * 0.06))
  )
}

export const cloud = (cx: number, base: number, width: number, fill: string) => {
  const r = Math.min(32, width * 0.28)
  const count = Math.max(2, Math.round(width / (r * 1.7)))
  return group(
    {},
    rect(cx - width / 2, base - r * 1.1, width, r * 1.1, fill, { rx: r * 0.5 }),
    ...times(count, (index) => {
      const part = (index + 0.5) / count
      return circle(cx - width / 2 + width * part, base - r * (1.1 + (index % 2) * 0.35), r * 0.85, fill)
    }),
  )
}

export const stair = (from: Point, dx: number, dy: number, count: number): Point[] => [
  from,
  ...times(count, (index): Point[] => [
    [from[0] + dx * index, from[1] + dy * (index + 1)],
    [from[0] + dx * (index + 1), from[1] + dy * (index + 1)],
  ]).flat(),
]
