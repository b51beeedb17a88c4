import { areaLine, levels } from './charts.ts'
import { wordBar } from './papers.ts'
import { line, path, rect, times } from './svg.ts'

type Phone = {
  x: number
  y: number
  height: number
  body: string
  screen: string
  line: string
  accent: string
  soft: string
}

/** The app on a phone: a figure, a chart and three rows. */
export const phone = ({ x, y, height, body, screen, line: ink, accent, soft }: Phone) => {
  const width = height * 0.5
  const inset = width * 0.045
  const left = x + width * 0.13
  const inner = width * 0.74
  const row = (index: number) => {
    const top = y + height * (0.64 + index * 0.095)
    return (
      wordBar(left, top, inner * 0.36, ink, height * 0.02) +
      wordBar(left, top + height * 0.034, inner * 0.24, soft, height * 0.014) +
      wordBar(
        left + inner * 0.76,
        top + height * 0.006,
        inner * 0.24,
        index === 1 ? soft : ink,
        height * 0.02,
      )
    )
  }
  const heights = [0.5, 0.475, 0.485, 0.44, 0.45, 0.4, 0.385, 0.395, 0.335].map((part) => y + height * part)
  return (
    rect(x, y, width, height, body, { rx: width * 0.14 }) +
    rect(x + inset, y + inset, width - inset * 2, height - inset * 2, screen, { rx: width * 0.105 }) +
    wordBar(left, y + height * 0.13, inner * 0.34, soft, height * 0.016) +
    wordBar(left, y + height * 0.165, inner * 0.66, ink, height * 0.042) +
    areaLine({
      points: levels(left, inner / 8, heights),
      floor: y + height * 0.57,
      stroke: accent,
      width: height * 0.011,
    }) +
    times(3, row).join('')
  )
}

/** A stack of coins seen from the side; grows upwards from `floor`. */
export const coins = (
  cx: number,
  floor: number,
  count: number,
  fill: string,
  edge: string,
  width = 96,
  thickness = 22,
) =>
  times(count, (index) =>
    rect(
      cx - width / 2,
      floor - (index + 1) * (thickness + 4),
      width,
      thickness,
      index === count - 1 ? edge : fill,
      { rx: thickness / 2 },
    ),
  ).join('')

/** An umbrella: a half disc with a scalloped edge, alternate panels in the second color. */
export const umbrella = (
  cx: number,
  top: number,
  width: number,
  fill: string,
  second: string,
  stick: string,
) => {
  const half = width / 2
  const base = top + half * 0.9
  const panels = times(5, (index) => {
    const left = cx - half + (index * width) / 5
    const right = left + width / 5
    const bulge = (edge: number) => cx + (edge - cx) * 1.02
    return path(
      `M${cx} ${top}C${cx + (left - cx) * 0.62} ${top + half * 0.05} ${bulge(left)} ${base - half * 0.5} ${left} ${base}Q${(left + right) / 2} ${base - width * 0.075} ${right} ${base}C${bulge(right)} ${base - half * 0.5} ${cx + (right - cx) * 0.62} ${top + half * 0.05} ${cx} ${top}Z`,
      index % 2 === 0 ? fill : second,
    )
  })
  return line([cx, top - width * 0.04], [cx, top + width * 0.9], stick, width * 0.022) + panels.join('')
}
