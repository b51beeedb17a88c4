export type Point = readonly [x: number, y: number]
export type Attributes = Record<string, string | number>

const text = (value: string | number) =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : value

export const element = (name: string, attributes: Attributes, ...children: string[]) => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${text(value)}"`)
  return `<${name}${written.join('')}>${children.join('')}</${name}>`
}

export const group = (attributes: Attributes, ...children: string[]) => element('g', attributes, ...children)

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => element('rect', { x, y, width, height, fill, ...more })

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  element('circle', { cx, cy, r, fill, ...more })

/** A circle of line only. */
export const hoop = (
  cx: number,
  cy: number,
  r: number,
  stroke: string,
  width: number,
  more: Attributes = {},
) => circle(cx, cy, r, 'none', { stroke, 'stroke-width': width, ...more })

export const path = (d: string, fill: string, more: Attributes = {}) => element('path', { d, fill, ...more })

const written = (points: readonly Point[]) => points.map(([x, y]) => `${text(x)} ${text(y)}`).join(' L')

export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}) =>
  path(`M${written(points)}Z`, fill, more)

const stroked = (stroke: string, width: number): Attributes => ({
  stroke,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
})

/** A stroke along a path. */
export const trace = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  path(d, 'none', { ...stroked(stroke, width), ...more })

export const line = (from: Point, to: Point, stroke: string, width: number, more: Attributes = {}) =>
  trace(`M${written([from, to])}`, stroke, width, more)

export const polyline = (points: readonly Point[], stroke: string, width: number, more: Attributes = {}) =>
  trace(`M${written(points)}`, stroke, width, more)

/** A calm curve through every point: Catmull-Rom written as cubic Béziers. */
export const smooth = (points: readonly Point[]) => {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const start = at(0)
  const pieces = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...first, ...second, ...to].map(text).join(' ')}`
  })
  return `M${text(start[0])} ${text(start[1])}${pieces.join('')}`
}

export const moved = (x: number, y: number, ...children: string[]) =>
  group({ transform: `translate(${text(x)} ${text(y)})` }, ...children)

export const scaled = (x: number, y: number, scale: number, ...children: string[]) =>
  group({ transform: `translate(${text(x)} ${text(y)}) scale(${scale})` }, ...children)

export const turned = (degrees: number, cx: number, cy: number, ...children: string[]) =>
  group({ transform: `rotate(${degrees} ${text(cx)} ${text(cy)})` }, ...children)

/** Shows the children only inside the shape; `name` must be unique in its picture. */
export const clipped = (name: string, shape: string, ...children: string[]) =>
  element('clipPath', { id: name }, shape) + group({ 'clip-path': `url(#${name})` }, ...children)

export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index))

export const wide = { width: 1200, height: 675 } as const

export const picture = (ground: string, ...children: string[]) =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${wide.width} ${wide.height}`,
      width: wide.width,
      height: wide.height,
    },
    rect(0, 0, wide.width, wide.height, ground),
    ...children,
  )
