import { colors as c } from './colors.ts'
import { hill, sea, sun, terraces, volcano, wave } from './landscape.ts'
import { coins } from './objects.ts'
import type { Drawings } from './render.ts'
import { ship } from './structures.ts'
import { clipped, line, path, picture, polygon, rect, times } from './svg.ts'

// Money planning: open landscapes under a warm sky, always with somewhere to arrive.
const sky = (...children: string[]) => picture(c.turmeric100, ...children)

/** A boat lies calm behind the breakwater while the sea outside runs high. */
const emergencyFund = () =>
  sky(
    sun(300, 176, 84, c.turmeric500),
    volcano(960, 250, 420, 330, c.sea200),
    rect(0, 420, 1200, 255, c.sea700),
    path(
      'M0 398C40 330 92 322 120 362C142 394 176 398 206 372C250 330 300 336 318 376C330 402 372 408 400 380C430 352 470 372 500 420V675H0Z',
      c.sea600,
    ),
    path(
      'M0 470C50 410 112 404 140 446C160 476 204 478 240 450C286 414 330 420 346 456C360 484 410 486 520 450V675H0Z',
      c.sea800,
    ),
    path(
      'M0 566C60 512 130 514 160 548C190 580 240 572 282 548C330 522 372 530 392 556C410 578 450 580 540 552V675H0Z',
      c.sea900,
    ),
    polygon(
      [
        [470, 675],
        [520, 388],
        [584, 388],
        [650, 675],
      ],
      c.sea950,
    ),
    ...times(4, (row) =>
      line([508 - row * 10, 440 + row * 58], [602 + row * 12, 440 + row * 58], c.sea700, 5),
    ),
    clipped(
      'harbour',
      rect(640, 420, 560, 255, '#fff'),
      ...times(4, (row) => wave(520 + row * 44, 5, 140, c.sea600, 5, 560 + row * 26, 1300)),
    ),
    ship(750, 498, 290, c.sea950, c.white, c.paper200),
  )

/** Terraces climb step by step to the goal. */
const monthlyAmount = () =>
  sky(
    sun(900, 176, 78, c.turmeric500),
    volcano(900, 150, 470, 520, c.sea200),
    volcano(420, 300, 480, 420, c.sea100),
    terraces(
      [
        [-20, 560],
        [140, 520],
        [320, 500],
        [520, 430],
        [700, 400],
        [900, 330],
        [1060, 320],
        [1220, 270],
      ],
      62,
      7,
      [c.sea400, c.sea600, c.sea700, c.sea800],
      c.turmeric200,
      4,
    ),
  )

/** The same basket of living costs, larger with every decade, towards the evening. */
const retirement = () =>
  sky(
    sun(850, 410, 190, c.turmeric500),
    hill(
      [
        [-20, 372],
        [180, 340],
        [380, 384],
        [620, 352],
        [820, 400],
        [1010, 360],
        [1220, 388],
      ],
      c.sea200,
      430,
    ),
    rect(0, 420, 1200, 255, c.sea700),
    sea(450, 6, c.sea600, 5, 24),
    rect(0, 596, 1200, 79, c.sea950),
    ...[2, 3, 5, 8, 13].map((count, index) =>
      coins(170 + index * 172, 596, count, c.white, c.white, 112, 24),
    ),
  )

export const moneyPlanning: Drawings = {
  'cover-money-planning-1': emergencyFund,
  'cover-money-planning-2': monthlyAmount,
  'cover-money-planning-3': retirement,
}
