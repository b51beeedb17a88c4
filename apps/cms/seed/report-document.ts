import { brand } from '@site/brand/names.ts'
import { DisclosureSchema, disclosureSentences } from '@site/contracts/content/disclosure.ts'
import { RatingSchema } from '@site/contracts/content/research.ts'
import type { Locale } from '@site/contracts/locale.ts'
import type { TextDocument } from '@site/pdf/text-document.ts'
import * as v from 'valibot'
import { createSections } from './markdown-sections.ts'

const words = {
  id: {
    research: 'Riset',
    facts: 'Ringkasan rekomendasi',
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
    rupiah: 'Rp',
  },
  en: {
    research: 'Research',
    facts: 'Recommendation at a glance',
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
    rupiah: 'IDR ',
  },
}

const tags = { id: 'id-ID', en: 'en-US' } as const

const text = v.object({ id: v.string(), en: v.optional(v.string()) })
const optionalNumber = v.nullish(v.number(), null)

/** What the PDF of a report states. */
export const ReportSchema = v.object({
  slug: text,
  title: text,
  summary: text,
  body: text,
  publishedAt: v.string(),
  category: v.string(),
  tickers: v.nullish(v.array(v.string()), []),
  analystRole: text,
  rating: v.nullish(RatingSchema, null),
  priceAtIssue: optionalNumber,
  targetPrice: optionalNumber,
  previousTarget: optionalNumber,
  horizonMonths: optionalNumber,
  keyPoints: v.array(text),
  disclosure: v.optional(DisclosureSchema),
  disclosures: v.optional(v.array(text), []),
})
export type Report = v.InferOutput<typeof ReportSchema>

/** The texts of a report that are not its own, in one language. */
interface Stated {
  readonly category: string
  readonly notice: string
}

/** A report of the demo in one language, as the text of its PDF. */
export function createReportDocument(
  report: Report,
  locale: Locale,
  { category, notice }: Stated,
): TextDocument {
  const { research, disclosure, facts, keyPoints, page } = words[locale]
  const listed = listFacts(report, locale)
  const formatDay = (day: string) =>
    new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format(
      new Date(day),
    )
  const company = brand.companyName
  const disclosed =
    report.disclosure === undefined
      ? []
      : disclosureSentences(locale, report.disclosure, { company, tickers: report.tickers, formatDay })
  const disclosures = report.disclosures.flatMap((sentence) => sentence[locale] ?? [])
  const points = report.keyPoints.flatMap((point) => point[locale] ?? [])
  return {
    brand: company,
    company: brand.legalName,
    lines: [`${research} · ${category}`, formatDay(report.publishedAt), report.analystRole[locale] ?? ''],
    title: report.title[locale] ?? '',
    summary: report.summary[locale] ?? '',
    sections: [
      { title: facts, parts: [{ kind: 'table' as const, head: [], rows: listed }] },
      { title: keyPoints, parts: [{ kind: 'sentences' as const, texts: points }] },
      ...createSections(report.body[locale] ?? ''),
      {
        title: disclosure,
        parts: [{ kind: 'sentences' as const, texts: [...disclosed, ...disclosures, notice] }],
      },
    ].filter(({ parts }) => parts.some((part) => part.kind !== 'table' || part.rows.length > 0)),
    nameOfPage: page,
  }
}

function listFacts(report: Report, locale: Locale): [string, string][] {
  const t = words[locale]
  const { rating, priceAtIssue, targetPrice, previousTarget, horizonMonths, tickers } = report
  const formatNumber = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tags[locale], options).format(value)
  const formatRupiah = (amount: number) => `${t.rupiah}${formatNumber(amount, { maximumFractionDigits: 0 })}`
  const facts: [string, string][] = []
  if (tickers.length > 0) facts.push([t.tickers, tickers.join(', ')])
  if (rating) facts.push([t.rating, t.ratings[rating]])
  if (priceAtIssue !== null) facts.push([t.priceAtIssue, formatRupiah(priceAtIssue)])
  if (targetPrice !== null) facts.push([t.target, formatRupiah(targetPrice)])
  if (previousTarget) facts.push([t.previousTarget, formatRupiah(previousTarget)])
  if (priceAtIssue !== null && targetPrice !== null && priceAtIssue > 0) {
    const upside = targetPrice / priceAtIssue - 1
    const options = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const
    facts.push([t.upside, formatNumber(upside, options)])
  }
  if (horizonMonths !== null) facts.push([t.horizon, t.months(horizonMonths)])
  return facts
}
