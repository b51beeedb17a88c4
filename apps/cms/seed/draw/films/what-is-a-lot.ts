import type { Scheme } from '../colors.ts'
import { coins, phone } from '../objects.ts'
import { lens } from '../papers.ts'
import { rect, times } from '../svg.ts'
import type { Film } from './slide.ts'
import { arrow, equals, lot } from './steps.ts'

const slides = (s: Scheme) => [
  times(
    3,
    (index) =>
      rect(170 + index * 310, 202, 240, 240, s.sheet, { rx: 14, stroke: s.rule, 'stroke-width': 4 }) +
      lot(196 + index * 310, 228, 192, index === 1 ? s.accent : s.strong),
  ).join(''),
  lot(378, 104, 452, s.strong, { 0: s.accent }),
  rect(150, 282, 84, 84, s.accent, { rx: 10 }) +
    arrow(280, 324, 110, s.middle) +
    lot(440, 176, 300, s.strong, { 0: s.accent }) +
    equals(816, 320, s.middle) +
    coins(960, 476, 8, s.strong, s.accent, 150, 30),
  times(10, (index) => lot(150 + (index % 5) * 186, 118 + Math.floor(index / 5) * 186, 164, s.strong)).join(
    '',
  ) + times(10, (index) => rect(286 + index * 64, 520, 30, 30, s.accent, { rx: 4 })).join(''),
  phone({
    x: 462,
    y: 70,
    height: 552,
    body: s.strong,
    screen: s.ground,
    line: s.middle,
    accent: s.accent,
    soft: s.soft,
  }) +
    rect(484, 406, 232, 60, 'none', { rx: 12, stroke: s.accent, 'stroke-width': 10 }) +
    lens(716, 436, 92, s.middle, 14),
  times(5, (index) =>
    rect(190 + index * 166, 560 - (index + 1) * 62, 150, (index + 1) * 62, index === 0 ? s.strong : s.soft, {
      rx: 6,
    }),
  ).join('') + lot(199, 352, 132, s.accent),
]

export const whatIsALot: Film = { slides, poster: 1 }
