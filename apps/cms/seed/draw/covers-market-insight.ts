import { areaLine, levels, rules, steps } from './charts.ts'
import { colors as c } from './colors.ts'
import { kawungGround } from './kawung.ts'
import type { Drawings } from './render.ts'
import { circle, line, path, picture, polygon, polyline, rect, times } from './svg.ts'

// Market insight is always the dark board of the home page: one turmeric line, one idea.
const board = (...children: string[]) =>
  picture(
    c.sea950,
    kawungGround({ size: 150, stroke: c.sea900, weight: 3 }),
    rules(0, 120, 1200, 110, 5, c.sea800, 2),
    ...children,
  )

/** An open pit in benches, with the commodity's line coming down over it. */
const coalPrices = () => {
  const bench = (index: number) => {
    const y = 365 + index * 62
    const inset = 150 + index * 92
    return (
      polygon(
        [
          [0, y],
          [inset, y],
          [inset + 46, y + 62],
          [0, y + 62],
        ],
        index % 2 === 0 ? c.sea700 : c.sea800,
      ) +
      polygon(
        [
          [1200, y],
          [1200 - inset * 0.8, y],
          [1200 - inset * 0.8 - 40, y + 62],
          [1200, y + 62],
        ],
        index % 2 === 0 ? c.sea700 : c.sea800,
      )
    )
  }
  const prices = levels(60, 135, [150, 112, 168, 190, 262, 236, 330, 352, 436])
  return board(
    ...times(5, bench),
    areaLine({ points: prices, floor: 675, stroke: c.turmeric500, width: 10, opacity: 0 }),
  )
}

/** Lending and deposit rates step down; the band between them is the margin. */
const bankMargins = () => {
  const lending = steps(90, 170, [150, 150, 215, 215, 300, 300])
  const deposits = steps(90, 170, [400, 400, 400, 440, 440, 520])
  return board(
    polygon([...lending, ...[...deposits].reverse()], c.turmeric500, { opacity: 0.2 }),
    polyline(lending, c.turmeric500, 10),
    polyline(deposits, c.sea200, 10),
    ...times(6, (index) => {
      const top = lending[index * 2 + 1] ?? [0, 0]
      const bottom = deposits[index * 2 + 1] ?? [0, 0]
      return line([top[0] - 85, top[1] + 28], [top[0] - 85, bottom[1] - 28], c.sea200, 4, {
        'stroke-dasharray': '2 16',
      })
    }),
  )
}

/** Three wide issuers rise and carry the index; many narrow ones fall. */
const breadth = () => {
  const parts = [
    [150, 240],
    [116, 165],
    [88, 112],
    [54, -64],
    [48, -110],
    [44, 40],
    [40, -150],
    [36, -92],
    [34, -176],
    [30, -120],
    [28, 56],
    [26, -196],
    [24, -150],
    [22, -88],
    [20, -214],
    [18, -130],
  ] as const
  const floor = 372
  const lefts = parts.map(
    (_, index) => 90 + parts.slice(0, index).reduce((sum, [width]) => sum + width + 15, 0),
  )
  return board(
    ...parts.map(([width, height], index) =>
      rect(
        lefts[index] ?? 0,
        height > 0 ? floor - height : floor,
        width,
        Math.abs(height),
        height > 0 ? c.sea400 : c.sea700,
        { rx: 4 },
      ),
    ),
    line([60, floor], [1140, floor], c.sea200, 4),
    path('M90 300C260 300 300 236 460 236S700 200 820 160S1010 130 1110 84', 'none', {
      stroke: c.turmeric500,
      'stroke-width': 10,
      'stroke-linecap': 'round',
    }),
    circle(1110, 84, 17, c.turmeric500),
  )
}

export const marketInsight: Drawings = {
  'cover-market-insight-1': coalPrices,
  'cover-market-insight-2': bankMargins,
  'cover-market-insight-3': breadth,
}
