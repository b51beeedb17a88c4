import { colors as c } from './colors.ts'
import { floor, page, person, security } from './cover-lesson-parts.ts'
import { wave } from './landscape.ts'
import { phone } from './objects.ts'
import { lens } from './papers.ts'
import type { Drawings } from './render.ts'
import { circle, hoop, line, path, polygon, polyline, rect, times, turned } from './svg.ts'

const risk = () =>
  page(
    polygon(
      [
        [120, 560],
        [340, 110],
        [620, 520],
        [920, 90],
        [1200, 540],
        [1200, 675],
        [120, 675],
      ],
      c.sea200,
    ),
    polygon(
      [
        [340, 110],
        [300, 192],
        [396, 192],
      ],
      c.white,
    ),
    floor(520),
    polygon(
      [
        [300, 600],
        [420, 400],
        [540, 600],
      ],
      c.turmeric500,
    ),
    polygon(
      [
        [390, 600],
        [420, 480],
        [450, 600],
      ],
      c.sea900,
    ),
    person(590, 600, c.sea700, 130),
    person(760, 600, c.sea900, 200),
    line([930, 600], [930, 340], c.sea700, 14),
    circle(930, 260, 96, c.white),
    hoop(930, 260, 96, c.sea700, 14),
    line([930, 260], [916, 186], c.turmeric500, 12),
  )

const scale = () =>
  page(
    floor(600),
    path('M270 600L320 330H620L670 600Z', c.sea700),
    circle(470, 470, 100, c.white),
    turned(62, 470, 470, line([470, 384], [470, 404], '#c0392b', 12)),
    turned(44, 470, 470, line([470, 470], [470, 396], c.sea900, 10)),
    rect(270, 300, 400, 26, c.sea900, { rx: 12 }),
    ...times(3, (index) => rect(400, 256 - index * 48, 140, 42, c.turmeric500, { rx: 6 })),
    ...times(6, (index) =>
      rect(800 + (index % 2) * 150, 420 - Math.floor(index / 2) * 48, 140, 42, c.turmeric200, { rx: 6 }),
    ),
    rect(770, 420, 350, 180, c.sea400, { rx: 8 }),
  )

const basket = (x: number, base: number) =>
  times(3, (index) =>
    circle(x + 30 + index * 40, base - 84, 26, index === 1 ? c.turmeric500 : c.turmeric200),
  ).join('') + path(`M${x} ${base - 80}h140l-20 80h-100Z`, c.sea600)

const eggs = () =>
  page(
    floor(610),
    rect(170, 330, 670, 28, c.sea900),
    rect(210, 358, 28, 252, c.sea700),
    polyline(
      [
        [790, 358],
        [800, 460],
        [770, 490],
        [812, 520],
        [790, 610],
      ],
      c.sea700,
      26,
    ),
    polyline(
      [
        [760, 470],
        [800, 500],
        [830, 490],
      ],
      c.turmeric500,
      7,
    ),
    ...times(4, (index) => basket(190 + index * 160, 330)),
    rect(930, 440, 220, 28, c.sea900),
    rect(950, 468, 30, 142, c.sea700),
    rect(1100, 468, 30, 142, c.sea700),
    basket(970, 440),
  )

const rates = () =>
  page(
    rect(120, 470, 420, 205, c.sea400),
    wave(470, 50, 140, c.sea700, 14, 60, 500),
    wave(540, 40, 140, c.sea200, 10, 60, 480),
    wave(610, 40, 140, c.sea200, 10, 60, 480),
    polygon(
      [
        [700, 440],
        [780, 640],
        [620, 640],
      ],
      c.sea900,
    ),
    line([240, 330], [1150, 570], c.sea700, 24),
    turned(14.8, 950, 500, security(830, 270, 280, 'rate')),
    ...times(4, (index) => circle(560 + index * 62, 330 + index * 16, 20, c.turmeric500)),
  )

const margin = () =>
  page(
    floor(600),
    ...times(5, (index) => rect(380, 530 - index * 66, 260, 60, c.line, { rx: 6 })),
    rect(380, 232, 260, 28, c.turmeric500, { rx: 6 }),
    rect(380, 150, 260, 28, c.turmeric500, { rx: 6 }),
    line([300, 290], [720, 290], '#c0392b', 8, { 'stroke-dasharray': '24 16' }),
    line([510, 30], [510, 110], c.sea900, 8),
    path('M510 100v24q0 26 -24 26', 'none', { stroke: c.sea900, 'stroke-width': 12 }),
    rect(400, 24, 640, 26, c.sea700),
    rect(940, 24, 44, 576, c.sea700),
    line([800, 50], [940, 180], c.sea700, 14),
    rect(880, 570, 164, 40, c.sea900),
  )

const handset = (x: number) =>
  phone({
    x,
    y: 80,
    height: 500,
    body: c.sea900,
    screen: c.white,
    line: c.sea700,
    accent: c.turmeric500,
    soft: c.sea200,
  })

const scams = () =>
  page(
    path('M760 300C900 60 1060 120 1040 350', 'none', { stroke: c.sea600, 'stroke-width': 6 }),
    handset(200),
    handset(520),
    circle(1030, 400, 96, c.sea50),
    path('M1040 330v90a34 34 0 0 1 -68 0l0 -20', 'none', {
      stroke: c.turmeric500,
      'stroke-width': 14,
      'stroke-linecap': 'round',
    }),
    lens(1020, 400, 100, c.sea900, 14),
  )

export const coversManagingRisk: Drawings = {
  'cover-lesson-what-risk-is': risk,
  'cover-lesson-position-size': scale,
  'cover-lesson-spreading-money': eggs,
  'cover-lesson-interest-rates-and-bond-prices': rates,
  'cover-lesson-margin-and-forced-sale': margin,
  'cover-lesson-scams-and-official-channels': scams,
}
