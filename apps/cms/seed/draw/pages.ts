import { areaLine, levels, ring } from './charts.ts'
import { colors as c, nightly } from './colors.ts'
import { kawungCloth, kawungGround } from './kawung.ts'
import { hill, volcano } from './landscape.ts'
import { phone } from './objects.ts'
import { wordBars } from './papers.ts'
import type { Drawings } from './render.ts'
import { circle, clipped, line, picture, rect, times } from './svg.ts'

/** The work room of the head office: city and hills outside, a carved screen, one long desk. */
const aboutUs = () => {
  const pane = (index: number) => {
    const x = 60 + index * 210
    return clipped(
      `pane-${index}`,
      rect(x, 60, 190, 380, '#fff'),
      rect(x, 60, 190, 380, c.turmeric100),
      circle(470, 200, 56, c.turmeric500),
      volcano(300, 190, 420, 420, c.sea200),
      hill(
        [
          [0, 360],
          [200, 340],
          [420, 372],
          [640, 344],
          [900, 370],
        ],
        c.sea400,
        440,
      ),
      ...[
        [90, 250],
        [170, 300],
        [520, 220],
        [590, 270],
        [640, 310],
      ].map(([left = 0, top = 0]) => rect(left, top, 54, 200, c.sea600)),
    )
  }
  return picture(
    c.paper,
    ...times(3, pane),
    rect(720, 60, 420, 380, c.sea700),
    kawungCloth(740, 60, 4, 4, 95, [c.sea200], c.turmeric500),
    rect(0, 560, 1200, 115, c.sea200),
    ...[
      [150, 0],
      [440, 1],
      [860, 2],
    ].map(
      ([x = 0, kind]) =>
        rect(x, 352, 232, 144, c.sea950, { rx: 10 }) +
        rect(x + 104, 496, 24, 30, c.sea950) +
        (kind === 1
          ? ring(x + 116, 424, 40, 22, [
              [0.5, c.white],
              [0.3, c.sea400],
              [0.2, c.turmeric500],
            ])
          : areaLine({
              points: levels(
                x + 26,
                30,
                kind === 0 ? [456, 444, 450, 426, 432, 404, 390] : [396, 420, 412, 436, 428, 446, 440],
              ),
              floor: 476,
              stroke: kind === 0 ? c.turmeric500 : c.sea200,
              width: 6,
            })),
    ),
    rect(60, 524, 1080, 26, c.sea900, { rx: 6 }),
    ...[130, 590, 1046].map((x) => rect(x, 550, 20, 100, c.sea900)),
  )
}

/** The portfolio page of the app, and the list behind it. */
const wirasaApp = () =>
  picture(
    c.sea950,
    kawungGround({ size: 150, stroke: c.sea900, weight: 3 }),
    rect(120, 210, 300, 465, c.sea800, { rx: 24 }),
    ring(270, 350, 78, 42, [
      [0.42, c.white],
      [0.3, c.sea400],
      [0.28, c.turmeric500],
    ]),
    wordBars(170, 490, [200, 140, 180, 120], c.sea600, 44, 18),
    rect(780, 210, 300, 465, c.sea800, { rx: 24 }),
    ...times(5, (index) => line([820, 290 + index * 80], [1040, 290 + index * 80], c.sea600, 3)),
    ...times(
      5,
      (index) =>
        wordBars(820, 254 + index * 80, [96 - (index % 2) * 22], c.sea200, 20, 16) +
        wordBars(976, 254 + index * 80, [64], index === 1 ? c.turmeric500 : c.sea400, 20, 16),
    ),
    phone({
      x: 422,
      y: 44,
      height: 712,
      body: c.sea200,
      screen: c.sea700,
      line: c.white,
      accent: c.turmeric500,
      soft: c.sea400,
    }),
  )

export const pages: Drawings = { 'page-about-us': () => nightly(aboutUs()), 'page-wirasa-app': wirasaApp }
