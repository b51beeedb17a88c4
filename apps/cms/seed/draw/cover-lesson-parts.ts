import { colors as c } from './colors.ts'
import { kawungCloth } from './kawung.ts'
import { certificate } from './papers.ts'
import { circle, hoop, line, path, picture, polygon, rect, scaled, times, turned } from './svg.ts'

// Chapters: a narrow spine of cloth, one plain scene on the page.
export const page = (...scene: string[]) =>
  picture(
    c.paper,
    rect(0, 0, 110, 675, c.sea700),
    kawungCloth(0, 0, 1, 7, 110, [c.sea400], c.turmeric500),
    rect(110, 0, 10, 675, c.sea900),
    ...scene,
  )

export const floor = (y: number) => rect(120, y, 1080, 675 - y, c.sea100)

export const security = (x: number, y: number, width: number, name: string) =>
  rect(x - 4, y - 4, width + 8, width * 0.7 + 8, c.sea200, { rx: 10 }) +
  certificate({
    x,
    y,
    width,
    height: width * 0.7,
    paper: c.white,
    ink: c.sea700,
    soft: c.sea200,
    seal: c.turmeric500,
    name,
  })

export const factory = (x: number, base: number, width: number) =>
  scaled(
    x,
    base,
    width / 100,
    rect(72, -105, 16, 60, c.sea900),
    polygon(
      [
        [0, 0],
        [0, -62],
        [33, -42],
        [33, -62],
        [66, -42],
        [66, -62],
        [100, -42],
        [100, 0],
      ],
      c.sea700,
    ),
    ...times(3, (index) => rect(12 + index * 29, -30, 16, 14, c.turmeric500)),
  )

export const scissors = (x: number, y: number, degrees: number) =>
  turned(
    degrees,
    x,
    y,
    line([x - 110, y - 44], [x + 60, y + 24], c.sea700, 16),
    line([x - 110, y + 44], [x + 60, y - 24], c.sea400, 16),
    hoop(x + 96, y - 42, 36, c.sea400, 14),
    hoop(x + 96, y + 42, 36, c.sea700, 14),
    circle(x, y, 9, c.turmeric500),
  )

export const person = (x: number, base: number, fill: string, height = 210) =>
  circle(x, base - height + 34, 34, fill) +
  path(`M${x - 46} ${base}V${base - height + 124}q0 -46 46 -46t46 46V${base}Z`, fill)
