import { levels, rules } from './charts.ts'
import { colors as c } from './colors.ts'
import { kawungGround } from './kawung.ts'
import { lens, monthGrid, sheet, wordBars } from './papers.ts'
import type { Drawings } from './render.ts'
import { circle, clipped, line, picture, polyline, rect, times } from './svg.ts'

// Investing basics: warm paper, one sheet of a workbook, large plain shapes.
const workbook = (...children: string[]) =>
  picture(c.paper200, kawungGround({ stroke: c.white, weight: 3, size: 150 }), ...children)

/** A bank's balance read from both sides, one line under the lens. */
const bankStatements = () => {
  const rows = [250, 190, 305, 150, 225]
  const content = (scale: number) =>
    rows
      .map((width, index) => {
        const y = 178 + index * 84
        const other = rows[rows.length - 1 - index] ?? 0
        return (
          rect(600 - 18 - width * scale, y, width * scale, 46, index === 2 ? c.turmeric500 : c.sea700, {
            rx: 4,
          }) + rect(600 + 18, y, other * scale, 46, c.sea200, { rx: 4 })
        )
      })
      .join('')
  return workbook(
    sheet(210, 60, 780, 560, c.white, c.sea200, 70),
    wordBars(270, 104, [180, 96], c.line, 26, 12),
    line([600, 160], [600, 580], c.line, 4),
    content(1),
    circle(420, 369, 128, c.white),
    clipped(
      'lens',
      circle(420, 369, 122, '#fff'),
      rect(250, 300, 700, 54, c.sea200),
      rect(200, 330, 420, 78, c.turmeric500),
      rect(340, 238, 300, 58, c.sea700),
      rect(370, 440, 300, 58, c.sea700),
    ),
    lens(420, 369, 126, c.sea900, 18),
  )
}

/** Four dates in a month; after the third the price opens lower by the dividend. */
const dividendDates = () =>
  workbook(
    rect(90, 70, 1020, 535, c.white, { rx: 12 }),
    monthGrid(140, 122, 96, 9, 1, c.sea50, { 1: c.sea200, 3: c.sea700, 4: c.turmeric500, 7: c.sea200 }, 10),
    rules(140, 290, 920, 84, 4, c.line, 3),
    line([559, 236], [559, 560], c.turmeric500, 5, { 'stroke-dasharray': '3 14' }),
    polyline(levels(150, 66, [420, 396, 410, 362, 342, 350, 316]), c.sea700, 11),
    polyline(levels(570, 70, [470, 452, 466, 430, 440, 408, 396, 404]), c.sea700, 11),
    line([546, 332], [546, 470], c.turmeric500, 11),
    circle(546, 316, 17, c.sea700),
    circle(570, 470, 17, c.turmeric500),
  )

/** The order book: bids on the left, offers on the right, one row that meets. */
const firstOrder = () => {
  const bids = [0, 0, 0, 330, 260, 390, 205]
  const offers = [230, 350, 290, 0, 0, 0, 0]
  const row = (index: number) => {
    const y = 92 + index * 72
    const bid = bids[index] ?? 0
    const offer = offers[index] ?? 0
    return (
      (bid > 0 ? rect(582 - bid, y, bid, 50, index === 3 ? c.turmeric500 : c.sea200, { rx: 5 }) : '') +
      (offer > 0 ? rect(618, y, offer, 50, c.sea700, { rx: 5 }) : '') +
      (index === 3 ? rect(618, y, 330, 50, c.turmeric500, { rx: 5 }) : '')
    )
  }
  return workbook(
    rect(110, 50, 980, 575, c.white, { rx: 12 }),
    ...times(7, row),
    line([600, 80], [600, 596], c.line, 4),
    ...times(25, (index) =>
      rect(
        150 + (index % 5) * 30,
        108 + Math.floor(index / 5) * 30,
        22,
        22,
        index === 24 ? c.turmeric500 : c.sea700,
        { rx: 3 },
      ),
    ),
    circle(600, 333, 26, c.white),
    circle(600, 333, 15, c.sea900),
  )
}

export const investingBasics: Drawings = {
  'cover-investing-basics-1': bankStatements,
  'cover-investing-basics-2': dividendDates,
  'cover-investing-basics-3': firstOrder,
}
