import { colors as c } from './colors.ts'
import { kawungCloth } from './kawung.ts'
import { wave } from './landscape.ts'
import { coins, phone, umbrella } from './objects.ts'
import { certificate, lens, monthGrid, wordBars } from './papers.ts'
import type { Drawings } from './render.ts'
import {
  circle,
  clipped,
  hoop,
  line,
  path,
  picture,
  polygon,
  polyline,
  rect,
  scaled,
  times,
  turned,
} from './svg.ts'

// Chapters: a narrow spine of cloth, one plain scene on the page.
const page = (...scene: string[]) =>
  picture(
    c.paper,
    rect(0, 0, 110, 675, c.sea700),
    kawungCloth(0, 0, 1, 7, 110, [c.sea400], c.turmeric500),
    rect(110, 0, 10, 675, c.sea900),
    ...scene,
  )

const floor = (y: number) => rect(120, y, 1080, 675 - y, c.sea100)

const security = (x: number, y: number, width: number, name: string) =>
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

const factory = (x: number, base: number, width: number) =>
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

const scissors = (x: number, y: number, degrees: number) =>
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

const person = (x: number, base: number, fill: string, height = 210) =>
  circle(x, base - height + 34, 34, fill) +
  path(`M${x - 46} ${base}V${base - height + 124}q0 -46 46 -46t46 46V${base}Z`, fill)

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

const reports = () =>
  page(
    rect(160, 500, 990, 30, c.sea700),
    ...[70, 110, 140, 90, 160].map((width, index) => {
      const x = [230, 320, 450, 610, 720][index] ?? 0
      const top = index === 2 ? 60 : 170
      return (
        rect(
          x,
          top,
          width,
          index === 2 ? 440 : 330,
          [c.sea400, c.sea800, c.turmeric500, c.sea600, c.sea200][index] ?? '',
          { rx: 8 },
        ) + rect(x, top + 50, width, 18, c.white)
      )
    }),
    line([520, 300], [520, 420], c.sea900, 10),
    circle(520, 440, 38, c.sea900),
    polygon(
      [
        [860, 470],
        [900, 450],
        [960, 476],
        [1030, 448],
        [1090, 470],
        [1080, 640],
        [1000, 618],
        [930, 640],
        [860, 620],
      ],
      c.white,
      { stroke: c.sea200, 'stroke-width': 5 },
    ),
    rect(950, 510, 46, 90, c.turmeric500),
  )

const pan = (x: number) =>
  line([x, 160], [x - 150, 440], c.sea400, 5) +
  line([x, 160], [x + 150, 440], c.sea400, 5) +
  path(`M${x - 180} 440h360q-40 70 -180 70t-180 -70Z`, c.sea700)

const balance = () =>
  page(
    floor(610),
    rect(640, 100, 20, 510, c.sea900),
    rect(530, 590, 240, 30, c.sea900, { rx: 8 }),
    line([370, 160], [930, 160], c.sea900, 18),
    circle(650, 150, 30, c.turmeric500),
    pan(370),
    pan(930),
    coins(280, 440, 3, c.turmeric500, c.turmeric200, 70, 18),
    rect(325, 375, 65, 65, c.sea400),
    factory(400, 440, 100),
    rect(860, 340, 140, 100, c.sea600),
    rect(890, 280, 80, 60, c.turmeric500),
  )

const beans = () =>
  page(
    ...times(4, (step) =>
      rect(
        200 + step * 230,
        240 + step * 100,
        231,
        435 - step * 100,
        [c.sea700, c.sea600, c.sea400, c.sea200][step] ?? '',
      ),
    ),
    ...times(4, (step) =>
      times([14, 9, 5, 1][step] ?? 0, (bean) =>
        turned(
          bean * 40,
          230 + step * 230 + (bean % 5) * 40,
          222 + step * 100 - Math.floor(bean / 5) * 32,
          `<ellipse cx="${230 + step * 230 + (bean % 5) * 40}" cy="${222 + step * 100 - Math.floor(bean / 5) * 32}" rx="18" ry="12" fill="${c.turmeric500}"/>`,
        ),
      ).join(''),
    ),
    path('M950 470h110v34q0 36 -36 36h-38q-36 0 -36 -36Z', c.sea900),
    hoop(1062, 500, 20, c.sea900, 9),
    line([140, 50], [230, 90], c.sea900, 16),
    path('M220 60h170q-10 90 -85 90t-85 -90Z', c.sea900),
  )

const cash = () =>
  page(
    floor(630),
    ...times(4, (index) =>
      rect(210 + (index % 2) * 14, 600 - index * 26, 300, 22, index % 2 ? c.sea200 : c.sea400),
    ),
    rect(240, 90, 240, 430, c.white, { stroke: c.sea700, 'stroke-width': 10 }),
    rect(250, 130, 220, 385, c.turmeric500),
    rect(480, 440, 300, 40, c.sea400),
    circle(630, 460, 56, c.sea900),
    line([590, 400], [670, 520], c.turmeric500, 16),
    rect(780, 340, 320, 290, c.white, { rx: 20, stroke: c.sea700, 'stroke-width': 10 }),
    rect(788, 580, 304, 44, c.turmeric500),
    rect(880, 322, 120, 20, c.sea900),
  )

const gear = (x: number, y: number, r: number, teeth: number, fill: string, turn = 0) =>
  times(teeth, (index) =>
    turned((index * 360) / teeth + turn, x, y, rect(x - 20, y - r - 34, 40, 60, fill, { rx: 6 })),
  ).join('') + circle(x, y, r, fill)

const gears = () =>
  page(
    gear(430, 370, 210, 18, c.sea700),
    gear(790, 280, 130, 12, c.sea400, 8),
    gear(970, 470, 100, 9, c.turmeric500, 12),
    circle(430, 370, 140, c.white),
    ...times(9, (index) => turned(-100 + index * 25, 430, 370, line([430, 250], [430, 272], c.sea400, 7))),
    line([430, 370], [510, 280], c.turmeric500, 12),
    circle(430, 370, 20, c.sea900),
    circle(790, 280, 44, c.white),
    circle(970, 470, 34, c.white),
  )

const actions = () =>
  page(
    security(260, 60, 520, 'split'),
    ...times(4, (index) =>
      line([364 + index * 104, 50], [364 + index * 104, 434], c.sea900, 5, { 'stroke-dasharray': '4 16' }),
    ),
    scissors(676, 440, 90),
    polyline(
      [
        [170, 500],
        [300, 480],
        [400, 495],
        [520, 480],
        [520, 600],
        [700, 605],
        [900, 595],
        [1130, 602],
      ],
      c.turmeric500,
      12,
    ),
  )

const bank = () =>
  page(
    polygon(
      [
        [300, 180],
        [660, 40],
        [1020, 180],
      ],
      c.sea700,
    ),
    rect(320, 180, 680, 30, c.sea900),
    ...times(5, (index) => rect(370 + index * 130, 210, 60, 180, c.sea400)),
    rect(290, 390, 740, 26, c.sea700),
    rect(290, 416, 740, 26, c.turmeric500),
    rect(120, 442, 1080, 240, c.sea100),
    ...times(5, (row) =>
      times(14, (index) => rect(300 + index * 51, 456 + row * 38, 44, 24, c.sea600, { rx: 12 })).join(''),
    ),
  )

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

export const lessonCovers: Drawings = {
  'cover-lesson-what-a-share-is': share,
  'cover-lesson-why-invest-and-when-to-wait': seedling,
  'cover-lesson-opening-your-account': account,
  'cover-lesson-how-orders-are-matched': matched,
  'cover-lesson-tick-size-and-auto-rejection': ticks,
  'cover-lesson-what-a-trade-costs': costs,
  'cover-lesson-matching-funds-to-time': jars,
  'cover-lesson-how-a-bond-pays': bond,
  'cover-lesson-reports-and-where-to-find-them': reports,
  'cover-lesson-balance-sheet-in-ten-minutes': balance,
  'cover-lesson-income-statement-and-margins': beans,
  'cover-lesson-profit-versus-cash': cash,
  'cover-lesson-ratios-that-belong-together': gears,
  'cover-lesson-corporate-actions-and-prices': actions,
  'cover-lesson-how-banks-are-different': bank,
  'cover-lesson-what-risk-is': risk,
  'cover-lesson-position-size': scale,
  'cover-lesson-spreading-money': eggs,
  'cover-lesson-interest-rates-and-bond-prices': rates,
  'cover-lesson-margin-and-forced-sale': margin,
  'cover-lesson-scams-and-official-channels': scams,
}
