import type { Scheme } from '../colors.ts'
import { circle, line, polygon, rect, times, trace } from '../svg.ts'

/** A share is a square; a lot is ten by ten of them. */
export const lot = (
  x: number,
  y: number,
  side: number,
  fill: string,
  accents: Readonly<Record<number, string>> = {},
) => {
  const cell = side / 10
  return times(100, (index) =>
    rect(
      x + (index % 10) * cell,
      y + Math.floor(index / 10) * cell,
      cell * 0.8,
      cell * 0.8,
      accents[index] ?? fill,
      { rx: cell * 0.12 },
    ),
  ).join('')
}

/** A row of seven days, from Monday unless the weekend is moved; weekend days are hollow. */
export const week = (
  scheme: Scheme,
  y: number,
  marks: Readonly<Record<number, string>>,
  weekends: readonly number[] = [5, 6],
) =>
  times(7, (day) => {
    const x = dayCenter(day) - 58
    const weekend = weekends.includes(day)
    return weekend
      ? rect(x, y, 116, 116, 'none', {
          rx: 16,
          stroke: scheme.middle,
          'stroke-width': 5,
          'stroke-dasharray': '12 12',
        })
      : rect(x, y, 116, 116, marks[day] ?? scheme.soft, { rx: 16 })
  }).join('')

export const dayCenter = (day: number) => 156 + day * 148

/** An arc from day to day. */
export const hop = (from: number, to: number, y: number, stroke: string, height = 110) => {
  const [start, end] = [dayCenter(from) + 18, dayCenter(to) - 18]
  return (
    trace(`M${start} ${y}C${start + 12} ${y - height} ${end - 12} ${y - height} ${end} ${y - 8}`, stroke, 8) +
    polygon(
      [
        [end - 17, y - 24],
        [end + 17, y - 24],
        [end, y + 2],
      ],
      stroke,
    )
  )
}

export const arrow = (x: number, y: number, length: number, stroke: string, width = 9) => {
  const way = Math.sign(length)
  const tip = x + length
  return (
    line([x, y], [tip - way * 20, y], stroke, width) +
    polygon(
      [
        [tip - way * 30, y - 20],
        [tip, y],
        [tip - way * 30, y + 20],
      ],
      stroke,
    )
  )
}

/** Two short bars. */
export const equals = (cx: number, cy: number, stroke: string) =>
  line([cx - 26, cy - 13], [cx + 26, cy - 13], stroke, 11) +
  line([cx - 26, cy + 13], [cx + 26, cy + 13], stroke, 11)

export const disc = (cx: number, cy: number, r: number, fill: string, inner: string) =>
  circle(cx, cy, r, fill) + circle(cx, cy, r * 0.62, 'none', { stroke: inner, 'stroke-width': r * 0.1 })
