import { colors as c } from './colors.ts'
import { factory, floor, page, scissors, security } from './cover-lesson-parts.ts'
import { coins } from './objects.ts'
import type { Drawings } from './render.ts'
import { circle, hoop, line, path, polygon, polyline, rect, times, turned } from './svg.ts'

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

export const coversReadingCompanies: Drawings = {
  'cover-lesson-reports-and-where-to-find-them': reports,
  'cover-lesson-balance-sheet-in-ten-minutes': balance,
  'cover-lesson-income-statement-and-margins': beans,
  'cover-lesson-profit-versus-cash': cash,
  'cover-lesson-ratios-that-belong-together': gears,
  'cover-lesson-corporate-actions-and-prices': actions,
  'cover-lesson-how-banks-are-different': bank,
}
