import type { Locale } from '@site/contracts/locale.ts'
import { linesOf, type Weight, widthOf } from './fonts.ts'
import { blocksOf } from './markdown-blocks.ts'

/** A tag of the document's structure, in reading order. */
export type Tag = {
  role: 'Document' | 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD'
  children: Tag[]
}

/**
 * All lengths are in points (1/72 inch) from the upper left corner; `y` of a text is its baseline. A text without a tag
 * is a page artifact, which screen readers skip.
 */
export type Mark =
  | {
      kind: 'text'
      x: number
      y: number
      size: number
      weight: Weight
      color: string
      text: string
      tag?: Tag
    }
  | { kind: 'box'; x: number; y: number; width: number; height: number; color: string }
export type PaperPage = Mark[]

export const paper = { width: 595.28, height: 841.89 } as const
const margin = 52
const foot = 56
const textWidth = paper.width - 2 * margin

const colors = {
  sea900: '#012f37',
  sea700: '#005961',
  sea100: '#d8edee',
  sea50: '#eff8f8',
  turmeric: '#f0b131',
  ink: '#14262a',
  muted: '#4d6166',
  white: '#ffffff',
  line: '#dce3e5',
} as const

const words = {
  id: {
    research: 'Riset',
    keyPoints: 'Pokok-pokok',
    rating: 'Rekomendasi',
    priceAtIssue: 'Harga saat terbit',
    target: 'Harga target',
    previousTarget: 'Target lama',
    upside: 'Selisih ke target',
    horizon: 'Jangka waktu',
    tickers: 'Kode saham',
    months: (count: number) => `${count} bulan`,
    ratings: { buy: 'Beli', hold: 'Tahan', sell: 'Jual' },
    disclosure: 'Pengungkapan dan penafian',
    page: (page: number, of: number) => `Halaman ${page} dari ${of}`,
  },
  en: {
    research: 'Research',
    keyPoints: 'Key points',
    rating: 'Recommendation',
    priceAtIssue: 'Price at issue',
    target: 'Target price',
    previousTarget: 'Previous target',
    upside: 'Distance to target',
    horizon: 'Horizon',
    tickers: 'Tickers',
    months: (count: number) => `${count} months`,
    ratings: { buy: 'Buy', hold: 'Hold', sell: 'Sell' },
    disclosure: 'Disclosures and disclaimer',
    page: (page: number, of: number) => `Page ${page} of ${of}`,
  },
} as const

export type ReportPaper = {
  locale: Locale
  brand: string
  company: string
  category: string
  /** Replaces "Research" and the category. */
  heading?: string
  title: string
  summary: string
  analystRole: string
  publishedAt: string
  tickers: string[]
  rating: 'buy' | 'hold' | 'sell' | null
  priceAtIssue: number | null
  targetPrice: number | null
  previousTarget?: number | null
  horizonMonths: number | null
  keyPoints: string[]
  body: string
  disclosures: readonly string[]
}

/** Lays a report out on at least two A4 pages, with its structure tags. */
export function layOut(report: ReportPaper): { pages: PaperPage[]; structure: Tag } {
  const sheet = new Sheet()
  drawMasthead(sheet, report)
  sheet.paragraph('H1', report.title, { weight: 'bold', size: 21, lead: 26, color: colors.sea900 })
  sheet.gap(6)
  sheet.paragraph('P', report.summary, { weight: 'medium', size: 11.5, lead: 17, color: colors.muted })
  sheet.gap(12)
  drawTable(sheet, factsOf(report))
  drawKeyPoints(sheet, report)
  for (const block of blocksOf(report.body)) {
    if (block.kind === 'heading') {
      sheet.gap(8)
      sheet.keepTogether(48)
      sheet.paragraph('H2', block.text, { weight: 'bold', size: 12.5, lead: 18, color: colors.sea700 })
      sheet.gap(2)
    } else if (block.kind === 'item') {
      sheet.item(block.text)
    } else {
      sheet.paragraph('P', block.text, { weight: 'regular', size: 9.8, lead: 15, color: colors.ink })
      sheet.gap(6)
    }
  }
  if (sheet.pages.length === 1) sheet.newPage()
  sheet.gap(14)
  sheet.keepTogether(90)
  sheet.paragraph('H2', words[report.locale].disclosure, {
    weight: 'bold',
    size: 9,
    lead: 14,
    color: colors.sea700,
  })
  for (const text of report.disclosures) {
    sheet.paragraph('P', text, { weight: 'regular', size: 8, lead: 12, color: colors.muted })
  }
  drawFeet(sheet, report)
  return { pages: sheet.pages, structure: sheet.structure }
}

type Style = { weight: Weight; size: number; lead: number; color: string }

class Sheet {
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
    const lines = linesOf(whole, weight, size, width)
    for (const [index, line] of lines.entries()) {
      this.keepTogether(lead)
      this.y += lead
      // Without the space, the last word of a line would run into the first word of the next.
      const text = index === lines.length - 1 ? line : `${line} `
      this.page.push({ kind: 'text', x, y: this.y - lead * 0.28, size, weight, color, text, tag })
    }
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
      color: colors.turmeric,
    })
    const style: Style = { weight: 'regular', size: 9.8, lead: 15, color: colors.ink }
    const last = this.structure.children.at(-1)
    const list = last?.role === 'L' ? last : this.tag('L')
    this.lines(this.tag('LBody', this.tag('LI', list)), text, style, margin + indent, textWidth - indent)
    this.gap(2)
  }
}

function drawMasthead(sheet: Sheet, report: ReportPaper): void {
  const height = 84
  const middle = 50
  sheet.page.push(
    { kind: 'box', x: 0, y: 0, width: paper.width, height, color: colors.sea900 },
    { kind: 'box', x: 0, y: height, width: paper.width, height: 4, color: colors.turmeric },
    {
      kind: 'text',
      x: margin,
      y: middle,
      size: 22,
      weight: 'bold',
      color: colors.white,
      text: report.brand,
      tag: sheet.tag('P'),
    },
  )
  const lines = [
    report.heading ?? `${words[report.locale].research} · ${report.category}`,
    dateText(report.publishedAt, report.locale),
    report.analystRole,
  ].filter((line) => line !== '')
  for (const [index, text] of lines.entries()) {
    const size = 9
    const x = paper.width - margin - widthOf(text, 'medium', size)
    sheet.page.push({
      kind: 'text',
      x,
      y: 32 + index * 14,
      size,
      weight: 'medium',
      color: colors.sea100,
      text,
      tag: sheet.tag('P'),
    })
  }
  sheet.y = height + 26
}

function factsOf(report: ReportPaper): [string, string][] {
  const t = words[report.locale]
  const { rating, priceAtIssue, targetPrice, previousTarget, horizonMonths, tickers } = report
  const facts: [string, string][] = []
  if (tickers.length > 0) facts.push([t.tickers, tickers.join(', ')])
  if (rating) facts.push([t.rating, t.ratings[rating]])
  if (priceAtIssue !== null) facts.push([t.priceAtIssue, rupiah(priceAtIssue, report.locale)])
  if (targetPrice !== null) facts.push([t.target, rupiah(targetPrice, report.locale)])
  if (previousTarget) facts.push([t.previousTarget, rupiah(previousTarget, report.locale)])
  if (priceAtIssue !== null && targetPrice !== null && priceAtIssue > 0) {
    facts.push([t.upside, percent(targetPrice / priceAtIssue - 1, report.locale)])
  }
  if (horizonMonths !== null) facts.push([t.horizon, t.months(horizonMonths)])
  return facts
}

/** A table of one row: label above value. */
function drawTable(sheet: Sheet, facts: [string, string][]): void {
  if (facts.length === 0) return
  const height = 46
  const column = textWidth / facts.length
  sheet.keepTogether(height)
  sheet.page.push({ kind: 'box', x: margin, y: sheet.y, width: textWidth, height, color: colors.sea50 })
  const table = sheet.tag('Table')
  const [labels, values] = [sheet.tag('TR', table), sheet.tag('TR', table)]
  for (const [index, [label, value]] of facts.entries()) {
    const x = margin + index * column + 10
    if (index > 0) {
      sheet.page.push({
        kind: 'box',
        x: x - 10,
        y: sheet.y + 8,
        width: 0.8,
        height: 30,
        color: colors.line,
      })
    }
    const size = Math.min(11.5, (11.5 * (column - 14)) / Math.max(1, widthOf(value, 'bold', 11.5)))
    sheet.page.push(
      {
        kind: 'text',
        x,
        y: sheet.y + 18,
        size: 7.5,
        weight: 'medium',
        color: colors.muted,
        text: label,
        tag: sheet.tag('TH', labels),
      },
      {
        kind: 'text',
        x,
        y: sheet.y + 35,
        size,
        weight: 'bold',
        color: colors.sea900,
        text: value,
        tag: sheet.tag('TD', values),
      },
    )
  }
  sheet.y += height + 14
}

function drawKeyPoints(sheet: Sheet, report: ReportPaper): void {
  if (report.keyPoints.length === 0) return
  const title = words[report.locale].keyPoints
  sheet.paragraph('H2', title, { weight: 'bold', size: 12.5, lead: 18, color: colors.sea700 })
  sheet.gap(2)
  for (const point of report.keyPoints) sheet.item(point)
  sheet.gap(6)
}

function drawFeet(sheet: Sheet, report: ReportPaper): void {
  for (const [index, page] of sheet.pages.entries()) {
    const y = paper.height - 34
    const size = 7.5
    const text = words[report.locale].page(index + 1, sheet.pages.length)
    const x = paper.width - margin - widthOf(text, 'regular', size)
    page.push(
      { kind: 'box', x: margin, y: y - 16, width: textWidth, height: 0.8, color: colors.line },
      { kind: 'text', x: margin, y, size, weight: 'regular', color: colors.muted, text: report.company },
      { kind: 'text', x, y, size, weight: 'regular', color: colors.muted, text },
    )
  }
}

const tags = { id: 'id-ID', en: 'en-US' } as const

export function dateText(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format(
    new Date(instant),
  )
}

function rupiah(amount: number, locale: Locale): string {
  const digits = new Intl.NumberFormat(tags[locale], { maximumFractionDigits: 0 }).format(amount)
  return locale === 'id' ? `Rp${digits}` : `IDR ${digits}`
}

function percent(fraction: number, locale: Locale): string {
  return new Intl.NumberFormat(tags[locale], {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(fraction)
}
