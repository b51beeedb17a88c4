import { measureText } from './fonts.ts'
import { paper } from './marks.ts'
import { colors, margin, type Sheet, textWidth } from './sheet.ts'

/** The band at the top of the first page: the brand at the left, lines at the right. */
export function drawMasthead(
  sheet: Sheet,
  { brand, lines }: { brand: string; lines: readonly string[] },
): void {
  const height = 84
  const middle = 50
  sheet.page.push(
    { kind: 'box', x: 0, y: 0, width: paper.width, height, color: colors.band },
    { kind: 'box', x: 0, y: height, width: paper.width, height: 4, color: colors.accent },
    {
      kind: 'text',
      x: margin,
      y: middle,
      size: 22,
      weight: 'bold',
      color: colors.white,
      text: brand,
      tag: sheet.tag('P'),
    },
  )
  for (const [index, text] of lines.entries()) {
    const size = 9
    const x = paper.width - margin - measureText(text, 'medium', size)
    sheet.page.push({
      kind: 'text',
      x,
      y: 32 + index * 14,
      size,
      weight: 'medium',
      color: colors.onBand,
      text,
      tag: sheet.tag('P'),
    })
  }
  sheet.y = height + 26
}

/** The firm and the page number at the foot of each page. */
export function drawFeet(
  sheet: Sheet,
  { company, formatPageNumber }: { company: string; formatPageNumber: (page: number, of: number) => string },
): void {
  for (const [index, page] of sheet.pages.entries()) {
    const y = paper.height - 34
    const size = 7.5
    const text = formatPageNumber(index + 1, sheet.pages.length)
    const x = paper.width - margin - measureText(text, 'regular', size)
    page.push(
      { kind: 'box', x: margin, y: y - 16, width: textWidth, height: 0.8, color: colors.line },
      { kind: 'text', x: margin, y, size, weight: 'regular', color: colors.muted, text: company },
      { kind: 'text', x, y, size, weight: 'regular', color: colors.muted, text },
    )
  }
}
