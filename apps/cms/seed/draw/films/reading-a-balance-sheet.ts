import type { Scheme } from '../colors.ts'
import { coins } from '../objects.ts'
import { monthGrid, sheet, wordBars } from '../papers.ts'
import { line, polygon, rect, times, trace } from '../svg.ts'
import type { Film } from './slide.ts'

const floor = 548
const block = (x: number, top: number, height: number, fill: string) =>
  rect(x, top, 250, height - 6, fill, { rx: 6 })

const factory = (x: number, base: number, fill: string) =>
  rect(x, base - 74, 150, 74, fill) +
  times(3, (index) =>
    polygon(
      [
        [x + index * 50, base - 74],
        [x + index * 50, base - 112],
        [x + index * 50 + 50, base - 74],
      ],
      fill,
    ),
  ).join('') +
  rect(x + 122, base - 150, 22, 80, fill)

const assets = (s: Scheme, current = s.middle) =>
  block(310, 148, 110, current) + block(310, 258, 90, current) + block(310, 348, 200, s.strong)
const debts = (s: Scheme, current = s.middle) => block(640, 148, 90, current) + block(640, 238, 130, s.soft)
const equity = (s: Scheme) => block(640, 368, 180, s.accent)
const base = (s: Scheme) => rect(80, floor, 1040, 12, s.strong, { rx: 6 })

const contents = (s: Scheme) =>
  coins(170, 250, 3, s.middle, s.accent, 96, 22) +
  sheet(128, 278, 74, 64, s.sheet, s.soft, 18) +
  wordBars(142, 302, [30, 44], s.soft, 18, 8) +
  factory(96, 542, s.strong)

const slides = (s: Scheme) => [
  rect(190, 134, 400, 420, s.sheet, { rx: 14, stroke: s.rule, 'stroke-width': 4 }) +
    rect(190, 134, 400, 62, s.strong, { rx: 14 }) +
    monthGrid(226, 226, 52, 5, 4, s.soft, { 18: s.accent }, 18) +
    line([600, 400], [690, 400], s.middle, 8, { 'stroke-dasharray': '2 20' }) +
    sheet(700, 134, 320, 420, s.sheet, s.soft, 56) +
    rect(744, 240, 106, 250, s.soft, { rx: 4 }) +
    rect(872, 240, 106, 250, s.soft, { rx: 4 }),
  base(s) + assets(s) + contents(s),
  base(s) +
    assets(s, s.soft) +
    debts(s, s.middle) +
    rect(640, 368, 250, 174, 'none', {
      rx: 6,
      stroke: s.middle,
      'stroke-width': 5,
      'stroke-dasharray': '14 12',
    }),
  base(s) + assets(s) + debts(s) + equity(s),
  base(s) +
    assets(s) +
    debts(s) +
    equity(s) +
    line([230, 140], [970, 140], s.accent, 9) +
    times(2, (index) => line([582, 336 + index * 24], [618, 336 + index * 24], s.strong, 10)).join(''),
  base(s) +
    block(310, 148, 110, s.accent) +
    block(310, 258, 90, s.accent) +
    block(310, 348, 200, s.soft) +
    block(640, 148, 90, s.strong) +
    block(640, 238, 310, s.soft) +
    trace('M932 240H990V342H932', s.accent, 8),
]

export const readingABalanceSheet: Film = { slides, poster: 3 }
