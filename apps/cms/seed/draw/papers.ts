import { kawungGround } from './kawung.ts'
import { circle, clipped, hoop, line, polygon, rect, times } from './svg.ts'

/** A bar that stands for a line of text. */
export const wordBar = (x: number, y: number, width: number, fill: string, height = 12) =>
  rect(x, y, width, height, fill, { rx: height / 2 })

export const wordBars = (
  x: number,
  y: number,
  widths: readonly number[],
  fill: string,
  gap = 30,
  height = 12,
) => widths.map((width, index) => wordBar(x, y + index * gap, width, fill, height)).join('')

/** A sheet of paper with a folded corner. */
export const sheet = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  fold: string,
  corner = 46,
) =>
  polygon(
    [
      [x, y],
      [x + width - corner, y],
      [x + width, y + corner],
      [x + width, y + height],
      [x, y + height],
    ],
    fill,
  ) +
  polygon(
    [
      [x + width - corner, y],
      [x + width, y + corner],
      [x + width - corner, y + corner],
    ],
    fold,
  )

type Certificate = {
  x: number
  y: number
  width: number
  height: number
  paper: string
  ink: string
  soft: string
  seal: string
  name: string
}

/** A security: frame, kawung band, lines of text and a seal. */
export const certificate = ({ x, y, width, height, paper, ink, soft, seal, name }: Certificate) => {
  const pad = width * 0.06
  return (
    rect(x, y, width, height, paper, { rx: 8 }) +
    rect(x + pad, y + pad, width - pad * 2, height - pad * 2, 'none', {
      stroke: soft,
      'stroke-width': 4,
      rx: 4,
    }) +
    clipped(
      `band-${name}`,
      rect(x + pad, y + pad, width - pad * 2, height * 0.2, '#fff'),
      rect(x + pad, y + pad, width - pad * 2, height * 0.2, ink),
      kawungGround({
        x: Math.round(x + pad),
        y: Math.round(y + pad),
        width: width - pad * 2,
        height: height * 0.22,
        size: Math.round(height * 0.2),
        stroke: paper,
        weight: 2,
        opacity: 0.55,
      }),
    ) +
    wordBars(
      x + pad * 2,
      y + height * 0.42,
      [width * 0.5, width * 0.62, width * 0.4],
      soft,
      height * 0.11,
      height * 0.045,
    ) +
    circle(x + width - pad * 2.9, y + height - pad * 2.9, width * 0.075, seal)
  )
}

/** A month: a head and cells; `marks` colors single cells by index. */
export const monthGrid = (
  x: number,
  y: number,
  cell: number,
  columns: number,
  rows: number,
  fill: string,
  marks: Readonly<Record<number, string>>,
  gap = 10,
) =>
  times(columns * rows, (index) =>
    rect(
      x + (index % columns) * (cell + gap),
      y + Math.floor(index / columns) * (cell + gap),
      cell,
      cell,
      marks[index] ?? fill,
      { rx: cell * 0.14 },
    ),
  ).join('')

export const lens = (cx: number, cy: number, r: number, frame: string, width: number) =>
  line([cx + r * 0.72, cy + r * 0.72], [cx + r * 1.5, cy + r * 1.5], frame, width * 1.5) +
  hoop(cx, cy, r, frame, width)
