import { areaLine, levels, ring, spark } from '../charts.ts'
import type { Scheme } from '../colors.ts'
import { hill, wave } from '../landscape.ts'
import { circle, line, polygon, rect, times, turned } from '../svg.ts'
import type { Film } from './slide.ts'

const floor = 540
const pillar = (x: number, fill: string) =>
  rect(x - 32, 300, 64, floor - 300, fill) +
  rect(x - 46, 280, 92, 22, fill, { rx: 4 }) +
  rect(x - 46, floor - 20, 92, 20, fill, { rx: 4 })
const slab = (fill: string, width = 820) => rect(600 - width / 2, 230, width, 52, fill, { rx: 8 })
const base = (s: Scheme) => rect(150, floor, 900, 12, s.strong, { rx: 6 })
const places = [280, 440, 600, 760, 920] as const

const fallen = (s: Scheme) =>
  rect(408, 420, 64, 120, s.soft) +
  rect(394, 520, 92, 20, s.soft, { rx: 4 }) +
  polygon(
    [
      [408, 424],
      [428, 396],
      [444, 418],
      [472, 388],
      [472, 440],
      [408, 440],
    ],
    s.soft,
  ) +
  turned(64, 500, 500, rect(480, 470, 56, 70, s.soft))

const slides = (s: Scheme) => [
  areaLine({
    points: levels(150, 150, [200, 164, 236, 214, 340, 436, 528]),
    floor,
    stroke: s.accent,
    width: 11,
  }) + base(s),
  base(s) + pillar(600, s.accent) + turned(-5, 600, 260, slab(s.strong)) + circle(880, 176, 34, s.middle),
  base(s) +
    places
      .map((x, index) =>
        index === 1 ? fallen(s) : pillar(x, index === 3 ? s.accent : index % 2 === 0 ? s.strong : s.middle),
      )
      .join('') +
    slab(s.strong) +
    circle(600, 190, 34, s.accent),
  [s.strong, s.middle, s.strong, s.middle, s.accent]
    .map((stroke, index) =>
      spark(
        150,
        330 + index * 34,
        900,
        [150, 168, 140, 176, 60, 10, -40, -62].map((h) => h + index * 6 - 10),
        stroke,
        9,
      ),
    )
    .join('') + line([570, 130], [570, 560], s.middle, 5, { 'stroke-dasharray': '3 16' }),
  ring(390, 330, 150, 84, [
    [0.34, s.strong],
    [0.28, s.middle],
    [0.2, s.soft],
    [0.18, s.accent],
  ]) +
    times(
      3,
      (row) =>
        rect(640, 222 + row * 84, 420, 12, s.rule, { rx: 6 }) +
        circle(720 + row * 130, 228 + row * 84, 26, [s.middle, s.strong, s.accent][row] ?? s.strong),
    ).join(''),
  hill(
    [
      [150, 470],
      [380, 446],
      [600, 470],
      [820, 446],
      [1050, 474],
    ],
    s.soft,
    540,
  ) +
    places.map((x) => turned(-9, x, 500, pillar(x, s.accent))).join('') +
    turned(-4, 600, 250, slab(s.strong)) +
    wave(540, 22, 150, s.strong, 10, 130, 1000),
]

export const riskAndDiversification: Film = { slides, poster: 2 }
