import { colors as c } from './colors.ts'
import { arrow, badge, basket, diagram, hall, hatch, type Letter, person } from './diagram-parts.ts'
import { coins, phone } from './objects.ts'
import { certificate } from './papers.ts'
import type { Drawings } from './render.ts'
import { circle, line, path, polygon, rect, smooth, times, trace } from './svg.ts'

/** One of 400 equal parts. */
const shareParts = () => {
  const [left, top, cell, column, row] = [90, 67, 27, 13, 6]
  const [x, y] = [left + column * cell, top + row * cell]
  return diagram(
    ...times(400, (index) =>
      rect(left + (index % 20) * cell, top + Math.floor(index / 20) * cell, cell - 3, cell - 3, c.sea200),
    ),
    rect(x, y, cell - 3, cell - 3, c.turmeric500),
    line([x + cell - 3, y], [800, 197], c.turmeric500, 3),
    line([x + cell - 3, y + cell - 3], [800, 477], c.turmeric500, 3),
    rect(800, 197, 280, 280, c.turmeric500, { rx: 6 }),
  )
}

const jarAndBasket = (x: number, coinCount: number, fruits: number) =>
  path(
    `M${x + 34} 190H${x + 156}V222C${x + 200} 236 ${x + 200} 262 ${x + 200} 280V470Q${x + 200} 520 ${x + 150} 520H${x + 40}Q${x - 10} 520 ${x - 10} 470V280C${x - 10} 262 ${x - 10} 236 ${x + 34} 222Z`,
    c.sea100,
    { stroke: c.sea400, 'stroke-width': 8, 'stroke-linejoin': 'round' },
  ) +
  rect(x + 22, 160, 146, 30, c.sea400, { rx: 8 }) +
  times(coinCount, (index) =>
    circle(x + 35 + (index % 3) * 60, 480 - Math.floor(index / 3) * 60, 26, c.turmeric500),
  ).join('') +
  arrow([x + 222, 400], [x + 296, 400], c.sea700, 14) +
  times(fruits, (index) => {
    const [fx, fy] = [x + 346 + (index % 4) * 50, 372 - Math.floor(index / 4) * 54]
    return (
      line([fx, fy - 20], [fx + 8, fy - 34], c.sea700, 5) +
      circle(fx, fy, 24, index % 2 ? c.sea400 : c.sea600)
    )
  }).join('') +
  basket(x + 421, 520, 236, c.sea200, c.sea700)

const twoJars = () =>
  diagram(jarAndBasket(36, 10, 8), line([600, 120], [600, 560], c.line, 4), jarAndBasket(642, 11, 6))

const paperBond = (x: number, y: number, name: string) =>
  certificate({
    x,
    y,
    width: 130,
    height: 92,
    paper: c.sea100,
    ink: c.sea700,
    soft: c.sea400,
    seal: c.turmeric500,
    name,
  })

const whereAssetsLive = () =>
  diagram(
    arrow([492, 230], [352, 230], c.sea700, 10),
    arrow([708, 230], [848, 230], c.sea700, 10),
    phone({
      x: 510,
      y: 50,
      height: 360,
      body: c.sea700,
      screen: c.paper,
      line: c.sea700,
      accent: c.turmeric500,
      soft: c.sea400,
    }),
    hall(90, 370, 240, c.sea400, c.sea200),
    coins(150, 450, 2, c.turmeric500, c.turmeric500, 80, 18),
    coins(240, 450, 3, c.turmeric500, c.turmeric500, 80, 18),
    hall(870, 370, 240, c.sea400, c.sea200),
    paperBond(860, 390, 'one'),
    paperBond(1000, 390, 'two'),
    person(600, 640, 170, c.turmeric500),
    arrow([660, 590], [900, 498], c.turmeric500, 8, true),
    badge('A', 462, 80),
    badge('B', 210, 90),
    badge('C', 990, 90),
  )

/** Sellers on the three upper rungs, buyers on the two lower ones. */
const orderQueue = () => {
  const rung = (index: number) => 128 + index * 118
  const queue = (index: number, count: number, side: 1 | -1, fill: string) =>
    times(count, (place) =>
      person(600 + side * (130 + place * 78), rung(index), 88, fill, side === 1 ? -1 : 1),
    )
  return diagram(
    line([545, 60], [545, 640], c.sea700, 12),
    line([655, 60], [655, 640], c.sea700, 12),
    ...times(5, (index) => line([545, rung(index)], [655, rung(index)], c.sea700, 10)),
    ...times(3, (index) => line([690, rung(index) + 5], [1150, rung(index) + 5], c.line, 5)),
    ...times(2, (index) => line([50, rung(index + 3) + 5], [510, rung(index + 3) + 5], c.line, 5)),
    ...queue(0, 5, 1, c.sea400),
    ...queue(1, 4, 1, c.sea400),
    ...queue(2, 2, 1, c.sea400),
    ...queue(3, 3, -1, c.turmeric500),
    ...queue(4, 5, -1, c.turmeric500),
    trace(`M680 ${rung(2) + 18}H712V${rung(3) - 4}H680`, c.turmeric500, 8),
  )
}

/** Steps of 1, 2, 5, 10 and 25 (heights only grow); bars to scale at the middle of each band. */
const priceSteps = () => {
  const rises = [8, 14, 26, 42, 66]
  const percents = [1, 0.63, 0.5, 0.32, 0.25]
  const names: Letter[] = ['A', 'B', 'C', 'D', 'E']
  const top = (step: number) =>
    430 - times(step + 1, (index) => rises[Math.floor(index / 2)] ?? 0).reduce((a, b) => a + b)
  return diagram(
    ...times(10, (step) =>
      rect(100 + step * 100, top(step), 101, 440 - top(step), Math.floor(step / 2) % 2 ? c.sea200 : c.sea400),
    ),
    ...names.map((name, index) => badge(name, 200 + index * 200, 490)),
    ...percents.map((percent, index) =>
      rect(110 + index * 200, 550, percent * 176, 36, c.turmeric500, { rx: 4 }),
    ),
    line([100, 610], [1100, 610], c.line, 5),
  )
}

/** A sale of 10,000,000 and its costs of 25,000, both to scale. */
const costLayers = () => {
  const layers: readonly (readonly [Letter, number, string])[] = [
    ['A', 9613, c.sea700],
    ['B', 1387, c.sea400],
    ['C', 4000, c.sea200],
    ['D', 10000, c.turmeric500],
  ]
  const scale = 400 / 25000
  const foot = (index: number) =>
    640 - layers.slice(0, index).reduce((sum, [, cost]) => sum + cost * scale, 0)
  return diagram(
    rect(80, 60, 1034, 90, c.sea200),
    rect(1117, 60, 2.6, 90, c.turmeric500),
    line([1117, 154], [700, 240], c.turmeric500, 3),
    line([1119, 154], [1040, 240], c.turmeric500, 3),
    ...layers.map(([name, cost, fill], index) => {
      const height = cost * scale
      const y = foot(index) - height
      const side = name === 'B' ? 1115 : 625
      return (
        rect(700, y, 340, height - 3, fill) +
        (name === 'D' ? hatch(700, y, 340, height - 3, c.paper, 26) : '') +
        line(
          [side - (side < 870 ? -30 : 30), y + height / 2],
          [side < 870 ? 696 : 1044, y + height / 2],
          c.sea400,
          4,
        ) +
        badge(name, side, y + height / 2, 24)
      )
    }),
  )
}

/** The nearer the date, the flatter the line. */
const timeLadder = () => {
  const swings = [130, 74, 34, 7]
  const shape = [0, -0.7, 0.35, -1, 0.6, -0.35, 1, 0]
  return diagram(
    ...swings.map((swing, index) => {
      const x = 80 + index * 250
      return (
        rect(x, 110, 230, 360, c.sea50, { rx: 8 }) +
        trace(
          smooth(shape.map((part, at) => [x + 17 + at * 28, 290 + part * swing] as const)),
          index === 3 ? c.turmeric500 : c.sea700,
          9,
        )
      )
    }),
    arrow([80, 560], [1090, 560], c.sea400, 10),
    ...times(4, (index) => circle(195 + index * 250, 560, 14, index === 3 ? c.turmeric500 : c.sea700)),
    line([1120, 590], [1120, 400], c.sea700, 8),
    polygon(
      [
        [1124, 400],
        [1186, 430],
        [1124, 460],
      ],
      c.turmeric500,
    ),
  )
}

/** Money out once, coupons in, money back with the last coupon. */
const bondTimeline = () =>
  diagram(
    line([70, 360], [1140, 360], c.sea400, 8),
    arrow([130, 368], [130, 628], c.sea700, 34),
    ...times(7, (index) => arrow([250 + index * 110, 352], [250 + index * 110, 262], c.turmeric500, 16)),
    arrow([1020, 352], [1020, 92], c.sea700, 34),
    arrow([1090, 352], [1090, 262], c.turmeric500, 16),
    ...times(8, (index) => circle(index === 0 ? 130 : 140 + index * 110, 360, 9, c.sea700)),
  )

export const diagramsFirstSteps: Drawings = {
  'lesson-share-parts': shareParts,
  'lesson-two-jars-inflation': twoJars,
  'lesson-where-assets-live': whereAssetsLive,
  'lesson-order-queue': orderQueue,
  'lesson-price-steps': priceSteps,
  'lesson-cost-layers': costLayers,
  'lesson-time-ladder': timeLadder,
  'lesson-bond-timeline': bondTimeline,
}
