import type { Scheme } from '../colors.ts'
import { coins } from '../objects.ts'
import { certificate, lens, sheet, wordBars } from '../papers.ts'
import { circle, rect } from '../svg.ts'
import type { Film } from './slide.ts'
import { arrow, hop, week } from './steps.ts'

const row = 400

const paper = (s: Scheme, x: number, y: number) =>
  certificate({
    x,
    y,
    width: 250,
    height: 172,
    paper: s.sheet,
    ink: s.strong,
    soft: s.soft,
    seal: s.accent,
    name: 'share',
  }) + rect(x, y, 250, 172, 'none', { rx: 8, stroke: s.rule, 'stroke-width': 4 })

// Thursday to Wednesday: the trade day comes first, so the weekend lies between.
const nextWeek = (s: Scheme, marks: Readonly<Record<number, string>>) => week(s, row, marks, [2, 3])

const slides = (s: Scheme) => [
  week(s, row, { 0: s.accent }) +
    rect(150, 190, 430, 72, s.strong, { rx: 8 }) +
    rect(620, 190, 430, 72, s.middle, { rx: 8 }) +
    circle(600, 226, 42, s.accent),
  week(s, row, { 0: s.accent, 2: s.strong }) + hop(0, 1, row - 14, s.middle) + hop(1, 2, row - 14, s.accent),
  paper(s, 130, 200) +
    arrow(430, 250, 330, s.strong) +
    arrow(770, 330, -330, s.accent) +
    coins(900, 372, 6, s.strong, s.accent, 120, 24) +
    coins(1030, 372, 4, s.strong, s.strong, 120, 24) +
    rect(130, 440, 960, 12, s.rule, { rx: 6 }),
  week(s, row, { 0: s.soft, 1: s.soft, 2: s.soft, 3: s.soft, 4: s.soft }) +
    rect(822, 364, 292, 188, 'none', { rx: 24, stroke: s.accent, 'stroke-width': 7 }),
  nextWeek(s, { 0: s.accent, 4: s.strong }) +
    hop(0, 1, row - 14, s.middle) +
    hop(1, 4, row - 14, s.accent, 190),
  sheet(390, 92, 380, 470, s.sheet, s.soft, 56) +
    wordBars(440, 170, [200, 270, 240, 270, 180, 250], s.soft, 58, 18) +
    rect(440, 286, 270, 18, s.accent, { rx: 9 }) +
    lens(640, 300, 118, s.strong, 17),
]

export const howSettlementWorks: Film = { slides, poster: 4 }
