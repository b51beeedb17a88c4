import { areaLine, bars, levels, onCircle } from './charts.ts'
import { colors as c } from './colors.ts'
import { kawung, kawungCloth, kawungGround } from './kawung.ts'
import { hill } from './landscape.ts'
import { monthGrid } from './papers.ts'
import type { Drawings } from './render.ts'
import { circle, picture, polygon, rect, times, turned } from './svg.ts'

// Events: a place in the evening; seats in arcs, and something lit to look at.
const seats = (cx: number, cy: number, rows: number, kept: (row: number, seat: number) => boolean) =>
  times(rows, (row) => {
    const count = 11 + row * 2
    return times(count, (seat) => {
      const turn = 0.35 + (0.3 * (seat + 0.5)) / count
      const [x, y] = onCircle(cx, cy, 420 + row * 84, turn)
      return turned(
        turn * 360 - 180,
        x,
        y,
        rect(x - 27, y - 25, 54, 50, kept(row, seat) ? c.turmeric500 : row % 2 === 0 ? c.sea400 : c.sea600, {
          rx: 15,
        }),
      )
    }).join('')
  }).join('')

/** A hall: rows of seats before a lit chart. */
const hall = () =>
  picture(
    c.sea900,
    polygon(
      [
        [380, 40],
        [820, 40],
        [1120, 420],
        [80, 420],
      ],
      c.sea800,
    ),
    rect(390, 30, 420, 226, c.sea50, { rx: 6 }),
    areaLine({
      points: levels(418, 58, [212, 192, 200, 158, 166, 120, 78]),
      floor: 232,
      stroke: c.sea700,
      width: 9,
    }),
    seats(600, -38, 4, (row, seat) => row === 1 && seat === 4),
  )

/** A month on the wall, one evening kept. */
const keptEvening = () =>
  picture(
    c.sea900,
    kawungGround({ size: 150, stroke: c.sea800, weight: 3 }),
    rect(250, 56, 700, 620, c.sea50, { rx: 16 }),
    rect(250, 56, 700, 104, c.sea600, { rx: 16 }),
    rect(250, 130, 700, 30, c.sea600),
    ...times(5, (index) => rect(352 + index * 119, 28, 20, 70, c.sea200, { rx: 10 })),
    monthGrid(
      296,
      196,
      76,
      7,
      5,
      c.sea200,
      {
        0: c.sea50,
        1: c.sea50,
        17: c.turmeric500,
        6: c.sea100,
        13: c.sea100,
        20: c.sea100,
        27: c.sea100,
        34: c.sea100,
      },
      13,
    ),
  )

/** An open pavilion, lit from inside: a class in another city. */
const pavilion = () =>
  picture(
    c.sea900,
    circle(1010, 130, 54, c.turmeric500),
    polygon(
      [
        [600, 66],
        [690, 84],
        [790, 214],
        [410, 214],
        [510, 84],
      ],
      c.sea400,
    ),
    polygon(
      [
        [404, 220],
        [796, 220],
        [1080, 340],
        [120, 340],
      ],
      c.sea600,
    ),
    rect(120, 340, 960, 20, c.sea950),
    rect(180, 360, 840, 180, c.turmeric100),
    kawungCloth(420, 372, 6, 2, 60, [c.turmeric200], c.turmeric500),
    ...[200, 378, 786, 964].map((x) => rect(x, 360, 36, 196, c.sea700) + rect(x - 8, 528, 52, 28, c.sea950)),
    ...times(4, (index) => rect(470 + index * 72, 512, 44, 28, c.sea700, { rx: 8 })),
    rect(130, 540, 940, 32, c.sea200),
    rect(90, 572, 1020, 32, c.sea400),
    rect(0, 604, 1200, 71, c.sea950),
  )

/** An evening class at a distance: the lesson on a screen, each listener a tile beside it. */
const eveningAtHome = () =>
  picture(
    c.sea900,
    circle(1072, 132, 66, c.turmeric500),
    circle(1042, 116, 60, c.sea900),
    hill(
      [
        [-20, 420],
        [200, 366],
        [430, 410],
        [700, 350],
        [960, 404],
        [1220, 372],
      ],
      c.sea800,
    ),
    rect(0, 566, 1200, 109, c.sea950),
    rect(240, 84, 720, 452, c.sea200, { rx: 22 }),
    rect(264, 108, 672, 404, c.sea700, { rx: 6 }),
    rect(292, 136, 430, 348, c.sea50, { rx: 6 }),
    bars(340, 440, 70, 44, [70, 122, 98, 176, 240], (index) => (index === 4 ? c.turmeric500 : c.sea700)),
    ...times(
      3,
      (index) =>
        rect(746, 136 + index * 122, 164, 104, c.sea900, { rx: 6 }) +
        kawung(828, 188 + index * 122, 92, [c.sea200], c.turmeric500),
    ),
    polygon(
      [
        [200, 536],
        [1000, 536],
        [1070, 580],
        [130, 580],
      ],
      c.sea400,
    ),
    rect(520, 536, 160, 14, c.sea200, { rx: 7 }),
  )

export const events: Drawings = {
  'event-1': hall,
  'event-2': keptEvening,
  'event-3': pavilion,
  'event-4': eveningAtHome,
}
