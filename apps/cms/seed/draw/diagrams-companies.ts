import { onCircle } from './charts.ts'
import { colors as c } from './colors.ts'
import { arrow, badge, dashes, diagram, hall, type Letter, missing, office, person } from './diagram-parts.ts'
import { wordBars } from './papers.ts'
import type { Drawings } from './render.ts'
import { circle, hoop, line, type Point, path, polygon, polyline, rect, times, trace } from './svg.ts'

const bubble = (x: number, y: number) =>
  path(
    `M${x} ${y}h150q20 0 20 20v50q0 20 -20 20h-90l-36 34v-34h-24q-20 0 -20 -20v-50q0 -20 20 -20Z`,
    c.sea200,
  ) + wordBars(x + 10, y + 26, [120, 84], c.sea400, 26, 10)

const reportPath = () =>
  diagram(
    office(110, 350, 190, c.sea200, c.sea700),
    arrow([330, 260], [480, 260], c.turmeric500, 12),
    hall(500, 350, 240, c.sea400, c.sea200),
    rect(570, 258, 100, 60, c.paper, { stroke: c.turmeric500, 'stroke-width': 5 }),
    trace('M584 304L606 286L626 294L656 270', c.turmeric500, 5),
    arrow([760, 260], [900, 260], c.turmeric500, 12),
    person(990, 350, 170, c.sea700),
    rect(920, 290, 220, 14, c.sea400),
    rect(934, 300, 12, 56, c.sea400),
    rect(1114, 300, 12, 56, c.sea400),
    rect(1046, 238, 62, 52, c.turmeric500, { rx: 4 }),
    line([80, 358], [1140, 358], c.line, 6),
    badge('A', 205, 64),
    badge('B', 620, 64),
    badge('C', 990, 118),
    bubble(420, 470),
    bubble(620, 520),
    badge('D', 360, 520),
    arrow([830, 560], [1000, 390], c.sea400, 8, true),
    line([878, 444], [942, 508], c.sea700, 12),
  )

const parts = (x: number, own: number) =>
  rect(x, 390, 160, 200, c.sea400) + rect(x, 387 - own, 160, own, c.turmeric500)

/** Assets 9, liabilities 4, equity 5; the cut takes from equity alone. */
const balanceSheetScale = () =>
  diagram(
    rect(120, 137, 160, 453, c.sea200),
    parts(300, 250),
    arrow([510, 370], [640, 370], c.sea700, 12),
    rect(690, 227, 160, 363, c.sea200),
    missing(690, 137, 160, 87),
    parts(870, 160),
    missing(870, 137, 160, 87),
    line([80, 594], [1120, 594], c.sea700, 6),
    badge('A', 200, 364),
    badge('B', 380, 490),
    badge('C', 380, 262),
    badge('A', 770, 408),
    badge('B', 950, 490),
    badge('C', 950, 307),
  )

const profitStairs = () => {
  const shares = [100, 30, 12, 8]
  const names: Letter[] = ['A', 'B', 'C', 'D']
  return diagram(
    ...shares.map((share, index) => {
      const [x, height, before] = [130 + index * 250, share * 4.8, (shares[index - 1] ?? share) * 4.8]
      return (
        rect(x, 560 - height, 190, height, index === 3 ? c.turmeric500 : index ? c.sea400 : c.sea200) +
        (index ? missing(x, 560 - before, 190, before - height) : '') +
        (index ? line([x - 60, 560 - before], [x, 560 - before], c.sea400, 3) : '')
      )
    }),
    line([90, 564], [1110, 564], c.sea700, 6),
    ...names.map((name, index) => badge(name, 225 + index * 250, 618)),
  )
}

/** 73 + 19 - 84 = 8. */
const cashBridge = () => {
  const y = (value: number) => 580 - value * 5.4
  const bar = (x: number, from: number, to: number, fill: string) =>
    rect(x, y(to), 170, y(from) - y(to), fill)
  return diagram(
    bar(130, 0, 73, c.sea400),
    bar(390, 73, 92, c.sea400),
    bar(650, 8, 92, c.sea200),
    bar(910, 0, 8, c.turmeric500),
    line([300, y(73)], [390, y(73)], c.sea400, 4, dashes),
    line([560, y(92)], [650, y(92)], c.sea400, 4, dashes),
    line([820, y(8)], [910, y(8)], c.sea400, 4, dashes),
    arrow([735, 200], [735, 420], c.paper, 14),
    line([90, 584], [1120, 584], c.sea700, 6),
    badge('A', 215, y(36)),
    badge('B', 475, y(82.5)),
    badge('C', 735, 130),
    badge('D', 995, 490),
  )
}

/** Teeth at even turns; `phase` turns the first one away from the right. */
const gear = (cx: number, cy: number, pitch: number, teeth: number, phase: number, fill: string) => {
  const points = times(teeth, (tooth): Point[] =>
    (
      [
        [-0.3, -13],
        [-0.16, 12],
        [0.16, 12],
        [0.3, -13],
      ] as const
    ).map(([part, height]) => onCircle(cx, cy, pitch + height, 0.25 + phase / 360 + (tooth + part) / teeth)),
  ).flat()
  return polygon(points, fill)
}

const roeParts = () =>
  diagram(
    gear(190, 400, 120, 16, 0, c.sea200),
    gear(400, 400, 90, 12, 15, c.sea400),
    gear(610, 400, 120, 16, 0, c.sea200),
    gear(790, 400, 60, 8, 22.5, c.sea400),
    line([610, 400], [500, 80], c.turmeric500, 20),
    circle(500, 80, 30, c.turmeric500),
    path('M925 166A270 270 0 0 1 925 634', 'none', { stroke: c.sea200, 'stroke-width': 22 }),
    ...times(7, (index) => {
      const turn = 0.25 + (index - 3) / 18
      return line(onCircle(790, 400, 236, turn), onCircle(790, 400, 252, turn), c.sea700, 7)
    }),
    line([790, 400], onCircle(790, 400, 222, 0.17), c.turmeric500, 12),
    circle(790, 400, 18, c.turmeric500),
    badge('A', 190, 400, 34),
    badge('B', 400, 400, 34),
    badge('C', 610, 400, 34),
  )

const fourDates = () => {
  const days = [180, 380, 580, 1020]
  const names: Letter[] = ['A', 'B', 'C', 'D']
  return diagram(
    polyline(
      [
        [90, 150],
        [280, 150],
        [280, 270],
        [760, 270],
      ],
      c.turmeric500,
      12,
    ),
    line([840, 270], [1110, 270], c.turmeric500, 12),
    ...days.map((x, index) => line([x, index ? 300 : 180], [x, 470], c.sea200, 4, dashes)),
    line([90, 480], [770, 480], c.sea700, 8),
    line([830, 480], [1110, 480], c.sea700, 8),
    line([760, 510], [786, 450], c.sea700, 8),
    line([814, 510], [840, 450], c.sea700, 8),
    ...days.map((x) => circle(x, 480, 18, c.sea700)),
    ...names.map((name, index) => badge(name, days[index] ?? 0, 560, 34)),
  )
}

const cake = (cx: number, pieces: number) => {
  const [from, to] = [onCircle(cx, 310, 230, 0), onCircle(cx, 310, 230, 1 / pieces)]
  return (
    circle(cx, 310, 230, c.sea200) +
    path(`M${cx} 310L${from.join(' ')}A230 230 0 0 1 ${to.join(' ')}Z`, c.turmeric500) +
    times(pieces, (index) => line([cx, 310], onCircle(cx, 310, 234, index / pieces), c.paper, 8)).join('') +
    hoop(cx, 310, 230, c.sea400, 8)
  )
}

const splitPie = () =>
  diagram(cake(320, 2), cake(880, 10), badge('A', 320, 606, 34), badge('B', 880, 606, 34))

/** Loans 100 above capital 12 above deposits 88. */
const bankLayers = () =>
  diagram(
    rect(260, 40, 680, 290, c.sea200),
    rect(260, 336, 680, 34.8, c.turmeric500),
    rect(260, 377, 680, 255.2, c.sea400),
    trace('M620 36L586 110L640 170L590 240L622 296L604 336L614 358', c.paper, 12),
    badge('A', 400, 185, 34),
    badge('B', 600, 505, 34),
    line([940, 353], [1010, 353], c.turmeric500, 5),
    badge('C', 1044, 353, 34),
  )

export const diagramsCompanies: Drawings = {
  'lesson-report-path': reportPath,
  'lesson-balance-sheet-scale': balanceSheetScale,
  'lesson-profit-stairs': profitStairs,
  'lesson-cash-bridge': cashBridge,
  'lesson-roe-parts': roeParts,
  'lesson-four-dates': fourDates,
  'lesson-split-pie': splitPie,
  'lesson-bank-layers': bankLayers,
}
