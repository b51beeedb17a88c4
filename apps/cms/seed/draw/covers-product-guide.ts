import { areaLine, bars, levels, ring, rules } from './charts.ts'
import { colors as c } from './colors.ts'
import { kawung, kawungGround } from './kawung.ts'
import { wave } from './landscape.ts'
import { sheet, wordBars } from './papers.ts'
import type { Drawings } from './render.ts'
import { house } from './structures.ts'
import { circle, clipped, element, picture, polyline, rect, times, trace } from './svg.ts'

// Product guides: pale sea, the product itself laid out like a specimen.
const specimen = (...children: string[]) =>
  picture(c.sea200, kawungGround({ stroke: c.sea100, weight: 3, size: 150 }), ...children)

/** Four retail government papers: fixed or floating coupon, closed or tradable edge. */
const fourPapers = () => {
  const paper = (index: number) => {
    const x = 110 + (index % 2) * 505
    const y = 62 + Math.floor(index / 2) * 288
    const floats = index % 2 === 1
    const tradable = index < 2
    return (
      rect(x, y, 475, 258, c.white, { rx: 10 }) +
      rect(x + 22, y + 22, 431, 214, 'none', {
        stroke: tradable ? c.sea700 : c.sea400,
        'stroke-width': 6,
        'stroke-dasharray': tradable ? '1 0' : '20 14',
        rx: 4,
      }) +
      kawung(x + 94, y + 88, 96, [c.sea700], c.turmeric500) +
      wordBars(x + 172, y + 62, [190, 128], c.sea200, 34, 16) +
      (floats
        ? clipped(
            `paper-${index}`,
            rect(x + 50, y + 130, 376, 90, '#fff'),
            wave(y + 180, 34, 126, c.turmeric500, 10, x + 50, x + 430),
          )
        : trace(`M${x + 52} ${y + 180}H${x + 424}`, c.turmeric500, 10))
    )
  }
  return specimen(...times(4, paper))
}

/** Two pages: what the fund holds, and only then how it has done. */
const factSheet = () =>
  specimen(
    sheet(640, 92, 420, 540, c.sea50, c.sea400, 60),
    areaLine({
      points: levels(690, 64, [430, 404, 414, 352, 366, 310]),
      floor: 470,
      stroke: c.sea700,
      width: 9,
    }),
    wordBars(690, 150, [220, 150], c.sea200, 32, 14),
    wordBars(690, 516, [320, 320, 210], c.sea200, 32, 14),
    sheet(150, 46, 440, 574, c.white, c.sea400, 60),
    wordBars(200, 104, [210, 130], c.sea700, 34, 16),
    ring(370, 318, 104, 56, [
      [0.46, c.sea700],
      [0.28, c.sea400],
      [0.14, c.sea200],
      [0.12, c.turmeric500],
    ]),
    bars(204, 572, 58, 34, [58, 84, 46, 96, 70, 88], () => c.sea200),
  )

/** Instalments of many houses run together into one pool and out to investors. */
const retailEba = () => {
  const homes = times(6, (index) =>
    house(96 + index * 174, 612, 128, c.white, index === 3 ? c.turmeric500 : c.sea700, c.sea400, c.sea200),
  )
  const streams = times(6, (index) =>
    trace(
      `M${160 + index * 174} 448C${160 + index * 174} 350 600 380 600 262`,
      index === 3 ? c.turmeric500 : c.sea600,
      8,
    ),
  )
  return specimen(
    ...streams,
    circle(600, 176, 132, c.sea700),
    kawung(600, 176, 206, [c.sea200], c.turmeric500),
    rect(0, 612, 1200, 63, c.sea700),
    ...homes,
    polyline(
      [
        [732, 176],
        [1200, 176],
      ],
      c.sea600,
      8,
    ),
    polyline(
      [
        [468, 176],
        [0, 176],
      ],
      c.sea600,
      8,
    ),
    ...[150, 270, 930, 1050].map((x) =>
      element('rect', { x: x - 40, y: 134, width: 80, height: 84, rx: 8, fill: c.white }),
    ),
    ...[150, 270, 930, 1050].map((x) => rules(x - 22, 158, 44, 18, 3, c.sea400, 5)),
  )
}

export const productGuide: Drawings = {
  'cover-product-guide-1': fourPapers,
  'cover-product-guide-2': factSheet,
  'cover-product-guide-3': retailEba,
}
