import { colors as c } from './colors.ts'
import {
  arrow,
  badge,
  basket,
  cloud,
  dashes,
  diagram,
  type Letter,
  missing,
  person,
  stair,
} from './diagram-parts.ts'
import type { Drawings } from './render.ts'
import { circle, line, path, polygon, polyline, rect, times, turned } from './svg.ts'

/** Down five tenths of A; up ten tenths of B. */
const fallAndClimb = () => {
  const [top, bottom, floor] = [130, 350, 570]
  const climb = stair([460, bottom], 60, (top - bottom) / 10, 10)
  return diagram(
    polygon([[140, top], [390, bottom], [460, bottom], ...climb, [1060, floor], [140, floor]], c.sea100),
    line([190, top], [1110, top], c.sea400, 4, dashes),
    arrow([140, top], [385, bottom - 4], c.sea700, 12),
    ...times(4, (index) => {
      const [x, y] = [140 + (index + 1) * 50, top + (index + 1) * 44]
      return line([x - 12, y + 13], [x + 12, y - 13], c.sea700, 6)
    }),
    line([390, bottom], [460, bottom], c.sea700, 10),
    polyline(climb, c.turmeric500, 12),
    line([90, floor], [1110, floor], c.sea700, 6),
    badge('A', 140, 80, 34),
    badge('A', 1060, 80, 34),
    badge('B', 425, 410, 34),
  )
}

/** 560 × 120 = 168 × 400. */
const positionSize = () =>
  diagram(
    rect(150, 176, 560, 120, c.sea200),
    rect(890, 176, 168, 400, c.sea200),
    line([80, 170], [1120, 170], c.turmeric500, 10),
    arrow([112, 180], [112, 296], c.sea700, 10),
    arrow([852, 180], [852, 576], c.sea700, 10),
    badge('A', 430, 236, 34),
    badge('B', 974, 376, 34),
  )

const threeEvents = () => {
  const names: Letter[] = ['A', 'B', 'C']
  return diagram(
    ...names.map((name, panel) => {
      const x = 40 + panel * 380
      const covered = [1, 3, 5][panel] ?? 0
      return (
        rect(x, 90, 360, 420, c.sea50, { rx: 10 }) +
        times(5, (index) => {
          const under = Math.abs(index - 2) <= (covered - 1) / 2
          return basket(
            x + 44 + index * 68,
            460,
            56,
            under ? c.sea200 : c.turmeric500,
            under ? c.line : c.sea700,
          )
        }).join('') +
        cloud(x + 180, 260, covered * 68 - 4, c.sea400) +
        times(covered * 2, (index) => {
          const drop = x + 180 - covered * 34 + 17 + index * 34
          return line([drop, 290], [drop - 8, 350], c.sea400, 5)
        }).join('') +
        badge(name, x + 180, 570, 34)
      )
    }),
  )
}

/** Arms of 2 and 1 at the same tilt: the long end moves twice as far. */
const seesaw = (y: number, arm: number) => {
  const tilt = 14
  const angle = (tilt * Math.PI) / 180
  const [dx, dy] = [arm * Math.cos(angle), arm * Math.sin(angle)]
  return (
    polygon(
      [
        [600, y],
        [556, y + 110],
        [644, y + 110],
      ],
      c.sea400,
    ) +
    line([600 - arm - 20, y], [600 + arm + 20, y], c.sea400, 4, dashes) +
    turned(tilt, 600, y, rect(600 - arm, y - 9, arm * 2, 18, c.sea700, { rx: 9 })) +
    arrow([600 - dx, y], [600 - dx, y - dy + 8], c.sea400, 10) +
    arrow([600 + dx, y], [600 + dx, y + dy - 8], c.turmeric500, 10) +
    badge('A', 600 - dx - 50, y - dy) +
    badge('B', 600 + dx + 50, y + dy)
  )
}

const bondSeesaw = () => diagram(seesaw(190, 440), seesaw(500, 220))

/** Debt stays 250; own money 250, 50, and then 40 less than nothing. */
const marginLayers = () =>
  diagram(
    ...[250, 50, -40].map((own, index) => {
      const x = 170 + index * 320
      return (
        rect(x, 330 - Math.min(0, own), 220, 250 + Math.min(0, own), c.sea400) +
        (own > 0 ? rect(x, 326 - own, 220, own, c.turmeric500) : missing(x, 330, 220, -own)) +
        (own > 0 ? badge('A', x + 110, 326 - own / 2, 22) : '') +
        badge('B', x + 110, 470, 30)
      )
    }),
    line([110, 328], [1090, 328], c.sea700, 3, dashes),
    line([110, 584], [1090, 584], c.sea700, 6),
  )

const scamLoop = () =>
  diagram(
    ...times(3, (index) => person(130 + index * 90, 250, 130, c.sea400)),
    ...times(4, (index) => person(85 + index * 90, 340, 130, c.sea700)),
    badge('A', 220, 76, 30),
    arrow([420, 210], [630, 210], c.turmeric500, 40),
    arrow([640, 320], [420, 320], c.turmeric500, 8),
    badge('B', 530, 366, 26),
    polygon(
      [
        [660, 110],
        [1000, 110],
        [1000, 390],
        [880, 390],
        [880, 372],
        [780, 372],
        [780, 390],
        [660, 390],
      ],
      c.sea200,
    ),
    circle(830, 374, 50, c.paper),
    arrow([830, 340], [830, 500], c.turmeric500, 40),
    badge('C', 930, 440, 30),
    path(
      'M770 520H890C880 540 920 560 930 610C936 646 910 660 880 660H780C750 660 724 646 730 610C740 560 780 540 770 520Z',
      c.sea400,
    ),
    line([766, 520], [894, 520], c.sea700, 12),
  )

export const diagramsRisk: Drawings = {
  'lesson-risk-fall-and-climb': fallAndClimb,
  'lesson-position-size-distance': positionSize,
  'lesson-spreading-three-events': threeEvents,
  'lesson-bond-price-seesaw': bondSeesaw,
  'lesson-margin-two-layers': marginLayers,
  'lesson-scam-money-loop': scamLoop,
}
