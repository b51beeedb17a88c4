import { areaLine, bars, candleRow, levels, ring } from './charts.ts'
import { colors as c } from './colors.ts'
import { kawungCloth } from './kawung.ts'
import { certificate, wordBars } from './papers.ts'
import type { Drawings } from './render.ts'
import { circle, line, path, picture, rect, times } from './svg.ts'

// Learning series: a band of cloth on the left like a book's spine, the subject on the page.
const book = (...children: string[]) =>
  picture(
    c.paper,
    rect(0, 0, 220, 675, c.sea700),
    kawungCloth(0, 0, 2, 7, 110, [c.sea400], c.turmeric500),
    rect(220, 0, 14, 675, c.sea900),
    ...children,
  )

/** From single squares to a lot, from a lot to a price. */
const stockBasics = () =>
  book(
    ...times(5, (stair) =>
      rect(316 + stair * 168, 560 - stair * 84, 148, 44 + stair * 84, stair === 4 ? c.sea700 : c.sea200, {
        rx: 6,
      }),
    ),
    candleRow(
      390,
      168,
      48,
      [
        [512, 440, 400, 538],
        [430, 380, 330, 466],
        [350, 286, 240, 380],
        [256, 200, 150, 300],
        [150, 96, 50, 180],
      ],
      (_, index) => (index === 4 ? c.turmeric500 : c.sea700),
      7,
    ),
  )

/** An open report: what came in, what was left. */
const readingStatements = () =>
  book(
    path(
      'M320 116C450 84 590 84 700 130C810 84 950 84 1090 116V566C950 534 810 534 700 580C590 534 450 534 320 566Z',
      c.white,
      { stroke: c.sea700, 'stroke-width': 10, 'stroke-linejoin': 'round' },
    ),
    line([700, 136], [700, 570], c.sea700, 8),
    wordBars(380, 190, [220, 260, 190, 250, 230], c.sea200, 46, 18),
    rect(380, 440, 260, 22, c.turmeric500, { rx: 11 }),
    bars(764, 474, 58, 38, [90, 124, 110, 172, 236], (index) => (index === 4 ? c.turmeric500 : c.sea700)),
    line([752, 480], [1042, 480], c.sea700, 6),
  )

/** Coupons that arrive on their days, beside a basket of many parts. */
const bondsAndFunds = () =>
  book(
    certificate({
      x: 300,
      y: 92,
      width: 400,
      height: 290,
      paper: c.white,
      ink: c.sea700,
      soft: c.sea200,
      seal: c.turmeric500,
      name: 'bond',
    }),
    rect(300, 92, 400, 290, 'none', { stroke: c.sea200, 'stroke-width': 4, rx: 8 }),
    ...times(
      4,
      (index) =>
        rect(300 + index * 104, 408, 88, 62, index === 0 ? c.sea200 : c.white, {
          stroke: c.sea200,
          'stroke-width': 4,
          rx: 6,
        }) + circle(344 + index * 104, 439, 13, index === 0 ? c.turmeric500 : c.sea700),
    ),
    ring(940, 290, 150, 84, [
      [0.4, c.sea700],
      [0.25, c.sea400],
      [0.2, c.sea200],
      [0.15, c.turmeric500],
    ]),
    areaLine({
      points: levels(300, 118, [612, 598, 604, 580, 586, 560, 552, 528]),
      floor: 640,
      stroke: c.sea700,
      width: 9,
      opacity: 0,
    }),
  )

export const learning: Drawings = {
  'learning-stock-basics': stockBasics,
  'learning-reading-statements': readingStatements,
  'learning-bonds-and-funds': bondsAndFunds,
}
