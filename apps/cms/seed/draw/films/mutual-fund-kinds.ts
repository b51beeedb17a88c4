import { areaLine, candleRow, levels, onCircle, ring } from '../charts.ts'
import type { Scheme } from '../colors.ts'
import { kawung } from '../kawung.ts'
import { certificate, sheet, wordBars } from '../papers.ts'
import { circle, line, rect, times } from '../svg.ts'
import type { Film } from './slide.ts'

const fund = (s: Scheme, ...shares: (readonly [number, string])[]) =>
  ring(380, 330, 158, 84, shares) + kawung(380, 330, 130, [s.soft], s.accent)

const classes = (s: Scheme) =>
  [s.accent, s.strong, s.middle]
    .map(
      (fill, index) =>
        rect(650, 226 + index * 78, 400, 46, s.rule, { rx: 8 }) +
        rect(650, 226 + index * 78, [210, 180, 110][index] ?? 0, 46, fill, { rx: 8 }),
    )
    .join('')

const pool = (s: Scheme) =>
  times(14, (index) => {
    const [x, y] = onCircle(600, 326, index % 2 === 0 ? 246 : 206, index / 14)
    const [tx, ty] = onCircle(600, 326, 132, index / 14)
    return line([x, y], [tx, ty], s.soft, 6) + circle(x, y, 25, index % 5 === 1 ? s.accent : s.middle)
  }).join('') +
  circle(600, 326, 124, s.strong) +
  kawung(600, 326, 186, [s.ground], s.accent)

const slides = (s: Scheme) => [
  pool(s),
  fund(s, [1, s.middle]) +
    times(12, (index) => rect(640 + index * 38, 300, 28, 60, s.accent, { rx: 5 })).join('') +
    line([640, 392], [1086, 392], s.rule, 6),
  fund(s, [0.8, s.strong], [0.2, s.soft]) +
    certificate({
      x: 660,
      y: 190,
      width: 400,
      height: 276,
      paper: s.sheet,
      ink: s.strong,
      soft: s.soft,
      seal: s.accent,
      name: 'debt',
    }) +
    rect(660, 190, 400, 276, 'none', { rx: 8, stroke: s.rule, 'stroke-width': 4 }),
  fund(s, [0.8, s.accent], [0.2, s.soft]) +
    candleRow(
      690,
      92,
      44,
      [
        [420, 330, 290, 460],
        [340, 390, 300, 440],
        [380, 280, 230, 420],
        [290, 220, 170, 340],
        [240, 160, 120, 280],
      ],
      (_, index) => (index === 1 ? s.middle : s.strong),
      7,
    ),
  fund(s, [0.42, s.accent], [0.36, s.strong], [0.22, s.middle]) +
    classes(s) +
    line([966, 196], [966, 456], s.accent, 6, { 'stroke-dasharray': '3 16' }),
  areaLine({
    points: levels(150, 120, [420, 438, 372, 404, 312, 336]),
    floor: 480,
    stroke: s.strong,
    width: 9,
  }) +
    line([130, 490], [790, 490], s.rule, 8) +
    times(4, (index) =>
      circle(210 + index * 170, 490, 20, [s.middle, s.strong, s.strong, s.accent][index] ?? s.strong),
    ).join('') +
    sheet(850, 150, 250, 350, s.sheet, s.soft, 46) +
    wordBars(884, 214, [120, 180, 160, 180, 110], s.soft, 48, 16),
]

export const mutualFundKinds: Film = { slides, poster: 4 }
