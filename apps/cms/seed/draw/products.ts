import { candleRow, onCircle } from './charts.ts'
import { colors as c } from './colors.ts'
import { kawung, kawungCloth, kawungGround } from './kawung.ts'
import { certificate } from './papers.ts'
import type { Drawings } from './render.ts'
import { house } from './structures.ts'
import { circle, picture, rect, times } from './svg.ts'

// Products: the sea card of the home page with its kawung lines; white shapes, one in turmeric.
const card = (...children: string[]) =>
  picture(c.sea700, kawungGround({ size: 200, stroke: c.sea600, weight: 3 }), ...children)

const stock = () =>
  card(
    candleRow(
      170,
      172,
      74,
      [
        [430, 250, 170, 510],
        [330, 474, 250, 560],
        [390, 236, 150, 470],
        [300, 176, 100, 372],
        [320, 210, 160, 400],
        [240, 110, 50, 310],
      ],
      (_, index) => (index === 1 || index === 5 ? c.turmeric500 : c.white),
      8,
    ),
  )

/** Many parts, one fund. */
const mutualFund = () =>
  card(
    ...times(16, (index) => {
      const [x, y] = onCircle(600, 338, 252, index / 16)
      return circle(x, y, 34, index % 4 === 1 ? c.sea200 : c.white)
    }),
    ...times(10, (index) => {
      const [x, y] = onCircle(600, 338, 160, (index + 0.5) / 10)
      return circle(x, y, 26, index % 3 === 0 ? c.sea200 : c.white)
    }),
    circle(600, 338, 96, c.turmeric500),
    kawung(600, 338, 150, [c.sea900], c.sea900),
  )

/** Three papers, the nearest with its row of coupons. */
const securities = () =>
  card(
    certificate({
      x: 470,
      y: 62,
      width: 540,
      height: 350,
      paper: c.sea200,
      ink: c.sea600,
      soft: c.sea400,
      seal: c.sea600,
      name: 'third',
    }),
    certificate({
      x: 330,
      y: 118,
      width: 540,
      height: 350,
      paper: c.sea100,
      ink: c.sea600,
      soft: c.sea400,
      seal: c.sea600,
      name: 'second',
    }),
    certificate({
      x: 190,
      y: 174,
      width: 540,
      height: 350,
      paper: c.white,
      ink: c.sea900,
      soft: c.sea200,
      seal: c.turmeric500,
      name: 'first',
    }),
    ...times(
      5,
      (index) =>
        rect(190 + index * 110, 538, 100, 74, index === 4 ? c.turmeric500 : c.white, { rx: 6 }) +
        rect(214 + index * 110, 568, 52, 14, index === 4 ? c.sea900 : c.sea200, { rx: 7 }),
    ),
  )

/** A street of houses under one cloth. */
const ebaRetail = () =>
  picture(
    c.sea700,
    kawungCloth(0, 0, 10, 2, 120, [c.sea600], c.sea400),
    rect(0, 240, 1200, 8, c.sea400),
    ...times(5, (index) =>
      house(
        52 + index * 228,
        580,
        188,
        index === 2 ? c.turmeric500 : c.white,
        c.sea950,
        index === 2 ? c.sea900 : c.sea600,
        index === 2 ? c.white : c.sea200,
      ),
    ),
    rect(0, 580, 1200, 95, c.sea950),
    ...times(5, (index) => rect(134 + index * 222, 612, 48, 12, c.sea600, { rx: 6 })),
  )

export const products: Drawings = {
  'product-stock': stock,
  'product-mutual-fund': mutualFund,
  'product-securities': securities,
  'product-eba-retail': ebaRetail,
}
