import { bars, rules } from './charts.ts'
import { colors as c } from './colors.ts'
import { kawung, kawungCloth, kawungGround } from './kawung.ts'
import { wave } from './landscape.ts'
import { coins, phone, umbrella } from './objects.ts'
import { certificate, wordBars } from './papers.ts'
import type { Drawings } from './render.ts'
import { gateHalf, house } from './structures.ts'
import { circle, line, path, picture, polygon, rect, times, trace } from './svg.ts'

// Services: pale sea above, a sea floor below, one thing standing between.
const floor = 560
const shore = (...children: string[]) =>
  picture(c.sea50, rect(0, floor, 1200, 675 - floor, c.sea200), ...children)

const digitalFacility = () =>
  shore(
    rect(0, 200, 1200, 4, c.sea200),
    rect(96, 250, 300, 236, c.white, { rx: 12 }),
    bars(128, 452, 52, 32, [60, 92, 74, 128, 160], (index) => (index === 4 ? c.turmeric500 : c.sea400)),
    rect(804, 250, 300, 236, c.white, { rx: 12 }),
    wordBars(840, 290, [150, 228, 190, 228, 120], c.sea200, 36, 16),
    trace('M396 368H470M730 368H804', c.sea400, 6),
    phone({
      x: 456,
      y: 44,
      height: 590,
      body: c.sea950,
      screen: c.sea700,
      line: c.white,
      accent: c.turmeric500,
      soft: c.sea400,
    }),
  )

const lossInsurances = () =>
  shore(
    ...times(14, (index) =>
      line([60 + index * 88, 60 + (index % 3) * 54], [40 + index * 88, 120 + (index % 3) * 54], c.sea200, 8),
    ),
    umbrella(600, 62, 800, c.sea700, c.sea600, c.sea950),
    house(280, floor, 190, c.sea200, c.sea900, c.white, c.sea400),
    rect(690, 484, 220, 52, c.sea900, { rx: 14 }),
    polygon(
      [
        [730, 486],
        [764, 436],
        [850, 436],
        [886, 486],
      ],
      c.sea900,
    ),
    rect(776, 448, 70, 34, c.sea200, { rx: 4 }),
    circle(742, 540, 25, c.sea950),
    circle(858, 540, 25, c.sea950),
    circle(742, 540, 9, c.sea200),
    circle(858, 540, 9, c.sea200),
    rect(508, 470, 72, 94, c.turmeric500, { rx: 8 }),
    rect(526, 446, 36, 30, 'none', { rx: 6, stroke: c.sea950, 'stroke-width': 8 }),
    rect(508, 500, 72, 8, c.sea950),
  )

/** The partner bank on one bank of the river, the market on the other. */
const mppe = () =>
  shore(
    rect(0, floor, 1200, 115, c.sea600),
    wave(596, 10, 140, c.sea400, 5),
    wave(640, 12, 170, c.sea400, 5, -240),
    rect(0, 500, 300, 175, c.sea900),
    rect(900, 500, 300, 175, c.sea900),
    polygon(
      [
        [64, 240],
        [168, 160],
        [272, 240],
      ],
      c.sea700,
    ),
    ...times(4, (index) => rect(80 + index * 50, 262, 26, 200, c.sea700)),
    rect(64, 470, 208, 30, c.sea700),
    rect(930, 190, 210, 310, c.sea700),
    kawungCloth(945, 205, 3, 4, 60, [c.sea200], c.turmeric500),
    rect(1008, 440, 54, 60, c.sea950),
    path('M300 470H900V500H300Z', c.sea950),
    path('M330 500A270 190 0 0 1 870 500L842 500A242 160 0 0 0 358 500Z', c.sea950),
    trace('M300 462Q600 330 900 462', c.turmeric500, 9),
    ...times(7, (index) =>
      line(
        [330 + index * 90, 470],
        [330 + index * 90, 452 - 58 * (1 - ((index - 3) / 3.4) ** 2)],
        c.sea700,
        5,
      ),
    ),
  )

const priorityGate = () =>
  shore(
    kawungGround({ height: 560, size: 140, stroke: c.sea100, weight: 3 }),
    circle(600, 300, 150, c.turmeric500),
    ...times(5, (index) => rect(500 - index * 30, floor - 60 + index * 30, 200 + index * 60, 24, c.white)),
    gateHalf(506, floor, 490, c.sea700, -1),
    gateHalf(694, floor, 490, c.sea700, 1),
    rect(0, floor, 440, 115, c.sea200),
    rect(760, floor, 440, 115, c.sea200),
  )

/** A certificate and coins in balance: the paper is kept, not sold. */
const securityPawn = () =>
  shore(
    rect(590, 130, 20, floor - 130, c.sea900),
    rect(460, floor - 26, 280, 26, c.sea900, { rx: 6 }),
    line([250, 170], [950, 170], c.sea900, 16),
    circle(600, 150, 34, c.turmeric500),
    ...[250, 950].map((x) => trace(`M${x} 170L${x - 130} 424M${x} 170L${x + 130} 424`, c.sea400, 6)),
    certificate({
      x: 138,
      y: 262,
      width: 224,
      height: 158,
      paper: c.white,
      ink: c.sea700,
      soft: c.sea200,
      seal: c.turmeric500,
      name: 'pledge',
    }),
    coins(900, 420, 4, c.sea400, c.sea400, 92, 22),
    coins(1000, 420, 6, c.sea700, c.turmeric500, 92, 22),
    ...[250, 950].map((x) =>
      path(
        `M${x - 150} 424H${x + 150}C${x + 130} 478 ${x + 70} 496 ${x} 496S${x - 130} 478 ${x - 150} 424Z`,
        c.sea900,
      ),
    ),
  )

/** One identity, three account books. */
const stockAccount = () =>
  shore(
    ...[c.sea400, c.sea700, c.sea900].map((fill, index) => {
      const x = 130 + index * 330
      return (
        rect(x, 96, 280, 430, fill, { rx: 16 }) +
        rect(x, 96, 42, 430, c.sea950, { rx: 16, opacity: 0.35 }) +
        circle(x + 160, 258, 82, c.white) +
        kawung(x + 160, 258, 128, [fill], c.turmeric500) +
        wordBars(x + 84, 412, [152, 104], c.white, 38, 16)
      )
    }),
    rules(130, 588, 940, 40, 1, c.turmeric500, 10),
    ...[270, 600, 930].map((x) => line([x + 20, 526], [x + 20, 588], c.turmeric500, 10)),
  )

export const services: Drawings = {
  'service-digital-facility': digitalFacility,
  'service-loss-insurances': lossInsurances,
  'service-mppe': mppe,
  'service-priority-customer-gate': priorityGate,
  'service-security-pawn': securityPawn,
  'service-stock-account': stockAccount,
}
