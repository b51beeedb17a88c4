import { candleRow, ring } from './charts.ts'
import { colors as c } from './colors.ts'
import { kawung } from './kawung.ts'
import { wave } from './landscape.ts'
import { coins } from './objects.ts'
import { certificate, wordBars } from './papers.ts'
import type { Drawings } from './render.ts'
import { house, ship } from './structures.ts'
import { circle, clipped, line, path, picture, polygon, rect, times, trace } from './svg.ts'

// Promos: one great kawung motif behind one object, like a stamp on cloth.
const cloth = (cx: number, cy: number, size: number, ...children: string[]) =>
  picture(c.sea700, kawung(cx, cy, size, [c.sea600], c.sea600), ...children)

/** The commission of the first orders comes back. */
const feeBack = () =>
  cloth(
    600,
    338,
    1000,
    candleRow(
      330,
      135,
      62,
      [
        [470, 380, 330, 520],
        [400, 440, 350, 500],
        [420, 300, 250, 460],
        [320, 230, 180, 370],
        [260, 170, 110, 300],
      ],
      () => c.white,
      8,
    ),
    trace('M930 190C1060 260 1060 500 900 560C700 628 420 620 250 560', c.turmeric500, 12),
    polygon(
      [
        [222, 548],
        [286, 528],
        [268, 592],
      ],
      c.turmeric500,
    ),
    circle(930, 190, 17, c.turmeric500),
  )

/** The same amount on the same day, month after month. */
const regularPlan = () =>
  cloth(
    200,
    120,
    1100,
    ...times(6, (index) =>
      coins(260 + index * 136, 548, index * 2 + 2, c.white, index === 5 ? c.turmeric500 : c.white, 104, 22),
    ),
    rect(180, 556, 840, 10, c.sea200),
    ...times(6, (index) =>
      rect(242 + index * 136, 588, 36, 36, index === 5 ? c.turmeric500 : c.sea400, { rx: 6 }),
    ),
  )

/** Certificates cross a bridge to their new home. */
const transferPapers = () =>
  cloth(
    1000,
    120,
    1100,
    path('M0 500H1200V540H0Z', c.sea950),
    ...times(9, (index) => {
      const x = 120 + index * 120
      const rise = 340 - 330 * (1 - ((x - 600) / 600) ** 2) + 148
      return line([x, 500], [x, Math.max(150, rise)], c.sea400, 6)
    }),
    trace('M0 488Q600 -172 1200 488', c.sea200, 14),
    certificate({
      x: 430,
      y: 300,
      width: 290,
      height: 190,
      paper: c.white,
      ink: c.sea900,
      soft: c.sea200,
      seal: c.turmeric500,
      name: 'front',
    }),
    rect(96, 540, 64, 135, c.sea950),
    rect(1040, 540, 64, 135, c.sea950),
    wave(622, 12, 140, c.sea400, 6),
  )

/** A new account book, and a seat in the class. */
const openAccount = () => {
  const seat = (x: number, y: number, fill: string) =>
    rect(x, y, 76, 62, fill, { rx: 16 }) + rect(x + 8, y + 70, 60, 14, fill, { rx: 7 })
  return cloth(
    330,
    338,
    900,
    rect(176, 112, 330, 450, c.white, { rx: 18 }),
    rect(176, 112, 54, 450, c.sea200, { rx: 18 }),
    kawung(368, 286, 210, [c.sea700], c.turmeric500),
    wordBars(290, 440, [156, 112], c.sea200, 34, 16),
    ...times(12, (index) =>
      seat(
        640 + (index % 4) * 108 + (Math.floor(index / 4) % 2) * 30,
        200 + Math.floor(index / 4) * 126,
        index === 5 ? c.turmeric500 : c.sea200,
      ),
    ),
  )
}

/** A house inside the motif: the retail EBA. */
const retailEba = () =>
  picture(
    c.sea700,
    kawung(600, 338, 1080, [c.sea600], c.sea600),
    circle(600, 338, 250, c.white),
    clipped('ground', circle(600, 338, 250, '#fff'), rect(300, 470, 600, 140, c.sea200)),
    house(490, 470, 220, c.sea700, c.sea900, c.white, c.turmeric500),
    ...[
      [165, 0],
      [1035, 1],
    ].map(([cx = 0, second]) =>
      house(cx - 66, 400, 132, c.sea200, c.sea950, c.sea700, second === 1 ? c.turmeric500 : c.sea700),
    ),
    line([250, 338], [330, 338], c.turmeric500, 10, { 'stroke-dasharray': '2 22' }),
    line([870, 338], [950, 338], c.turmeric500, 10, { 'stroke-dasharray': '2 22' }),
  )

/** Small holdings from elsewhere become one. */
const onePortfolio = () => {
  const small = [
    [170, 150],
    [150, 380],
    [250, 560],
    [390, 250],
    [360, 440],
  ] as const
  return cloth(
    800,
    338,
    1150,
    ...small.map(([x, y]) => trace(`M${x} ${y}C${x + 180} ${y} 560 338 700 338`, c.sea400, 6)),
    ...small.map(
      ([x, y], index) =>
        circle(x, y, 62, c.sea700) +
        ring(x, y, 44, 22, [
          [0.3 + index * 0.08, c.white],
          [0.7 - index * 0.08, c.sea400],
        ]),
    ),
    circle(820, 338, 236, c.sea900),
    ring(820, 338, 168, 84, [
      [0.36, c.white],
      [0.24, c.sea200],
      [0.22, c.sea400],
      [0.18, c.turmeric500],
    ]),
  )
}

/** A large boat and a small one on the same course. */
const familyDay = () =>
  picture(
    c.sea700,
    kawung(600, 250, 1100, [c.sea600], c.sea600),
    circle(980, 160, 74, c.turmeric500),
    ship(240, 500, 440, c.sea950, c.white, c.sea200),
    ship(790, 512, 210, c.sea950, c.white, c.sea200),
    rect(0, 520, 1200, 155, c.sea900),
    wave(552, 10, 130, c.sea600, 6),
    wave(596, 14, 170, c.sea600, 6, -230),
    wave(646, 18, 220, c.sea600, 6, -300),
  )

export const promos: Drawings = {
  'promo-1': feeBack,
  'promo-2': regularPlan,
  'promo-3': transferPapers,
  'promo-4': openAccount,
  'promo-5': retailEba,
  'promo-6': onePortfolio,
  'promo-7': familyDay,
}
