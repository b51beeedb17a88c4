import { colors as c } from './colors.ts'
import { kawung, kawungCloth, kawungLines } from './kawung.ts'
import type { Drawings } from './render.ts'
import { circle, element, hoop, polygon, rect, times } from './svg.ts'

// One cloth for each author: the same motif, cut and colored differently, complete inside a circular crop, too.
const square = (ground: string, ...children: string[]) =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 480 480', width: 480, height: 480 },
    rect(0, 0, 480, 480, ground),
    ...children,
  )

/** One great motif. */
const editor = () => square(c.sea700, kawung(240, 240, 470, [c.white, c.white, c.turmeric500, c.white]))

/** The motif over bars of rising height. */
const equity = () =>
  square(
    c.sea50,
    ...times(4, (index) =>
      rect(
        index * 120,
        480 - (index + 1) * 120,
        120,
        480,
        [c.sea200, c.sea400, c.sea600, c.sea900][index] ?? c.sea900,
      ),
    ),
    ...times(16, (index) => {
      const column = index % 4
      const row = Math.floor(index / 4)
      const inside = row >= 3 - column
      return kawung(
        column * 120 + 60,
        row * 120 + 60,
        120,
        [inside ? c.white : c.sea100],
        inside ? c.turmeric500 : 'none',
      )
    }),
  )

/** Ripples: motif within motif. */
const planning = () =>
  square(
    c.sea200,
    ...[470, 330, 200].map((size, index) =>
      kawung(240, 240, size, [[c.sea700, c.sea400, c.white][index] ?? c.white]),
    ),
    circle(240, 240, 26, c.turmeric500),
  )

/** Coupon rows: halves of petals in strict alternation. */
const fixedIncome = () =>
  square(
    c.sea950,
    kawungCloth(-80, -80, 2, 2, 320, [c.sea600, c.sea200]),
    kawung(240, 240, 320, [c.turmeric500, c.white]),
    hoop(240, 240, 178, c.sea400, 6),
  )

/** Building blocks: motif and lesson square in turns. */
const education = () =>
  square(
    c.paper200,
    ...times(9, (index) => {
      const x = (index % 3) * 160
      const y = Math.floor(index / 3) * 160
      const dark = index % 2 === 0
      return (
        rect(x, y, 160, 160, dark ? c.sea600 : c.paper) +
        (dark
          ? kawung(x + 80, y + 80, 150, [c.white], index === 4 ? c.turmeric500 : c.sea600)
          : kawungLines(x + 80, y + 80, 150, c.sea400, 5))
      )
    }),
    polygon(
      [
        [160, 160],
        [320, 160],
        [320, 320],
        [160, 320],
      ],
      'none',
      { stroke: c.turmeric500, 'stroke-width': 10 },
    ),
  )

export const authors: Drawings = {
  'author-arvenda-velasantika': editor,
  'author-ilvando-savarendipa': equity,
  'author-jenaruvi-wenaqorida': planning,
  'author-harqena-nuvarjana': fixedIncome,
  'author-luvasto-tumivarka': education,
}
