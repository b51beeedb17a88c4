import { palette } from '@site/brand/palette.ts'
import { type Weight, wrapText } from './fonts.ts'
import { type PaperPage, paper, type Tag } from './marks.ts'

export const margin = 52
const foot = 56
export const textWidth = paper.width - 2 * margin

export const colors = {
  band: palette.primaryDark,
  onBand: palette.onBoard,
  heading: palette.primary,
  accent: palette.accent,
  ink: palette.textLight,
  muted: '#4d6166',
  white: '#ffffff',
  line: '#dce3e5',
} as const

export type Style = { weight: Weight; size: number; lead: number; color: string }

const cellGap = 8
const headStyle: Style = { weight: 'medium', size: 8, lead: 11.5, color: colors.muted }
const cellStyle: Style = { weight: 'regular', size: 9, lead: 12.5, color: colors.ink }

/** A text that flows over A4 pages, with its structure tags. */
export class Sheet {
  readonly pages: PaperPage[] = [[]]
  readonly structure: Tag = { role: 'Document', children: [] }
  y: number = margin

  get page(): PaperPage {
    return this.pages.at(-1) ?? []
  }

  tag(role: Tag['role'], parent: Tag = this.structure): Tag {
    const tag: Tag = { role, children: [] }
    parent.children.push(tag)
    return tag
  }

  newPage(): void {
    this.pages.push([])
    this.y = margin
  }

  gap(points: number): void {
    this.y += points
  }

  /** Starts a new page if less than this is left. */
  keepTogether(points: number): void {
    if (this.y + points > paper.height - foot - 12) this.newPage()
  }

  paragraph(role: 'H1' | 'H2' | 'P', text: string, style: Style): void {
    this.lines(this.tag(role), text, style, margin, textWidth)
  }

  private lines(tag: Tag, whole: string, style: Style, x: number, width: number): void {
    const { size, weight, color, lead } = style
    const lines = wrapText(whole, weight, size, width)
    for (const [index, line] of lines.entries()) {
      this.keepTogether(lead)
      this.y += lead
      // Without the space, the last word of a line would run into the first word of the next.
      const text = index === lines.length - 1 ? line : `${line} `
      this.page.push({ kind: 'text', x, y: this.y - lead * 0.28, size, weight, color, text, tag })
    }
  }

  /** Rows of cells; the first cell of each row names it. `shares` are the widths of the columns, in parts of one. */
  table(shares: readonly number[], head: readonly string[], rows: readonly (readonly string[])[]): void {
    const table = this.tag('Table')
    if (head.length > 0) this.row(table, shares, head, () => 'TH', headStyle)
    for (const cells of rows) {
      this.row(table, shares, cells, (column) => (column === 0 ? 'row name' : 'TD'), cellStyle)
    }
    this.gap(8)
  }

  private row(
    table: Tag,
    shares: readonly number[],
    cells: readonly string[],
    toCellRole: (column: number) => 'TH' | 'TD' | 'row name',
    style: Style,
  ): void {
    const widths = shares.map((share) => share * textWidth)
    const wrapped = cells.map((text, column) =>
      wrapText(text, style.weight, style.size, (widths[column] ?? textWidth) - cellGap),
    )
    const height = Math.max(...wrapped.map(({ length }) => length)) * style.lead + cellGap
    this.keepTogether(height)
    const row = this.tag('TR', table)
    let x = margin
    for (const [column, lines] of wrapped.entries()) {
      const role = toCellRole(column)
      const tag = this.tag(role === 'row name' ? 'TH' : role, row)
      if (role === 'row name') tag.scope = 'Row'
      for (const [index, line] of lines.entries()) {
        this.page.push({
          kind: 'text',
          x,
          y: this.y + (index + 1) * style.lead,
          size: style.size,
          weight: style.weight,
          color: style.color,
          text: index === lines.length - 1 ? line : `${line} `,
          tag,
        })
      }
      x += widths[column] ?? 0
    }
    this.y += height
    this.page.push({
      kind: 'box',
      x: margin,
      y: this.y,
      width: textWidth,
      height: 0.6,
      color: colors.line,
    })
  }

  item(text: string): void {
    const indent = 14
    this.keepTogether(15)
    this.page.push({
      kind: 'box',
      x: margin + 2,
      y: this.y + 6,
      width: 4,
      height: 4,
      color: colors.accent,
    })
    const style: Style = { weight: 'regular', size: 9.8, lead: 15, color: colors.ink }
    const last = this.structure.children.at(-1)
    const list = last?.role === 'L' ? last : this.tag('L')
    this.lines(this.tag('LBody', this.tag('LI', list)), text, style, margin + indent, textWidth - indent)
    this.gap(2)
  }
}
