import { levels, rules } from '../charts.ts'
import type { Scheme } from '../colors.ts'
import { coins } from '../objects.ts'
import { lens, sheet, wordBars } from '../papers.ts'
import { circle, line, path, polygon, polyline, rect, times, trace } from '../svg.ts'
import type { Film } from './slide.ts'
import { dayCenter, disc, hop, week } from './steps.ts'

const row = 400
const share = (s: Scheme, day: number) => rect(dayCenter(day) - 50, 200, 100, 100, s.strong, { rx: 12 })

const fall = (s: Scheme) =>
  rules(150, 180, 900, 100, 4, s.rule, 3) +
  polyline(levels(150, 84, [330, 304, 316, 262, 240, 216]), s.strong, 12) +
  polyline(levels(630, 84, [356, 340, 352, 326, 330, 300]), s.strong, 12) +
  line([600, 216], [600, 356], s.accent, 12, { 'stroke-dasharray': '2 24' }) +
  circle(570, 216, 19, s.strong) +
  circle(630, 356, 19, s.accent)

const scales = (s: Scheme) =>
  rect(592, 180, 16, 340, s.strong) +
  rect(480, 510, 240, 22, s.strong, { rx: 6 }) +
  line([300, 200], [900, 200], s.strong, 14) +
  circle(600, 190, 26, s.accent) +
  [300, 900]
    .map(
      (x) =>
        trace(`M${x} 200L${x - 100} 410M${x} 200L${x + 100} 410`, s.middle, 6) +
        path(`M${x - 120} 410H${x + 120}C${x + 100} 460 ${x - 100} 460 ${x - 120} 410Z`, s.strong),
    )
    .join('') +
  disc(300, 356, 52, s.accent, s.ground) +
  polygon(
    [
      [836, 310],
      [964, 310],
      [900, 404],
    ],
    s.middle,
  )

const firm = (s: Scheme) =>
  rect(310, 190, 380, 350, s.sheet, { stroke: s.strong, 'stroke-width': 10 }) +
  times(6, (index) => rect(348 + (index % 3) * 108, 226 + Math.floor(index / 3) * 84, 88, 54, s.soft)).join(
    '',
  ) +
  coins(420, 528, 3, s.strong, s.accent, 96, 22) +
  coins(530, 528, 5, s.strong, s.accent, 96, 22) +
  rect(260, 540, 700, 12, s.strong, { rx: 6 }) +
  lens(560, 452, 112, s.middle, 16) +
  rect(800, 392, 116, 116, s.soft, { rx: 16 })

const slides = (s: Scheme) => [
  week(s, row, { 1: s.strong }) + share(s, 1) + disc(dayCenter(1) + 62, 286, 40, s.accent, s.ground),
  week(s, row, { 1: s.strong, 2: s.accent }) +
    share(s, 2) +
    disc(dayCenter(1) + 0, 286, 40, s.accent, s.ground) +
    line([dayCenter(1) + 74, 176], [dayCenter(1) + 74, 560], s.middle, 6, { 'stroke-dasharray': '3 16' }),
  week(s, row, { 1: s.strong, 2: s.accent, 3: s.strong }) +
    hop(1, 2, row - 14, s.middle) +
    hop(2, 3, row - 14, s.middle) +
    sheet(690, 96, 210, 262, s.sheet, s.soft, 40) +
    wordBars(720, 152, [90, 140, 120, 140], s.soft, 46, 15) +
    rect(720, 244, 140, 15, s.accent, { rx: 7 }),
  fall(s),
  scales(s),
  firm(s),
]

export const cumAndExDate: Film = { slides, poster: 3 }
