import type { Locale } from '@site/contracts/locale.ts'
import { widthOf } from '@site/pdf/fonts.ts'
import type { PaperPage, Tag } from '@site/pdf/marks.ts'
import { drawFeet, drawMasthead } from '@site/pdf/page-frame.ts'
import { colors, margin, Sheet, textWidth } from '@site/pdf/sheet.ts'
import { blocksOf } from './markdown-blocks.ts'

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
  const { brand, category, publishedAt, analystRole, locale, company } = report
  drawMasthead(sheet, {
    brand,
    lines: [`${words[locale].research} · ${category}`, dateText(publishedAt, locale), analystRole].filter(
      (line) => line !== '',
    ),
  })
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
  drawFeet(sheet, { company, pageOf: words[locale].page })
  return { pages: sheet.pages, structure: sheet.structure }
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
