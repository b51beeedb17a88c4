import { colors as c } from './colors.ts'
import { factory, floor, page, person, scissors, security } from './cover-lesson-parts.ts'
import { wave } from './landscape.ts'
import { coins, umbrella } from './objects.ts'
import { monthGrid, wordBars } from './papers.ts'
import type { Drawings } from './render.ts'
import { circle, clipped, hoop, line, path, polygon, polyline, rect, times, turned } from './svg.ts'

const share = () =>
  page(
    rect(190, 330, 620, 120, c.sea400),
    path('M190 330v120a310 150 0 0 0 620 0v-120Z', c.sea400),
    path('M500 330L810 330A310 150 0 1 1 655 200Z', c.turmeric200),
    ...times(10, (index) => {
      const angle = ((index + 0) / 12) * Math.PI * 2
      return line([500, 330], [500 + 310 * Math.cos(angle), 330 + 150 * Math.sin(angle)], c.white, 5)
    }),
    polygon(
      [
        [760, 300],
        [1110, 300],
        [1000, 180],
      ],
      c.turmeric500,
    ),
    polygon(
      [
        [760, 300],
        [1110, 300],
        [1110, 400],
        [760, 320],
      ],
      c.sea400,
    ),
    factory(890, 270, 130),
  )

const seedling = () =>
  page(
    rect(200, 60, 900, 430, c.sea50),
    line([650, 60], [650, 490], c.sea200, 10),
    rect(160, 490, 980, 34, c.sea700, { rx: 8 }),
    polygon(
      [
        [290, 350],
        [490, 350],
        [460, 490],
        [320, 490],
      ],
      c.turmeric500,
    ),
    line([390, 350], [390, 200], c.sea600, 12),
    path('M390 250q-110 0 -120 -90q110 0 120 90Z', c.sea400),
    path('M390 210q100 0 110 -90q-100 0 -110 90Z', c.sea700),
    rect(580, 190, 180, 20, c.sea900, { rx: 8 }),
    rect(580, 470, 180, 20, c.sea900, { rx: 8 }),
    polygon(
      [
        [600, 210],
        [740, 210],
        [678, 340],
        [740, 470],
        [600, 470],
        [662, 340],
      ],
      c.white,
    ),
    polygon(
      [
        [632, 276],
        [708, 276],
        [670, 350],
      ],
      c.turmeric500,
    ),
    polygon(
      [
        [670, 400],
        [735, 470],
        [605, 470],
      ],
      c.turmeric500,
    ),
    turned(14, 960, 300, umbrella(960, 170, 260, c.sea700, c.sea200, c.sea900)),
  )

const account = () =>
  page(
    rect(300, 60, 800, 560, c.sea100),
    rect(520, 320, 520, 18, c.sea700),
    rect(520, 560, 520, 18, c.sea700),
    rect(600, 220, 260, 100, c.sea400, { rx: 8 }),
    coins(660, 220, 3, c.turmeric500, c.turmeric200),
    coins(790, 220, 5, c.turmeric500, c.turmeric200),
    ...times(3, (index) => security(640 + index * 24, 400 - index * 16, 200, `shelf-${index}`)),
    polygon(
      [
        [180, 40],
        [470, 100],
        [470, 610],
        [180, 660],
      ],
      c.sea700,
    ),
    circle(430, 370, 24, c.turmeric500),
    line([430, 370], [500, 370], c.turmeric500, 14),
    hoop(530, 370, 28, c.turmeric500, 14),
  )

const matched = () =>
  page(
    floor(590),
    ...times(3, (index) => person(210 + index * 140, 590, index === 2 ? c.sea700 : c.sea200, 300)),
    ...times(3, (index) => person(830 + index * 140, 590, index === 0 ? c.turmeric500 : c.turmeric200, 300)),
    ...times(3, (index) => rect(180 + index * 140, 440, 60, 40, c.white, { rx: 6 })),
    ...times(3, (index) => rect(800 + index * 140, 440, 60, 40, c.white, { rx: 6 })),
    rect(560, 470, 200, 120, c.sea900, { rx: 8 }),
    line([520, 420], [660, 440], c.sea700, 26),
    line([800, 420], [660, 440], c.turmeric500, 26),
  )

const ticks = () =>
  page(
    rect(120, 60, 1080, 36, c.sea900),
    floor(610),
    ...[24, 60, 116, 200, 320].map((height, index) =>
      rect(
        220 + index * 180,
        610 - height,
        180,
        height,
        [c.sea200, c.sea400, c.sea600, c.sea700, c.sea800][index] ?? '',
      ),
    ),
    circle(670, 450, 44, c.turmeric500),
    polyline(
      [
        [800, 330],
        [900, 150],
        [1010, 250],
      ],
      c.turmeric200,
      8,
      { 'stroke-dasharray': '2 22' },
    ),
    circle(900, 140, 44, c.turmeric500),
  )

const costs = () =>
  page(
    floor(580),
    rect(240, 60, 220, 150, c.sea400, { rx: 10 }),
    rect(200, 190, 330, 390, c.sea700, { rx: 14 }),
    monthGrid(240, 440, 70, 3, 1, c.sea200, { 2: c.turmeric500 }, 18),
    rect(270, 90, 160, 70, c.sea100, { rx: 6 }),
    rect(240, 246, 250, 14, c.sea950),
    rect(265, 253, 200, 400, c.white, { stroke: c.sea200, 'stroke-width': 4 }),
    wordBars(290, 290, [150, 110, 130, 90, 140, 110, 120, 150], c.sea400, 42, 14),
    polygon(
      [
        [620, 260],
        [980, 260],
        [1040, 320],
        [1040, 460],
        [620, 460],
      ],
      c.turmeric200,
    ),
    circle(820, 360, 58, c.turmeric500),
    polygon(
      [
        [1010, 236],
        [1070, 236],
        [1070, 296],
      ],
      c.turmeric500,
    ),
    scissors(1070, 190, -55),
  )

const jars = () =>
  page(
    rect(450, 40, 420, 270, c.sea700, { rx: 12 }),
    rect(450, 90, 420, 220, c.white),
    monthGrid(480, 110, 48, 6, 3, c.sea100, { 15: c.turmeric500 }, 14),
    line([660, 290], [770, 130], c.turmeric500, 12),
    circle(660, 290, 16, c.turmeric500),
    floor(620),
    ...times(4, (index) => {
      const x = 190 + index * 245
      const jar = rect(x, 390, 190, 230, '#fff', { rx: 24 })
      return (
        rect(x, 390, 190, 230, c.white, { rx: 24 }) +
        clipped(
          `jar-${index}`,
          jar,
          rect(x, 510, 190, 120, c.sea400),
          wave(510, 4 + index * 26, 95, c.sea700, 16, x - 95, x + 285),
        ) +
        rect(x, 390, 190, 230, 'none', { rx: 24, stroke: c.sea600, 'stroke-width': 7 }) +
        rect(x + 20, 368, 150, 26, c.turmeric500, { rx: 6 })
      )
    }),
  )

const bond = () =>
  page(
    line([700, 560], [1150, 420], c.sea200, 18),
    polygon(
      [
        [930, 500],
        [990, 620],
        [870, 620],
      ],
      c.sea200,
    ),
    security(220, 70, 520, 'bond'),
    ...times(4, (index) =>
      turned(
        index === 3 ? 16 : 0,
        790,
        130 + index * 92,
        rect(756, 70 + index * 92, 130, 82, c.white, {
          stroke: c.sea400,
          'stroke-width': 5,
          'stroke-dasharray': '10 10',
        }) + circle(821, 111 + index * 92, 20, index === 3 ? c.turmeric500 : c.sea700),
      ),
    ),
    circle(700, 560, 54, c.turmeric500),
    hoop(700, 560, 36, c.turmeric200, 6),
  )

export const coversFirstSteps: Drawings = {
  'cover-lesson-what-a-share-is': share,
  'cover-lesson-why-invest-and-when-to-wait': seedling,
  'cover-lesson-opening-your-account': account,
  'cover-lesson-how-orders-are-matched': matched,
  'cover-lesson-tick-size-and-auto-rejection': ticks,
  'cover-lesson-what-a-trade-costs': costs,
  'cover-lesson-matching-funds-to-time': jars,
  'cover-lesson-how-a-bond-pays': bond,
}
