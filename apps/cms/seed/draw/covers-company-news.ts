import { areaLine, bars, levels } from './charts.ts'
import { colors as c } from './colors.ts'
import { kawungCloth } from './kawung.ts'
import { wave } from './landscape.ts'
import { wordBars } from './papers.ts'
import type { Drawings } from './render.ts'
import { circle, clipped, hoop, line, moved, path, picture, polygon, rect, times } from './svg.ts'

// Company news: a front page of tiles, one tile for each issuer.
const tile = (
  name: string,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  ...children: string[]
) =>
  clipped(name, rect(x, y, width, height, '#fff'), rect(x, y, width, height, fill), moved(x, y, ...children))

const page = (...children: string[]) => picture(c.white, ...children)

const bank = (width: number, height: number) =>
  polygon(
    [
      [width * 0.16, height * 0.36],
      [width * 0.5, height * 0.12],
      [width * 0.84, height * 0.36],
    ],
    c.white,
  ) +
  times(4, (index) =>
    rect(
      width * (0.22 + index * 0.16),
      height * 0.42,
      width * 0.08,
      height * 0.36,
      index === 3 ? c.turmeric500 : c.white,
    ),
  ).join('') +
  rect(width * 0.16, height * 0.82, width * 0.68, height * 0.08, c.white)

const road = (width: number, height: number) =>
  polygon(
    [
      [width * 0.44, 0],
      [width * 0.56, 0],
      [width * 0.92, height],
      [width * 0.08, height],
    ],
    c.sea900,
  ) +
  times(4, (index) =>
    polygon(
      [
        [width * 0.5 - 3 - index * 2, height * (0.06 + index * 0.25)],
        [width * 0.5 + 3 + index * 2, height * (0.06 + index * 0.25)],
        [width * 0.5 + 6 + index * 3, height * (0.17 + index * 0.28)],
        [width * 0.5 - 6 - index * 3, height * (0.17 + index * 0.28)],
      ],
      c.white,
    ),
  ).join('')

const tower = (cx: number, top: number, floor: number, color: string) =>
  line([cx, top], [cx - 54, floor], color, 8) +
  line([cx, top], [cx + 54, floor], color, 8) +
  times(4, (index) => {
    const y = top + ((floor - top) * (index + 1.4)) / 5.4
    const half = (54 * (y - top)) / (floor - top)
    return (
      line([cx - half, y], [cx + half, y], color, 6) +
      line([cx - half, y], [cx + half * 1.28, y + (floor - top) / 5.4], color, 4)
    )
  }).join('') +
  hoop(cx, top, 34, c.turmeric500, 7) +
  circle(cx, top, 13, c.turmeric500)

const capsule = (x: number, y: number, top: string) =>
  rect(x, y, 76, 114, c.sea700, { rx: 38 }) +
  path(`M${x} ${y + 57}V${y + 38}A38 38 0 0 1 ${x + 76} ${y + 38}V${y + 57}Z`, top)

/** Bank, noodles, toll road, tower, pharmacy. */
const thirdQuarter = () =>
  page(
    tile('bank', 40, 40, 440, 340, c.sea700, bank(440, 340)),
    tile(
      'noodles',
      500,
      40,
      300,
      340,
      c.turmeric100,
      ...times(4, (index) => wave(96 + index * 30, 26, 84, c.turmeric500, 10, 30, 290)),
      path('M40 214H260C260 282 214 312 150 312S40 282 40 214Z', c.sea700),
    ),
    tile('tower', 820, 40, 340, 595, c.sea900, tower(170, 130, 560, c.sea200)),
    tile('road', 40, 400, 300, 235, c.sea200, road(300, 235)),
    tile(
      'pharmacy',
      360,
      400,
      440,
      235,
      c.sea50,
      ...times(3, (index) => capsule(72 + index * 112, 60, index === 1 ? c.turmeric500 : c.sea400)),
    ),
  )

/** Data center, sea cable, hospital. */
const expansion = () =>
  page(
    tile(
      'data',
      40,
      40,
      350,
      595,
      c.sea900,
      ...times(
        7,
        (index) =>
          rect(70, 66 + index * 68, 210, 48, c.sea700, { rx: 6 }) +
          circle(100, 90 + index * 68, 7, index === 2 ? c.turmeric500 : c.sea200) +
          rect(126, 85 + index * 68, 130, 10, c.sea400, { rx: 5 }),
      ),
    ),
    tile(
      'cable',
      410,
      40,
      750,
      285,
      c.sea200,
      ...times(4, (index) => wave(56 + index * 40, 12, 120, c.white, 6, -40 + index * 30, 800)),
      path('M-10 250C130 250 180 180 320 210S520 270 760 150', 'none', {
        stroke: c.sea900,
        'stroke-width': 18,
      }),
      path('M-10 250C130 250 180 180 320 210S520 270 760 150', 'none', {
        stroke: c.turmeric500,
        'stroke-width': 5,
      }),
    ),
    tile(
      'hospital',
      410,
      345,
      360,
      290,
      c.sea700,
      rect(70, 90, 220, 200, c.white),
      rect(158, 34, 44, 130, c.turmeric500),
      rect(115, 77, 130, 44, c.turmeric500),
      ...times(6, (index) => rect(94 + (index % 3) * 66, 186 + Math.floor(index / 3) * 52, 40, 32, c.sea200)),
    ),
    tile(
      'plan',
      790,
      345,
      370,
      290,
      c.sea50,
      bars(50, 250, 72, 46, [60, 92, 128, 176], (index) => (index === 3 ? c.sea200 : c.sea700)),
    ),
  )

/** A front page: a headline, columns, one chart and a strip of cloth. */
const frontPage = () =>
  page(
    rect(40, 40, 1120, 14, c.sea900),
    rect(40, 78, 640, 46, c.sea900, { rx: 4 }),
    rect(40, 138, 430, 46, c.sea900, { rx: 4 }),
    tile(
      'chart',
      40,
      226,
      700,
      409,
      c.sea700,
      areaLine({
        points: levels(40, 88, [300, 262, 280, 214, 226, 158, 170, 96]),
        floor: 409,
        stroke: c.turmeric500,
        width: 9,
        opacity: 0.16,
      }),
    ),
    wordBars(780, 84, [380, 350, 380, 290], c.line, 32, 14),
    tile('cloth', 780, 226, 380, 190, c.sea200, kawungCloth(0, 0, 4, 2, 95, [c.sea700], c.turmeric500)),
    wordBars(780, 450, [380, 360, 380, 340, 380, 210], c.line, 33, 14),
  )

export const companyNews: Drawings = {
  'cover-company-news-digest-1': thirdQuarter,
  'cover-company-news-digest-2': expansion,
  'cover-company-news-digest-3': frontPage,
}
