import { bars } from '../charts.ts'
import type { Scheme } from '../colors.ts'
import { coins } from '../objects.ts'
import { line, rect, times, trace } from '../svg.ts'
import type { Film } from './slide.ts'
import { arrow, disc, lot } from './steps.ts'

const floor = 540
const base = (s: Scheme) => rect(150, floor, 900, 12, s.strong, { rx: 6 })
const ghost = (x: number, top: number, width: number, stroke: string) =>
  rect(x, top, width, floor - top, 'none', { rx: 8, stroke, 'stroke-width': 6, 'stroke-dasharray': '14 12' })

const slides = (s: Scheme) => [
  base(s) +
    rect(640, 140, 220, floor - 140, s.strong, { rx: 8 }) +
    rect(340, 480, 220, 60, s.accent, { rx: 8 }) +
    line([340, 470], [860, 470], s.middle, 5, { 'stroke-dasharray': '3 16' }),
  lot(378, 104, 452, s.strong, { 97: s.accent, 98: s.accent, 99: s.accent }),
  base(s) +
    rect(260, 140, 220, 400, s.strong, { rx: 8 }) +
    rect(260, 480, 220, 60, s.accent) +
    arrow(540, 360, 110, s.middle) +
    ghost(720, 140, 220, s.middle) +
    rect(720, 330, 220, 210, s.strong, { rx: 8 }) +
    rect(720, 480, 220, 60, s.accent),
  base(s) +
    bars(220, floor, 164, 108, [96, 110, 104, 368, 116], (index) => (index === 3 ? s.accent : s.strong)) +
    line([200, 420], [1000, 420], s.middle, 5, { 'stroke-dasharray': '3 16' }) +
    disc(766, 128, 34, s.accent, s.ground),
  base(s) +
    coins(300, floor, 14, s.strong, s.strong, 150, 22) +
    coins(470, floor, 11, s.strong, s.strong, 150, 22) +
    arrow(590, 420, 140, s.middle) +
    coins(880, floor, 6, s.accent, s.accent, 150, 22),
  base(s) +
    bars(190, floor, 142, 96, [150, 196, 178, 232], () => s.strong) +
    times(2, (index) => ghost(758 + index * 142, index === 0 ? 250 : 456, 96, s.accent)).join('') +
    trace('M722 130V560', s.middle, 5, { 'stroke-dasharray': '3 16' }),
]

export const dividendYield: Film = { slides, poster: 2 }
